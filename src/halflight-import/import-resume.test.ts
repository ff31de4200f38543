import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../halflight/sourcing/read-content';
import { makeFolder } from '../halflight/testing/temporary-folder';
import { importBlog } from './import-blog';
import { describeImport } from './report';

const SITE = '---\ntitle: A\nurl: https://a.example\n---\n';

const resume = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Mathematician',
    email: 'ada@example.org',
    location: { city: 'London', countryCode: 'GB' },
    summary: 'Wrote seven Notes.',
    profiles: [
      { network: 'GitHub', url: 'https://github.com/ada' },
      { network: 'Letters', url: 'https://l.example/' },
    ],
  },
  work: [
    {
      name: 'Memoirs',
      position: 'Translator',
      startDate: '1842-10',
      endDate: '1843',
      highlights: ['Notes A to G'],
      summary: 'All of it.',
    },
    { name: 'Memoirs', position: 'Author', startDate: '1843-02-30' },
    { name: 'No day' },
  ],
  volunteer: [{ organization: 'Memoirs', position: 'Helper', startDate: '1840' }],
  education: [
    { institution: 'De Morgan', area: 'Mathematics', studyType: 'Letters', startDate: '1840', endDate: '1841' },
  ],
  awards: [{ title: 'Medal', awarder: 'Society', date: '1843-05-01', summary: 'For: the Notes.' }],
  certificates: [{ name: 'Medal', issuer: 'Other', date: '1844' }],
  publications: [
    {
      name: 'Notes',
      releaseDate: '1843',
      publisher: 'Taylor',
      url: 'https://notes.example/',
      summary: 'On the engine.',
    },
  ],
  projects: [
    {
      name: 'Engine',
      description: 'A machine.',
      keywords: ['brass'],
      url: 'https://engine.example/',
      highlights: ['Cards'],
    },
  ],
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

test('a JSON Resume becomes person.md and entries, which the check takes', async () => {
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

test('what person.md does not take is left out and reported', async () => {
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

test('keywords become skills, and what has no field is reported, each field once', async () => {
  const { folder, from, read } = start({
    $schema: 'x',
    meta: { version: '1' },
    basics: {
      name: 'Ada',
      url: 'https://ada.example/',
      image: '',
      location: { city: 'London', postalCode: 'W1' },
      profiles: [{ network: 'GitHub', username: 'ada' }],
    },
    work: [{ name: 'A', startDate: '1842', summary: 'x', description: 'y' }],
    volunteer: [{ organization: 'B', startDate: '1842', description: 'y' }],
    education: [
      { institution: 'C', startDate: '1840', score: '4.0' },
      { institution: 'D', startDate: '1841', score: '3.9' },
    ],
    projects: [
      { name: 'E', startDate: '1842', entity: 'F', type: 'machine', roles: ['G'] },
      { name: 'H', startDate: '1842', endDate: '1843' },
    ],
    skills: [
      { name: 'Algebra', level: '4', keywords: ['Series', 'algebra'] },
      { keywords: ['Series', 'Notes'] },
      'Music',
    ],
    languages: [{ language: 'French', fluency: 'Fluent', iso: 'fr' }],
    hobbies: ['Horses'],
  });
  const { skipped } = await importBlog({ from, folder });
  expect(read('person.md')).toContain('skills:\n  - name: Algebra\n    level: 4\n  - Series\n  - Notes\n  - Music\n');
  expect(skipped).toEqual(
    [
      'hobbies',
      'basics.url',
      'basics.location.postalCode',
      'basics.profiles[].username',
      'work[].description',
      'education[].score',
      'projects[].entity',
      'projects[].type',
      'projects[].startDate',
      'languages[].iso',
    ].map((file) => ({ file, why: UNUSED })),
  );
});

test('a dry run writes nothing; a second run changes nothing, and what was there is left alone', async () => {
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

test('what is no resume, or says nothing, is refused and writes nothing', async () => {
  const { folder, from, list } = start({ basics: {} });
  await expect(importBlog({ from, folder })).rejects.toThrow(/says nothing that can be imported/);
  writeFileSync(from, '{"a": 1}');
  await expect(importBlog({ from, folder })).rejects.toThrow(/is not recognised/);
  expect(list()).toEqual(['site.md']);
});
