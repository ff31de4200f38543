import { COLOURED_LINE_LENGTH } from '../limits';
import { context, render } from '../testing/markdown';
import { renderBody } from './render';

describe('code', () => {
  test.each([
    ['a language that nobody knows', '```analytical\nstart <1>\n```', 'start <1>'],
    ['a name like a part of JavaScript', '```constructor\nstart <1>\n```', 'start <1>'],
    ['HTML in it', '```html\n<b>bold</b>\n```', '<b>bold</b>'],
  ])('with %s is shown as it was written', async (_, markdown, expected) => {
    const root = await render(markdown);
    expect(root.querySelector('.code-block > pre > code')?.textContent.trim()).toBe(expected);
    expect(root.querySelector('.code-block b')).toBeNull();
  });

  test('that scrolls can be reached with the keyboard, and no attribute stands twice', async () => {
    expect(await renderBody('```ts\na;\n```', context)).toMatch(/<pre(?![^>]*tabindex[^>]*tabindex)[^>]* tabindex="0"/);
  });
});

const lines = (root: Element, name: string) =>
  [...root.querySelectorAll('.line')].flatMap((line, index) => (line.matches(name) ? [index + 1] : []));

test.each([
  ['`{…}`', '```ts {1,3-4}\na\nb\nc\nd\n```', '.highlighted', [1, 3, 4]],
  ['`{…}` at the language', '```ts{1,3-4} title="x"\na\nb\nc\nd\n```', '.highlighted', [1, 3, 4]],
  ['a comment that adds', '```ts\na // [!code ++]\nb\n```', '.diff.add', [1]],
  ['`+` in the language diff', '```diff\n+++ b\n+a\n b\n```', '.inserted', [2]],
  ['more lines than a block may have', '```ts {1-999999999}\na\n```', '.highlighted', [1]],
  ['`-` in the language diff', '```diff\n--- a\n b\n-a\n```', '.deleted', [3]],
  ['no comment in Markdown', '```md\na // [!code ++]\n```', '.diff', []],
])('lines are marked by %s', async (_, markdown, name, expected) => {
  expect(lines(await render(markdown), name)).toEqual(expected);
});

test.each(['/npm i/ / i a/', '/ npm/ /$ npm/'])('marks may overlap: %s', async (meta) => {
  const root = await render(`\`\`\`console ${meta}\n$ npm i a\n\`\`\``);
  expect(root.querySelector('pre')?.textContent).toBe('$ npm i a');
  expect(root.querySelectorAll('.highlighted-word')).toHaveLength(1);
});

test('prompts and what commands print are marked, and shown as written', async () => {
  const source = '$ npm i \\\n    a\n# added 3';
  const root = await render(`\`\`\`console\n${source}\nadded\n$ ls\n\`\`\``);
  expect([...root.querySelectorAll('.prompt')].map((prompt) => prompt.textContent)).toEqual(['$ ', '$ ']);
  expect(lines(root, '.printed')).toEqual([4]);
  expect(root.querySelector('pre')?.textContent).toBe(`${source}\nadded\n$ ls`);
});

test.each([
  ['```ts {1} title="src/{1}/a b.ts"\na\n```', 'src/{1}/a b.ts', 'TypeScript', 'src/{1}/a b.ts'],
  ['```ts title=a.ts {1}\na\n```', 'a.ts', 'TypeScript', 'a.ts'],
  ['```ts\na\n```', undefined, 'TypeScript', 'Code in TypeScript'],
  ['```analytical\na\n```', undefined, 'analytical', 'Code in analytical'],
  ['```text\na\n```', undefined, undefined, 'Code'],
  ['```\na\n```', undefined, undefined, 'Code'],
])('%j is titled %j, of the language %j and named %j', async (markdown, title, language, name) => {
  const root = await render(markdown);
  expect(root.querySelector('.code-title')?.textContent).toBe(title);
  expect(root.querySelector('.code-language')?.textContent).toBe(language);
  expect(root.querySelector('pre[role=group]')?.getAttribute('aria-label')).toBe(name);
});

test.each([
  ['showLineNumbers', true, null],
  ['showLineNumbers=7', true, '--first-line: 6'],
  ['showLineNumbers=100', true, '--first-line: 99; --digits: 3'],
  ['showLineNumbersNot', false, null],
])('with %j lines are numbered: %s', async (meta, numbered, style) => {
  const block = (await render(`\`\`\`ts ${meta}\na\n\`\`\``)).querySelector('pre');
  expect(block?.classList.contains('numbered')).toBe(numbered);
  expect(block?.getAttribute('style') ?? null).toBe(style);
  expect(block?.textContent).toBe('a');
});

test('the HTML of an author may hold a block without code', async () => {
  expect((await render('<pre>a <b>b</b></pre>')).querySelector('.code-block code')?.textContent).toBe('a b');
});

test('a line too long to be coloured in time is shown as it is, and those around it are coloured', async () => {
  const long = `const a = /${'(a|['.repeat(COLOURED_LINE_LENGTH / 4)}`;
  const root = await render(`\`\`\`js\nconst a = 1;\n${long}\nconst b = 2;\n\`\`\``);
  const [before, line, after] = [...root.querySelectorAll('.line')].map((element) => element.innerHTML);
  expect(root.querySelector('pre')?.textContent).toContain(`\n${long}\n`);
  expect(line).not.toContain('style');
  expect(before).toContain('style="color:var(--code-');
  expect(after).toContain('style="color:var(--code-');
});

const withPicker = { ...context, toPicker: () => Promise.resolve('/static/a.js') };
const picked = '```yaml pickAccent\ntheme:\n  accent: "#b4532a" # brick\n  mood: vivid\n```';

test.each([
  ['accent: teal', '#008080'],
  ["accent: 'oklch(0.62 0.17 250)'", '#1289e7'],
  ['accent: nothing that is a colour', '#d75928'],
  ['mood: plain', '#d75928'],
])('%s begins as %s', async (line, hex) => {
  const root = await render(`\`\`\`yaml pickAccent\ntheme:\n  ${line}\n\`\`\``, withPicker);
  expect(root.querySelector('[type=color]')?.getAttribute('value')).toBe(hex);
  expect(root.querySelectorAll('select')).toHaveLength(line.startsWith('mood') ? 1 : 0);
});

test('other code has none, nor has any where nothing computes', async () => {
  expect((await render('```yaml\naccent: teal\n```', withPicker)).querySelector('.accent-picker')).toBeNull();
  expect((await render(picked)).querySelector('.accent-picker')).toBeNull();
});
