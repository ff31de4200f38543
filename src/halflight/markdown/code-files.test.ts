import { render } from '../testing/markdown';

const files: Record<string, string> = {
  'posts/note-a/mill.ts': 'const a = 1;\n// #region turn\n  turn();\n// #endregion\n',
  'posts/engine.mmd': 'flowchart LR\n  A --> B\n',
};
const toCode = (path: string) => Promise.resolve(files[path]);
const shown = async (markdown: string) => render(markdown, { toCode });

test.each([
  ['a whole file, in the language of its ending', '```file="./mill.ts"\n```', 'const a = 1;', 'TypeScript'],
  ['some lines', '```js file="./mill.ts" lines="3"\n```', 'turn();', 'JavaScript'],
  ['a region', '``` file="./mill.ts" region="turn"\n```', 'turn();', 'TypeScript'],
  ['a file that the check rejects', '```ts file="./none.ts"\n```', '', 'TypeScript'],
])('%s', async (_, markdown, code, language) => {
  const root = await shown(markdown);
  expect(root.querySelector('pre')?.textContent.split('\n')[0]).toBe(code);
  expect(root.querySelector('.code-language')?.textContent).toBe(language);
});

test('line numbers are those of the file', async () => {
  const root = await shown('```ts file="mill.ts" region="turn" showLineNumbers\n```');
  expect(root.querySelector('pre')?.getAttribute('style')).toBe('--first-line: 2');
});

test('code from files can be tabs, and a diagram', async () => {
  const root = await shown(
    '```file="mill.ts" tab="A"\n```\n\n```file="mill.ts" tab="B"\n```\n\n```mermaid file="../engine.mmd"\n```',
  );
  expect([...root.querySelectorAll('.tab-panel .code-title')]).toHaveLength(0);
  expect([...root.querySelectorAll('.tab-panel pre')]).toHaveLength(2);
  expect(root.querySelector('.diagram svg')).not.toBeNull();
});
