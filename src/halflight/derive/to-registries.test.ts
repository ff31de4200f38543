import { fileRegistries, toIndex } from './file-registries';
import { definitionFiles, toRegistries } from './to-registries';

const files = [
  ...['schema.ts', 'section-schema.ts', 'section.tsx', 'list.tsx'].map((name) => `collections/talk/${name}`),
  ...['schema.ts', 'list.tsx', 'card.tsx'].map((name) => `collections/case-study/${name}`),
  ...['schema.ts', 'pull-quote.tsx', 'pull-quote.css'].map((name) => `sections/pull-quote/${name}`),
];

const definitions = new Map([
  ['collections/talk/schema.ts', { position: 10, folder: 'talks' }],
  ['collections/case-study/schema.ts', { position: 20, folder: 'case-studies' }],
  ['collections/talk/section-schema.ts', { position: 10, type: 'given-talks' }],
  ['sections/pull-quote/schema.ts', { position: 20, type: 'pull-quote' }],
]);

test('the registries through which definitions are loaded are made from names alone', () => {
  const made = [...toRegistries(files).keys()];
  expect(made).toEqual(expect.arrayContaining(['collections/schemas.ts', 'collections/section-schemas.ts']));
  expect(made).not.toContain('collections/section-components.ts');
});

test('other registries use the names and the order of the definitions', () => {
  const registries = toRegistries(files, definitions);
  expect(registries.get('collections/section-components.ts')).toContain("  'given-talks': GivenTalks,\n");
  expect(registries.get('words/list-names.ts')).toContain(
    "export const listNames = ['talks', 'case-studies'] as const;",
  );
});

test('each required definition is named once', () => {
  expect(definitionFiles(files)).toEqual([
    { file: 'collections/case-study/schema.ts', exported: 'caseStudy' },
    { file: 'sections/pull-quote/schema.ts', exported: 'section' },
    { file: 'collections/talk/schema.ts', exported: 'talk' },
    { file: 'collections/talk/section-schema.ts', exported: 'section' },
  ]);
});

test('a role without files gives an empty registry, and a folder without a definition is reported', () => {
  expect(toRegistries([], new Map()).get('sections/markdown.ts')).toContain('export const markdown = {} as const;');
  expect(toIndex([], 'things')).toContain('export const things = {} as const;\n');
  const folder = ['words/parts/talk.ts'];
  expect(() => toRegistries(folder, new Map())).toThrow('There is no src/halflight/collections/talk/schema.ts');
});

test('a file registry lists the files that export an object of its type', () => {
  const hosts = fileRegistries().get('src/halflight/hosts/index.ts');
  expect(hosts).toContain("import { netlify } from './netlify';\n");
  expect(hosts).not.toMatch(/\.\/(?:host|index|file-rules|redirects)'/);
  expect(toIndex(['a-b', 'c'], 'things')).toContain("export const things = { 'a-b': aB, c } as const;\n");
});
