import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../halflight/sourcing/read-content';
import { makeFolder } from '../halflight/testing/temporary-folder';
import { importBlog } from './import-blog';
import { describeImport } from './report';

const SITE = '---\ntitle: A\nurl: https://a.example\n---\n';

const resume = {
  basics: {
    ...{ name: 'Ada Lovelace', label: 'Mathematician', email: 'ada@example.org', summary: 'Wrote seven Notes.' },
    location: { city: 'London', countryCode: 'GB' },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/ada' },
      { network: 'Letters', url: 'https://l.example/' },
    ],
  },
  work: [
    { name: 'Memoirs', position: 'Translator', startDate: '1842-10', endDate: '1843', highlights: ['Notes A to G'] },
    { name: 'Memoirs', position: 'Author', startDate: '1843-02-30' },
    { name: 'No day' },
  ],
  volunteer: [{ organization: 'Memoirs', position: 'Helper', startDate: '1840' }],
  education: [{ institution: 'De Morgan', area: 'Mathematics', startDate: '1840', endDate: '1841' }],
  awards: [{ title: 'Medal', awarder: 'Society', date: '1843-05-01', summary: 'For: the Notes.' }],
  certificates: [{ name: 'Medal', issuer: 'Other', date: '1844' }],
  publications: [{ name: 'Notes', releaseDate: '1843', publisher: 'Taylor', summary: 'On the engine.' }],
  projects: [{ name: 'Engine', description: 'A machine.', keywords: ['brass'], highlights: ['Cards'] }],
  references: [{ name: 'Babbage', reference: 'The Enchantress of Number.' }],
  skills: [
    { name: 'Algebra', level: 'level 4 of 5' },
    { name: 'Music', level: 'Master' },
  ],
  languages: [{ language: 'French' }, { language: 'Italian', fluency: 'Fluent' }],
  interests: [{ name: 'Horses' }],
};

function start(said: object = resume, files: Readonly<Record<string, string>> = {}) {
  const folder = makeFolder();
  for (const [path, text] of Object.entries({ 'site.md': SITE, ...files })) writeFileSync(join(folder, path), text);
  const from = join(makeFolder(), 'resume.json');
  writeFileSync(from, JSON.stringify(said));
  const list = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .sort();
  return { folder, from, list, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

const UNUSED = 'there is no field for it: write it into a text';

const ALL = [
  'awards/medal-2.md',
  'awards/medal.md',
  'education/de-morgan.md',
  'experience/memoirs-2.md',
  'experience/memoirs.md',
  'person.md',
  'projects/engine.md',
  'publications/notes.md',
  'site.md',
  'testimonials/babbage.md',
];

test('a JSON Resume becomes person.md and entries that pass the check', async () => {
  const { folder, from, list, read } = start();
  const report = await importBlog({ from, folder });
  expect(list()).toEqual(ALL);
  expect(read('person.md')).toBe(
    [
      '---',
      'name: Ada Lovelace',
      'role: Mathematician',
      'email: ada@example.org',
      'location: London, GB',
      'social:',
      '  - https://github.com/ada',
      '  - url: https://l.example/',
      '    label: Letters',
      'skills:',
      '  - name: Algebra',
      '    level: 4',
      '  - Music',
      'languages:',
      '  - French',
      '  - name: Italian',
      '    level: Fluent',
      '---',
      '',
      'Wrote seven Notes.',
      '',
    ].join('\n'),
  );
  expect(read('experience/memoirs.md')).toMatch(
    /title: Translator\norganization: Memoirs\nstart: 1842-10\nend: "1843"|title: Translator/,
  );
  expect(read('publications/notes.md')).toContain('abstract: On the engine.');
  expect(report.skipped).toEqual([
    { file: 'work[2]', why: 'it has no date that its collection needs' },
    { file: 'work[3]', why: 'it has no date that its collection needs' },
    { file: 'interests', why: 'there is no collection for them: write them into a text' },
    { file: 'skills[].level', why: UNUSED },
  ]);
  expect(describeImport(report, 'content')).toMatch(/^JSON Resume: imported 9 other entries into content\/\./);
  expect(readContent(folder).problems).toEqual([]);
});

test('fields that person.md does not accept are left out and reported', async () => {
  const { folder, from, read } = start({
    basics: { name: 'Ada', email: 'ada at example.org', label: 'Mathematician' },
    skills: [{ name: 'y'.repeat(81) }],
  });
  const report = await importBlog({ from, folder });
  expect(read('person.md')).toBe('---\nname: Ada\nrole: Mathematician\n---\n');
  expect(report.skipped).toEqual([
    { file: 'person.md', why: 'its "email" is not valid, and left out: "ada at example.org"' },
    { file: 'person.md', why: `its "skills" is not valid, and left out: ["${'y'.repeat(81)}"]` },
  ]);
  expect(readContent(folder).problems).toEqual([]);
});

test('keywords become skills, and each unsupported field is reported once', async () => {
  const { folder, from, read } = start({
    basics: { name: 'Ada', location: { city: 'London', postalCode: 'W1' } },
    education: ['C', 'D'].map((institution) => ({ institution, startDate: '1840', score: '4.0' })),
    projects: [
      { name: 'E', startDate: '1842', entity: 'F' },
      { name: 'H', startDate: '1842', endDate: '1843' },
    ],
    skills: [{ name: 'Algebra', level: '4', keywords: ['Series', 'algebra'] }, { keywords: ['Series'] }, 'Music'],
    hobbies: ['Horses'],
  });
  const { skipped } = await importBlog({ from, folder });
  expect(read('person.md')).toContain('skills:\n  - name: Algebra\n    level: 4\n  - Series\n  - Music\n');
  const unused = [
    'hobbies',
    'basics.location.postalCode',
    'education[].score',
    'projects[].entity',
    'projects[].startDate',
  ];
  expect(skipped).toEqual(unused.map((file) => ({ file, why: UNUSED })));
});

test('a dry run writes nothing; a second run changes nothing, and existing files are left alone', async () => {
  const { folder, from, list, read } = start(resume, { 'person.md': '---\nname: Me\n---\n' });
  expect((await importBlog({ from, folder, dryRun: true })).written).toBe(false);
  expect(list()).toEqual(['person.md', 'site.md']);
  const first = await importBlog({ from, folder });
  expect(first.entries.find(({ to }) => to === 'person.md')?.status).toBe('kept');
  expect(read('person.md')).toBe('---\nname: Me\n---\n');
  const before = list().map(read);
  const second = await importBlog({ from, folder });
  expect(second.entries.map(({ status }) => status).filter((status) => status === 'new')).toEqual([]);
  expect(list().map(read)).toEqual(before);
});

test('an invalid or empty resume is refused, and nothing is written', async () => {
  const { folder, from, list } = start({ basics: {} });
  await expect(importBlog({ from, folder })).rejects.toThrow(/has nothing to import/);
  writeFileSync(from, '{"a": 1}');
  await expect(importBlog({ from, folder })).rejects.toThrow(/is not recognised/);
  expect(list()).toEqual(['site.md']);
});
