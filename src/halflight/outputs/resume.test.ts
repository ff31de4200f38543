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

const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) };
const tools: Tools = { cache, commits: noCommits, listed: [] };

const position = (values: Record<string, unknown> = {}) =>
  entry('experience/a.md', { title: 'Translator', organization: 'Memoirs', start: '1842-10', ...values });

/** The resumes published for a site with these entries, parsed and validated. */
async function resumesOf(entries: readonly Entry[], person: Partial<PersonValues> = {}, settings = {}) {
  const site = publish(entries, { person: { name: 'Ada Lovelace', ...person }, settings });
  const files = await Promise.all(site.languages.map(async (language) => (await resume.make?.(language, tools)) ?? []));
  return files.flat().map(({ path, text }) => {
    const said = JSON.parse(text) as Record<string, unknown>;
    expect(isValid(said) ? [] : isValid.errors).toEqual([]);
    return { path, said };
  });
}

test('it has what the site tells of its person, and is valid', async () => {
  const [file] = await resumesOf(
    [
      position({
        end: '1843',
        url: 'https://memoirs.example/',
        highlights: ['Added seven Notes.'],
        location: 'London',
      }),
      {
        ...entry('experience/b.md', { title: 'Writer', organization: 'Herself', start: '1840' }),
        body: 'Letters.\n\nMore.',
      },
      entry('education/a.md', { title: 'Mathematics', institution: 'De Morgan', start: '1840', end: '1841' }),
      {
        ...entry('awards/a.md', { title: 'A medal', issuer: 'A society', date: '1843-05-01' }),
        body: 'For the Notes.',
      },
      entry('books/own.md', {
        title: 'Sketch',
        authors: ['L. F. Menabrea', 'Ada Lovelace'],
        url: 'https://b.example/',
      }),
      entry('publications/notes.md', {
        title: 'Notes',
        venue: 'Scientific Memoirs',
        date: '1843-09',
        doi: '10.1000/182',
        abstract: 'On the engine.',
      }),
      entry('books/alone.md', { title: 'Alone', wrote: true, publisher: 'A house', published: '1842' }),
      entry('books/read.md', { title: 'Read', authors: ['Mary Somerville'] }),
      entry('projects/a.md', {
        title: 'Engine',
        summary: 'A machine.',
        date: '1843',
        role: 'Analyst',
        tags: ['x'],
        tools: ['y', 'x'],
      }),
    ],
    {
      role: 'Mathematician',
      email: 'ada@example.org',
      showEmail: true,
      phone: '+44 20 7946 0000',
      location: 'London',
      avatar: { src: 'ada.jpg', alt: '' },
      social: [{ url: 'https://github.com/ada' }, { url: 'https://a.example/', label: 'Letters' }],
      skills: [{ name: 'Algebra', level: 4 }, { name: 'Music' }],
      languages: [{ name: 'English' }, { name: 'French', level: 'C1' }],
    },
    { url: 'https://ada.example/site/' },
  );
  expect(file?.path).toBe('resume.json');
  expect(file?.said).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: 'Ada Lovelace',
      label: 'Mathematician',
      image: 'https://ada.example/site/static/ada.jpg/portrait.jpg',
      email: 'ada@example.org',
      phone: '+44 20 7946 0000',
      url: 'https://ada.example/site/',
      location: { city: 'London' },
      profiles: [
        { network: 'GitHub', url: 'https://github.com/ada' },
        { network: 'Letters', url: 'https://a.example/' },
      ],
    },
    work: [
      { name: 'Herself', position: 'Writer', startDate: '1840', summary: 'Letters.' },
      {
        name: 'Memoirs',
        position: 'Translator',
        location: 'London',
        url: 'https://memoirs.example/',
        startDate: '1842-10',
        endDate: '1843',
        highlights: ['Added seven Notes.'],
      },
    ],
    education: [{ institution: 'De Morgan', area: 'Mathematics', startDate: '1840', endDate: '1841' }],
    awards: [{ title: 'A medal', date: '1843-05-01', awarder: 'A society', summary: 'For the Notes.' }],
    publications: [
      {
        name: 'Notes',
        publisher: 'Scientific Memoirs',
        releaseDate: '1843-09',
        url: 'https://doi.org/10.1000/182',
        summary: 'On the engine.',
      },
      { name: 'Alone', publisher: 'A house', releaseDate: '1842' },
      { name: 'Sketch', url: 'https://b.example/' },
    ],
    projects: [
      {
        name: 'Engine',
        description: 'A machine.',
        keywords: ['y', 'x'],
        endDate: '1843',
        url: 'https://ada.example/site/projects/a/',
        roles: ['Analyst'],
      },
    ],
    skills: [{ name: 'Algebra', level: 'level 4 of 5' }, { name: 'Music' }],
    languages: [{ language: 'English' }, { language: 'French', fluency: 'C1' }],
    meta: { canonical: 'https://ada.example/site/resume.json', version: 'v1.0.0' },
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

test('there is none without a person, or a page that it would be of; no page names it then', async () => {
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

test('its URLs are URIs, which have only ASCII letters', async () => {
  const [file] = await resumesOf(
    [position({ url: 'https://a.example/ü' }), entry('projects/über.md', { title: 'A' })],
    { social: [{ url: 'https://b.example/ü' }] },
    { url: 'https://über.example' },
  );
  expect(JSON.stringify(file?.said)).not.toMatch(/https:[^"]*ü/);
});
