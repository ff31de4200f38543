import { resolve } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { checkInEditor } from './check-in-editor';

async function open(path: string, lines: readonly string[]) {
  const text = lines.join('\n');
  const file = await unified()
    .use(remarkParse)
    .use(checkInEditor)
    .process({ path: resolve(path), value: text });
  return { text, file };
}

const post = (...lines: string[]) => ['---', 'title: A', 'date: 2026-03-14', ...lines, '---', '', '* A list'];

test('marks the wrong word, and suggests the right one', async () => {
  const { file } = await open('content/posts/new.md', post('sumary: A'));
  expect(file.messages).toMatchObject([
    {
      place: { start: { line: 4, column: 1 }, end: { line: 4, column: 7 } },
      fatal: true,
      source: 'halflight',
      ruleId: 'unknown-key',
      expected: ['summary'],
    },
  ]);
  expect(file.messages[0]?.reason).toMatch(/^"sumary" is not a field of Posts; allowed: title, date/);
});

test.each([
  ['a file without a mistake', 'content/posts/new.md', post(), 0],
  ['a page with a wrong section', 'docs/pages/a.md', ['---', 'title: A', 'sections:', '  - type: heroo', '---'], 1],
  ['a file without front matter', 'content/posts/new.md', ['# A'], 1],
  ['a file that belongs to no content', 'src/README.md', ['# A'], 0],
])('%s', async (_, path, lines, count) => {
  const { file } = await open(path, lines);
  expect(file.messages).toHaveLength(count);
});

test('formatting leaves the text unchanged', async () => {
  const { text, file } = await open('content/posts/new.md', post('cover:   ./a.jpg'));
  expect(String(file)).toBe(text);
});
