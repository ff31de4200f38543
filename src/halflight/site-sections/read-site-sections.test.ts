import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { readSiteSections } from './read-site-sections';

const read = (files: Record<string, string>) => {
  const root = makeFolder();
  writeFiles(join(root, 'src/sections'), files);
  return readSiteSections(root, ['hero', 'stats']);
};

const schema = (type: string, fields = '') => `
import { defineSection, text } from 'halflight/schema';

export const section = defineSection({ type: '${type}', label: 'A', hint: 'B.', fields: { ${fields} } });
`;

const component = 'export function PullQuote() { return null; }';

/** The only mistake, as a line of a report. */
const mistakeIn = (files: Record<string, string>): string => {
  const { sections, mistakes } = read(files);
  expect(sections).toEqual([]);
  expect(mistakes).toHaveLength(1);
  const [{ file, line, column, message } = { file: '', line: 0, column: 0, message: '' }] = mistakes;
  return `${file}:${line}:${column} ${message}`;
};

test('a section is a schema, which may import other files, and a component of its name', () => {
  const root = makeFolder();
  cpSync('e2e/site', root, { recursive: true });
  const { sections, mistakes } = readSiteSections(root, []);
  expect(mistakes).toEqual([]);
  expect(sections.map(({ exported }) => exported)).toEqual(['Engines', 'PullQuote']);
  const quote = sections.find(({ exported }) => exported === 'PullQuote');
  expect(quote?.file).toBe(join(root, 'src/sections/pull-quote/pull-quote.tsx'));
  const values = { type: 'pull-quote', quote: 'A', remarks: [{ by: 'B', words: 'C' }], id: 'd' };
  expect(quote?.definition.schema.safeParse(values)).toEqual({ success: true, data: values });
  expect(quote?.definition.schema.safeParse({ type: 'pull-quote', quote: 'A'.repeat(61) }).success).toBe(false);
});

test('one wrong section among right ones is reported, an empty folder is none, and the others are read', () => {
  const root = makeFolder();
  cpSync('e2e/site', root, { recursive: true });
  writeFiles(root, { 'src/sections/wrong/schema.ts': 'export const section = ;\n' });
  mkdirSync(join(root, 'src/sections/left'));
  const { sections, mistakes } = readSiteSections(root, []);
  expect(sections.map(({ exported }) => exported)).toEqual(['Engines', 'PullQuote']);
  expect(mistakes.map(({ file }) => file)).toEqual(['src/sections/wrong/schema.ts']);
});

test('an error in compiling or running is reported at its line', () => {
  expect(mistakeIn({ 'pull-quote/schema.ts': 'const a = 1;\nconst b = ;\n' })).toBe(
    'src/sections/pull-quote/schema.ts:2:11 cannot be read: Unexpected ";"',
  );
  const files = {
    'pull-quote/schema.ts': 'import { part } from "./part";\n\nexport const section = part.a.b;\n',
    'pull-quote/part.ts': '// Comments\n// move\n// lines.\nexport const part: any = {};\n',
  };
  expect(mistakeIn(files)).toMatch(/schema\.ts:3:\d+ cannot be run: Cannot read properties of undefined/);
});

const quote = 'pull-quote/schema.ts';
const drawn = 'pull-quote/pull-quote.tsx';

test.each<[string, Record<string, string>]>([
  ['Quote/schema.ts:1:1 "Quote" cannot be the name', { 'Quote/schema.ts': schema('Quote') }],
  ['hero/schema.ts:1:1 "hero" is a built-in section', { 'hero/schema.ts': schema('hero') }],
  [`${quote}:1:1 the section "pull-quote" needs this file`, { [drawn]: component }],
  [`${quote}:1:1 must export "section"`, { [quote]: 'export const quote = 1;' }],
  [`${quote}:1:1 "type" must be the name of the folder, "pull-quote"`, { [quote]: schema('quote') }],
  [`${quote}:1:1 the field "a" must be created with a function`, { [quote]: schema('pull-quote', 'a: {} as any') }],
  [
    `${quote}:1:1 the example of "a" must be YAML`,
    { [quote]: schema('pull-quote', "a: text({ label: 'A', hint: 'A.', example: 'theme: dark' })") },
  ],
  [`${drawn}:1:1 the section "pull-quote" needs this file`, { [quote]: schema('pull-quote') }],
  [
    `${drawn}:1:1 must export the component PullQuote`,
    { [quote]: schema('pull-quote'), [drawn]: 'export function Quote() {}' },
  ],
  [
    `${drawn}:2:1 the schema is not for browsers`,
    { [quote]: schema('pull-quote'), [drawn]: `\nimport { section } from './schema';\n${component}` },
  ],
])('%s', (said, files) => {
  expect(mistakeIn(files)).toMatch(`src/sections/${said}`);
});
