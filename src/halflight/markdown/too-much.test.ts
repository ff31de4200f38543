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
  ['elements that are removed in each other', `a ${'<template>'.repeat(2900)}`],
  ['elements that are removed, on lines of their own', '<object>\n'.repeat(8000)],
  ['drawings in drawings', `a ${'<svg>'.repeat(2900)}`],
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

const numbered = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index + 2)).join('\n');

const table = `<table>\n${'<tr>\n  <td>a</td>\n</tr>\n'.repeat(800)}</table>`;

test.each([
  ['a table in HTML, in a text with comments', `<!-- more -->\n\n${table}`],
  ['a table in HTML', `Words.\n\n${table}\n\nMore.`],
  ['a table in HTML, in a text with a comment of several lines', `<!--\nnot yet\n-->\n\n${table}`],
  ['a table in HTML, in a text with other HTML', `<pre>\n\n*\n</pre>\n\n${table}`],
  ['a table in HTML, in an item of a list', `- a\n\n  ${table.replaceAll('\n', '\n  ')}`],
  ['a table in HTML, in a text with a formula', `$$\na\n$$\n\n${table}`],
  // Markdown ends HTML that begins with a comment with the first line that has an end of one.
  ['HTML below a comment that is over', `<!-- a --> <!--\n\n<table>\n-->\n${'*[*[\n'.repeat(2000)}`],
  ['definitions of links', numbered(1600, (n) => `[${n}]: https://example.org/${n}_(a) "A ${n}"`)],
  ['a list that begins with 2', numbered(400, (n) => `${n}. [a](https://example.org/) **b** \`c\` *d*`)],
  ['a list in a quotation', numbered(400, (n) => `> ${n}) [a](https://example.org/) **b** \`c\` *d*`)],
])('%s of any length is no long paragraph', (_, text) => {
  const begun = process.cpuUsage();
  expect(readFacts(text, { math: true }).mistakes).toEqual([]);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
});

test('notes on a line each are no long paragraph', () => {
  const text = `${numbered(1000, (n) => `Word[^${n}].\n`)}\n\n${numbered(1000, (n) => `[^${n}]: A *note* (see **b**).`)}`;
  expect(readFacts(text).mistakes).toEqual([]);
});

test.each([
  ['what follows a table in HTML', `<table>\n<tr>\n</table>\n\n${'*['.repeat(5000)}`],
  ['HTML in a list that is over', `- a\n  <table>\n${'*[*[\n'.repeat(2000)}`],
  ['HTML in a comment that is over', `<!--\n\n<table>\n-->\n${'*[*[\n'.repeat(2000)}`],
  ['what follows a comment after another', `<!-- a --> <!--\n${'*[*[\n'.repeat(2000)}`],
  ['HTML in other HTML that is over', `<pre>\n\n<table>\n</pre>\n${'*[*[\n'.repeat(2000)}`],
  ['HTML in a code block that is over', `\`\`\`\n\n<table>\n\`\`\`\n${'*[*[\n'.repeat(2000)}`],
  ['lines like definitions in a paragraph', `a\n${'[*[*_[]: b\n[a]: *[*[\n'.repeat(1000)}`],
  ['what is like notes', `a\n${'[^[a]: *[*[\n'.repeat(1000)}`],
  ['definitions with more after them', '[a]: b *[*[*\n'.repeat(1000)],
  ['numbers in a paragraph', `a\n${'2. *[*[\n'.repeat(1000)}`],
  ['numbers in an item', `- a\n${'  2. *[*[\n'.repeat(1000)}`],
  ['numbers of another list', `2) a\n${'   2. *[*[\n'.repeat(1000)}`],
  ['numbers behind a space that is none', `\u00A02. a\n${'\u00A02. *[*[\n'.repeat(1000)}`],
])('%s may be a long paragraph', (_, text) => {
  const begun = process.cpuUsage();
  expect(readFacts(text).mistakes).toEqual([expect.objectContaining({ kind: 'too-much' })]);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3000);
});

test('a formula may look like the beginning of HTML', () => {
  const text = `$$\n\n<table>\n$$\n${'*[*[\n'.repeat(2000)}`;
  expect(readFacts(text, { math: true }).mistakes).toEqual([expect.objectContaining({ kind: 'too-much' })]);
});
