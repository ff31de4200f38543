import { languagesOf, withTranslations } from '../derive/languages';
import { build, entry, project } from '../testing/routes';

const position = (name: string, values: Record<string, unknown> = {}) =>
  entry(`experience/${name}.md`, { title: name, organization: 'Works', start: '2020', end: '2021', ...values });

const entries = [
  position('first', { end: '2024', tags: ['looms'] }),
  position('second', { end: '2023' }),
  position('third', { end: '2022', tags: ['looms'] }),
  position('hidden', { draft: true, tags: ['looms'] }),
  entry('books/written.md', { title: 'Written', wrote: true }),
  entry('books/read.md', { title: 'Read', authors: ['Somebody'] }),
  entry('education/school.md', { title: 'School', institution: 'A school', start: '2010', end: '2012' }),
  project('engine'),
];

/** The parts of a CV with these values, each with the names of its entries. */
const partsOf = (values: Record<string, unknown>) => {
  const { at } = build([...entries, entry('cv/a.md', { title: 'A CV', unlisted: true, ...values })]);
  const { parts } = at('/cv/a/').context as { parts: readonly { of: string; ids: readonly string[] }[] };
  return parts.map(({ of, ids, ...rest }) => [of, ids.map((id) => /([\w-]+)\.md$/.exec(id)?.[1]).join(' '), rest]);
};

test.each([
  ['all of a folder', { of: 'experience' }, 'first second third'],
  ['those with a tag', { of: 'experience', tag: 'looms' }, 'first third'],
  ['named ones, in the order in which they are named', { of: 'experience', only: ['third', 'first'] }, 'third first'],
  ['the others', { of: 'experience', without: ['second'] }, 'first third'],
  ['the newest', { of: 'experience', newest: 1 }, 'first'],
  ['of books those that the person wrote', { of: 'books' }, 'written'],
  ['a book that they read, if it is named', { of: 'books', only: ['read'] }, 'read'],
])('a CV shows %s', (_, part, names) => {
  expect(partsOf({ parts: [part] })).toEqual([[part.of, names, {}]]);
});

test('its parts are in its order, without those that are empty', () => {
  const parts = ['skills', 'projects', 'awards', 'experience'].map((of) => ({ of }));
  expect(partsOf({ parts }).map(([of]) => of)).toEqual(['skills', 'projects', 'experience']);
});

test('a part has its own number of highlights, or that of the CV', () => {
  const parts = [
    { of: 'experience', highlights: 0, title: 'Work' },
    { of: 'education', brief: true },
  ];
  expect(partsOf({ parts, highlights: 2 }).map(([, , rest]) => rest)).toEqual([
    { highlights: 0, title: 'Work' },
    { highlights: 2, brief: true },
  ]);
});

test('without parts it has those that its design usually has', () => {
  expect(partsOf({}).map(([of]) => of)).toEqual(['experience', 'education', 'skills', 'languages']);
  expect(partsOf({ design: 'academic' }).map(([of]) => of)).toEqual([
    'education',
    'experience',
    'books',
    'skills',
    'languages',
  ]);
});

test('in another language it shows the entries in that language, by the names that they share', () => {
  const settings = { title: 'A', url: 'https://a.example', languages: [{ code: 'en' }, { code: 'fr' }] };
  const languages = languagesOf(settings);
  const site = withTranslations(settings, () => undefined);
  const parts = [{ of: 'experience', only: ['first'] }];
  const of = (file: string, values: Record<string, unknown>) =>
    entry(file, { title: file, organization: 'Works', start: '2020', ...values }, languages);
  const { at } = build(
    [
      of('experience/first.md', {}),
      of('experience/first.fr.md', { slug: 'premier' }),
      of('cv/a.md', { parts }),
      of('cv/a.fr.md', { parts }),
    ],
    { site },
  );
  expect([at('/cv/a/'), at('/fr/cv/a/')].map(({ members }) => members)).toEqual([
    ['entry:experience/first.md'],
    ['entry:experience/first.fr.md'],
  ]);
});
