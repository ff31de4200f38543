import { definitionFiles, toRegistries } from './to-registries';

const files = [
  'collections/talk/schema.ts',
  'collections/talk/section-schema.ts',
  'collections/talk/section.tsx',
  'collections/talk/list.tsx',
  'collections/talk/words.ts',
  'collections/case-study/schema.ts',
  'collections/case-study/list.tsx',
  'collections/case-study/words.ts',
  'collections/case-study/card.tsx',
  'sections/pull-quote/schema.ts',
  'sections/pull-quote/pull-quote.tsx',
  'sections/pull-quote/pull-quote.css',
  'sections/pull-quote/markdown.ts',
];

const definitions = new Map([
  ['collections/talk/schema.ts', { position: 10, folder: 'talks' }],
  ['collections/case-study/schema.ts', { position: 20, folder: 'case-studies' }],
  ['collections/talk/section-schema.ts', { position: 10, type: 'given-talks' }],
  ['sections/pull-quote/schema.ts', { position: 20, type: 'pull-quote' }],
]);

const lines = (path: string, known?: typeof definitions) => toRegistries(files, known).get(path)?.trim().split('\n');

test('what definitions are loaded through is made from names alone', () => {
  const made = [...toRegistries(files).keys()];
  expect(made).toEqual(expect.arrayContaining(['collections/schemas.ts', 'sections/schemas.ts']));
  for (const path of ['sections/components.ts', 'collections/words.ts', 'collections/list-names.ts'])
    expect(made).not.toContain(path);
  expect(lines('collections/schemas.ts')).toEqual([
    '// Written by `npm run derive` from the folders beside it.',
    "import { caseStudy } from './case-study/schema';",
    "import { talk } from './talk/schema';",
    '',
    'export const schemas = {',
    "  'case-study': caseStudy,",
    '  talk,',
    '} as const;',
  ]);
  expect(lines('sections/schemas.ts')).toEqual([
    '// Written by `npm run derive` from the folders beside it.',
    "import { section as pullQuoteSchema } from './pull-quote/schema';",
    "import { section as talkSectionSchema } from '../collections/talk/section-schema';",
    '',
    'export const schemas = {',
    '  pullQuoteSchema,',
    '  talkSectionSchema,',
    '} as const;',
  ]);
});

test('a section is drawn by what is called as it is', () => {
  expect(lines('sections/components.ts', definitions)).toEqual([
    '// Written by `npm run derive` from the folders beside it.',
    "import { PullQuote } from './pull-quote/pull-quote';",
    "import { GivenTalks } from '../collections/talk/section';",
    '',
    'export const components = {',
    "  'pull-quote': PullQuote,",
    "  'given-talks': GivenTalks,",
    '} as const;',
  ]);
  expect(lines('sections/markdown.ts', definitions)).toContain(
    "import { toMarkdown as pullQuoteMarkdown } from './pull-quote/markdown';",
  );
});

test('words and lists come in the order of the definitions', () => {
  expect(lines('collections/words.ts', definitions)).toEqual([
    '// Written by `npm run derive` from the folders beside it.',
    "import { words as talkWords } from './talk/words';",
    "import { words as caseStudyWords } from './case-study/words';",
    '',
    'export const words = {',
    '  ...talkWords,',
    '  ...caseStudyWords,',
    '} as const;',
  ]);
  expect(lines('collections/list-names.ts', definitions)).toContain(
    "export const listNames = ['talks', 'case-studies'] as const;",
  );
});

test('names the definitions that it needs, each once', () => {
  expect(definitionFiles(files)).toEqual([
    { file: 'collections/case-study/schema.ts', exported: 'caseStudy' },
    { file: 'sections/pull-quote/schema.ts', exported: 'section' },
    { file: 'collections/talk/schema.ts', exported: 'talk' },
    { file: 'collections/talk/section-schema.ts', exported: 'section' },
  ]);
});

test('a role that nothing has is an empty registry', () => {
  expect(toRegistries([], new Map()).get('sections/markdown.ts')).toContain('export const markdown = {} as const;');
});

test('a folder without a definition is named', () => {
  const folder = ['collections/talk/words.ts'];
  expect(() => toRegistries(folder, new Map())).toThrow('There is no src/halflight/collections/talk/schema.ts');
});
