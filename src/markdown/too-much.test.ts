import { DEFINITIONS, UNDERLINED_HEADINGS } from '../limits';
import { readFacts } from './text-facts';

test('too many underlined headings are refused where they begin to be, and rules are none', () => {
  const [found] = readFacts('a\n=\n\n'.repeat(7500)).mistakes;
  expect(found).toMatchObject({ kind: 'too-much', severity: 'error', line: UNDERLINED_HEADINGS * 3 + 2 });
  expect(readFacts('a\n\n---\n\n'.repeat(1200)).mistakes).toEqual([]);
});

test.each([
  ['quotations in quotations', '>'.repeat(3000)],
  ['lists in lists', `${'- '.repeat(3000)}a`],
  ['HTML in HTML', '<div>'.repeat(4000)],
  ['other HTML in HTML', '<article>'.repeat(4000)],
  ['elements of somebody’s own in each other', '<x-a>'.repeat(4000)],
  ['brackets without end', '*['.repeat(15_000)],
  ['stars and underlines', '*a_ '.repeat(7500)],
])('%s are refused at once', (_, text) => {
  const begun = process.cpuUsage();
  expect(readFacts(text).mistakes).toEqual([expect.objectContaining({ kind: 'too-much', severity: 'error', line: 1 })]);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
});

test.each([
  ['a\n:\n', 2],
  ['a\n: b\n\n', 3],
  ['> a\n> : b\n\n', 3],
  ['- a\n  : b\n\n', 3],
])('a text with more definitions than the parser can follow is refused at the first too many: %j', (piece, lines) => {
  const begun = process.cpuUsage();
  expect(readFacts(piece.repeat(2 * DEFINITIONS)).mistakes).toEqual([
    expect.objectContaining({ kind: 'too-much', severity: 'error', line: DEFINITIONS * lines + 2 }),
  ]);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
});

test.each([': b\n', 'a\n: b\n\n'])('code of any number of lines with colons is read: %j', (piece) => {
  expect(readFacts(`\`\`\`\n${piece.repeat(DEFINITIONS + 1)}\`\`\`\n`).mistakes).toEqual([]);
});

test('a glossary of some hundred terms is read', () => {
  const { mistakes } = readFacts(Array.from({ length: 300 }, (_, number) => `a${number}\n: b\n\n`).join(''));
  expect(mistakes).toEqual([]);
});

test('a table with many cells is read, and one whose short rows are to be filled up to many is not', () => {
  const head = `|${'a|'.repeat(60)}\n|${'-|'.repeat(60)}\n`;
  expect(readFacts(head + `|${'a|'.repeat(60)}\n`.repeat(60)).mistakes).toEqual([]);
  expect(readFacts(`a\n\n${head}${'|\n'.repeat(60)}`).mistakes).toEqual([
    expect.objectContaining({ kind: 'too-much', severity: 'error', line: 3, column: 1 }),
  ]);
});

test.each(['```js\n{0}\n```', '> ~~~\n> {0}\n> ~~~', '- a\n\n  ```\n  {0}\n  ```'])(
  'code of any number of brackets is read: %j',
  (block) => {
    expect(readFacts(block.replace('{0}', '*['.repeat(10_000))).mistakes).toEqual([]);
  },
);

test.each([
  '<div>\n```\n</div>\n\n{0}',
  '$$\n```\n$$\n\n{0}',
  '```\n```\n{0}',
  '    ```\n\n{0}',
  ' $$\n```\n$$\n\n```\n{0}',
])('what only looks like code is not: %j', (block) => {
  const { mistakes } = readFacts(block.replace('{0}', '*['.repeat(10_000)), { math: block.startsWith('$$\n`') });
  expect(mistakes).toEqual([expect.objectContaining({ kind: 'too-much' })]);
});
