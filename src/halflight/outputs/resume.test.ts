import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { PersonValues } from '../collections';
import { languagesOf } from '../derive/languages';
import type { Entry } from '../sourcing/read-entry';
import { publish } from '../testing/published';
import { entry } from '../testing/routes';
import type { Tools } from './output';
import { listHeadLinks, listOutputFiles } from './output-files';
import { resume } from './resume';
import { noCommits } from './sitemap/read-commit-times';

// The schema published by the JSON Resume project.
const schema = JSON.parse(readFileSync(require.resolve('@jsonresume/schema/schema.json'), 'utf8')) as object;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const isValid = ajv.compile(schema);

const tools: Tools = { commits: noCommits, listed: [] };

const position = (values: Record<string, unknown> = {}) =>
  entry('experience/a.md', { title: 'Translator', organization: 'Memoirs', start: '1842-10', ...values });

/** The resumes that a site with these entries publishes, parsed and validated. */
async function resumesOf(entries: readonly Entry[], person: Partial<PersonValues> = {}, settings = {}) {
  const site = publish(entries, { person: { name: 'Ada Lovelace', ...person }, settings });
  const files = await Promise.all(site.languages.map(async (language) => (await resume.make?.(language, tools)) ?? []));
  return files.flat().map(({ path, text }) => {
    const said = JSON.parse(text) as Record<string, unknown>;
    expect(isValid(said) ? [] : isValid.errors).toEqual([]);
    return { path, said };
  });
}

test('it contains what the site shows about its person, and is valid', async () => {
  const url = 'https://ada.example/site/';
  const [file] = await resumesOf(
    [
      position({
        end: '1843',
        url: 'https://memoirs.example/',
        highlights: ['Added seven Notes.'],
        location: 'London',
      }),
      { ...position({ title: 'Writer', start: '1840' }), id: 'b', body: 'Letters.\n\nMore.' },
      entry('education/a.md', { title: 'Mathematics', institution: 'De Morgan', start: '1840', end: '1841' }),
      { ...entry('awards/a.md', { title: 'A medal', issuer: 'A society', date: '1843' }), body: 'For the Notes.' },
      entry('publications/a.md', {
        title: 'Notes',
        venue: 'Memoirs',
        date: '1843-09',
        doi: '10.1/2-#',
        abstract: 'Of it.',
      }),
      entry('books/own.md', { title: 'Sketch', authors: ['L. F. Menabrea', 'Ada Lovelace'] }),
      entry('books/alone.md', { title: 'Alone', wrote: true, publisher: 'A house', published: '1842' }),
      entry('books/read.md', { title: 'Read', authors: ['Mary Somerville'] }),
      entry('projects/a.md', {
        title: 'Engine',
        summary: 'A machine.',
        date: '1843',
        role: 'Analyst',
        tools: ['y', 'x'],
      }),
    ],
    {
      ...{ role: 'Mathematician', email: 'ada@example.org', showEmail: true, location: 'London' },
      avatar: { src: 'ada.jpg', alt: '' },
      social: [{ url: 'https://github.com/ada' }, { url: 'https://a.example/', label: 'Letters' }],
      skills: [{ name: 'Algebra', level: 4 }, { name: 'Music' }],
      languages: [{ name: 'English' }, { name: 'French', level: 'C1' }],
    },
    { url },
  );
  expect(file?.path).toBe('resume.json');
  expect(file?.said).toMatchObject({
    basics: {
      ...{ name: 'Ada Lovelace', label: 'Mathematician', email: 'ada@example.org', url, location: { city: 'London' } },
      image: `${url}static/ada.jpg/portrait.jpg`,
      profiles: [
        { network: 'GitHub', url: 'https://github.com/ada' },
        { network: 'Letters', url: 'https://a.example/' },
      ],
    },
    work: [
      { position: 'Writer', startDate: '1840', summary: 'Letters.' },
      {
        ...{ name: 'Memoirs', position: 'Translator', startDate: '1842-10', endDate: '1843', location: 'London' },
        ...{ url: 'https://memoirs.example/', highlights: ['Added seven Notes.'] },
      },
    ],
    education: [{ institution: 'De Morgan', area: 'Mathematics', startDate: '1840', endDate: '1841' }],
    awards: [{ title: 'A medal', date: '1843', awarder: 'A society', summary: 'For the Notes.' }],
    publications: [
      {
        name: 'Notes',
        publisher: 'Memoirs',
        releaseDate: '1843-09',
        url: 'https://doi.org/10.1/2-%23',
        summary: 'Of it.',
      },
      { name: 'Alone', publisher: 'A house', releaseDate: '1842' },
      { name: 'Sketch' },
    ],
    projects: [{ name: 'Engine', keywords: ['y', 'x'], endDate: '1843', url: `${url}projects/a/`, roles: ['Analyst'] }],
    skills: [{ name: 'Algebra', level: 'level 4 of 5' }, { name: 'Music' }],
    languages: [{ language: 'English' }, { language: 'French', fluency: 'C1' }],
  });
});

test('what visitors do not see is not in it', async () => {
  const [file] = await resumesOf(
    [
      position(),
      entry('experience/b.md', { title: 'Secret', organization: 'Secret', start: '1840', draft: true }),
      entry('awards/a.md', { title: 'Secret', issuer: 'B', date: '1843', publish: '2999-01-01' }),
      entry('projects/a.md', { title: 'Secret', unlisted: true }),
    ],
    { email: 'secret@example.org' },
  );
  expect(JSON.stringify(file?.said)).not.toMatch(/secret/i);
  expect(Object.keys(file?.said ?? {})).toEqual(['$schema', 'basics', 'work', 'meta']);
});

test('there is none without a person or a page for it; then no page links to it', async () => {
  expect(await resumesOf([entry('awards/a.md', { title: 'A', issuer: 'B', date: '1843' })])).toEqual([]);
  expect(await resumesOf([position()], {}, { collections: { experience: { hidden: true } } })).toEqual([]);
  const { pages, settings } = publish([position()]);
  const filesOf = (...written: string[]) => listOutputFiles({ settings, pages, written: new Set(written) });
  expect(filesOf('experience')).not.toContain('/resume.json');
  expect(filesOf('experience', 'person')).toContain('/resume.json');
  const linksOf = (...written: string[]) =>
    listHeadLinks({ settings, written: new Set(written) }).filter(({ of }) => of === 'resume');
  expect(linksOf('experience')).toEqual([]);
  expect(linksOf('person')).toMatchObject([{ rel: 'alternate', name: 'resume.json', type: 'application/json' }]);
});

test('a site in several languages has one in each that has something to tell', async () => {
  const settings = { languages: [{ code: 'en' }, { code: 'fr' }, { code: 'de' }] };
  const languages = languagesOf(settings);
  const values = { title: 'A', organization: 'B', start: '1842' };
  const files = await resumesOf(
    [entry('experience/a.md', values, languages), entry('experience/a.fr.md', values, languages)],
    {},
    settings,
  );
  expect(files.map(({ path, said }) => [path, (said.meta as { canonical: string }).canonical])).toEqual([
    ['resume.json', 'https://a.example/resume.json'],
    ['fr/resume.json', 'https://a.example/fr/resume.json'],
  ]);
});
