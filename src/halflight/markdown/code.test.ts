import { COLOURED_LINE_LENGTH } from '../limits';
import { en } from '../ui/words/en';
import { context, render } from '../testing/markdown';
import { renderBody } from './render';

describe('code', () => {
  test('takes its colours from the theme, and both themes from one markup', async () => {
    const root = await render('```ts\nconst engine = 1; // a mill\n```');
    const styles = [...root.querySelectorAll('pre span[style]')].map((span) => span.getAttribute('style') ?? '');
    expect(styles.length).toBeGreaterThan(3);
    expect(
      styles.filter(
        (style) => !/^(?:;?(?:color:var\(--code-[\w-]+\)|font-style:italic|font-weight:bold))+$/.test(style),
      ),
    ).toEqual([]);
    expect(new Set(styles).size).toBeGreaterThan(2);
    expect(root.querySelector('pre')?.hasAttribute('style')).toBe(false);
    expect(root.querySelector('pre')?.textContent.trim()).toBe('const engine = 1; // a mill');
  });

  test.each([
    ['a language that nobody knows', '```analytical\nstart <1>\n```', 'start <1>'],
    ['no language', '```\nstart <1>\n```', 'start <1>'],
    ['indentation', '    start <1>', 'start <1>'],
    ['nothing in it', '```\n```', ''],
    ['a name like a part of JavaScript', '```constructor\nstart <1>\n```', 'start <1>'],
    ['HTML in it', '```html\n<b>bold</b>\n```', '<b>bold</b>'],
  ])('with %s is shown as it was written', async (_, markdown, expected) => {
    const root = await render(markdown);
    expect(root.querySelector('.code-block > pre > code')?.textContent.trim()).toBe(expected);
    expect(root.querySelector('.code-block b')).toBeNull();
  });

  test('has a button that copies, and a place that says so', async () => {
    const root = await render('```ts\na;\n```\n\n```js\nb;\n```', {
      words: { ...en, copyCode: 'Kopieren', copied: 'Kopiert' },
    });
    const buttons = [...root.querySelectorAll('.code-block > button[type=button]')];
    expect(buttons.map((button) => button.textContent)).toEqual(['Kopieren', 'Kopieren']);
    expect(buttons[0]?.getAttribute('data-copied')).toBe('Kopiert');
    expect(root.querySelectorAll('.code-block > [role=status]:empty')).toHaveLength(2);
  });

  test('is valid HTML: no attribute stands twice', async () => {
    expect(await renderBody('```ts\na;\n```', context)).not.toMatch(/<pre[^>]*tabindex[^>]*tabindex/);
  });

  test('that scrolls can be reached with the keyboard', async () => {
    expect((await render('```ts\na;\n```')).querySelector('pre')?.getAttribute('tabindex')).toBe('0');
  });

  test('in running text is left alone', async () => {
    const root = await render('The `mill` turns.');
    expect(root.innerHTML).toBe('<p>The <code>mill</code> turns.</p>');
  });
});

const lines = (root: Element, name: string) =>
  [...root.querySelectorAll('.line')].flatMap((line, index) => (line.matches(name) ? [index + 1] : []));

test.each([
  ['`{…}`', '```ts {1,3-4}\na\nb\nc\nd\n```', '.highlighted', [1, 3, 4]],
  ['`{…}` at the language', '```ts{1,3-4} title="x"\na\nb\nc\nd\n```', '.highlighted', [1, 3, 4]],
  ['a comment that adds', '```ts\na // [!code ++]\nb\n```', '.diff.add', [1]],
  ['a comment that takes away', '```ts\na\nb // [!code --]\n```', '.diff.remove', [2]],
  ['`+` in the language diff', '```diff\n+++ b\n+a\n b\n```', '.inserted', [2]],
  ['`-` in the language diff', '```diff\n--- a\n b\n-a\n```', '.deleted', [3]],
  ['no comment in Markdown', '```md\na // [!code ++]\n```', '.diff', []],
  ['`+` in another language', '```ts\n+a\n```', '.inserted', []],
])('lines are marked by %s', async (_, markdown, name, expected) => {
  expect(lines(await render(markdown), name)).toEqual(expected);
});

test.each(['/npm i/ / i a/', '/ npm/ /$ npm/'])(
  'marks that overlap, %s, do not keep a block from being shown',
  async (meta) => {
    const root = await render(`\`\`\`console ${meta}\n$ npm i a\n\`\`\``);
    expect(root.querySelector('pre')?.textContent).toBe('$ npm i a');
    expect(root.querySelectorAll('.highlighted-word')).toHaveLength(1);
  },
);

test('prompts and what commands print are marked, and shown as written', async () => {
  const source = '$ npm i \\\n    a\n# added 3';
  const root = await render(`\`\`\`console\n${source}\nadded\n$ ls\n\`\`\``);
  expect([...root.querySelectorAll('.prompt')].map((prompt) => prompt.textContent)).toEqual(['$ ', '$ ']);
  expect(lines(root, '.printed')).toEqual([4]);
  expect(root.querySelector('pre')?.textContent).toBe(`${source}\nadded\n$ ls`);
});

test('words are marked, and those of a title are not asked for', async () => {
  const root = await render('```ts title="src/mill/turn.ts" /store/\nconst mill = store(store);\n```');
  const words = [...root.querySelectorAll('.highlighted-word')].map((word) => word.textContent);
  expect(words).toEqual(['store', 'store']);
});

test.each([
  ['```ts title="a b.ts"\na\n```', 'a b.ts', 'TypeScript', 'a b.ts'],
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
  ['', false, null],
])('with %j lines are numbered: %s', async (meta, numbered, style) => {
  const block = (await render(`\`\`\`ts ${meta}\na\n\`\`\``)).querySelector('pre');
  expect(block?.classList.contains('numbered')).toBe(numbered);
  expect(block?.getAttribute('style') ?? null).toBe(style);
  expect(block?.textContent).toBe('a');
});

test('a long block has room for its last number', async () => {
  const blockOf = async (lines: number) =>
    (await render(`\`\`\`ts showLineNumbers\n${'a\n'.repeat(lines)}\`\`\``)).querySelector('pre');
  expect((await blockOf(99))?.getAttribute('style')).toBeNull();
  expect((await blockOf(100))?.getAttribute('style')).toBe('--digits: 3');
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
