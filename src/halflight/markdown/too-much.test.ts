import { DEFINITIONS, PARAGRAPH_SIGNS, UNDERLINED_HEADINGS } from '../limits';
import { parseMarkdown } from './parse';
import { readFacts } from './text-facts';
import { findTooDeep, findTooMuch } from './too-much';

const refused = (line: number) => expect.objectContaining({ kind: 'too-much', severity: 'error', line }) as unknown;

test('too many underlined headings are rejected at the first one too many; thematic breaks do not count', () => {
  expect(findTooMuch('a\n=\n\n'.repeat(7500))).toEqual(refused(UNDERLINED_HEADINGS * 3 + 2));
  expect(findTooMuch('a\n\n---\n\n'.repeat(1200))).toBeUndefined();
});

test.each([
  ['quotations in quotations', '>'.repeat(3000)],
  ['lists in lists', `${'- '.repeat(3000)}a`],
  ['HTML in HTML', '<article>'.repeat(4000)],
  ['elements that are removed in each other', `a ${'<template>'.repeat(1000)}`],
  ['elements that are removed, on lines of their own', '<object>\n'.repeat(1000)],
  ['drawings in drawings', `a ${'<svg>'.repeat(1000)}`],
  ['elements of somebody’s own in each other', '<x-a>'.repeat(4000)],
  ['brackets without end', '*['.repeat(15_000)],
])('%s are refused, and nothing else is said of the text', (_, text) => {
  expect(readFacts(text).mistakes).toEqual([refused(1)]);
});

test.each([
  ['a\n:\n', 2],
  ['a\n: b\n\n', 3],
  ['> a\n> : b\n\n', 3],
  ['- a\n  : b\n\n', 3],
])('a text with more definitions than the parser can follow is refused at the first too many: %j', (piece, lines) => {
  expect(findTooMuch(piece.repeat(2 * DEFINITIONS))).toEqual(refused(DEFINITIONS * lines + 2));
});

test('a table with many cells is read, and one whose short rows are to be filled up to many is not', () => {
  const head = `|${'a|'.repeat(60)}\n|${'-|'.repeat(60)}\n`;
  const found = (rows: string) => findTooDeep(parseMarkdown(`a\n\n${head}${rows}`));
  expect(found(`|${'a|'.repeat(60)}\n`.repeat(60))).toBeUndefined();
  expect(found('|\n'.repeat(60))).toEqual(refused(3));
});

/** More special characters than a paragraph may have. */
const brackets = '*['.repeat(PARAGRAPH_SIGNS);
const nested = '*[*[\n'.repeat(PARAGRAPH_SIGNS / 3);
const table = `<table>\n${'<tr>\n  <td>a</td>\n</tr>\n'.repeat(800)}</table>`;

const numbered = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index + 2)).join('\n');

test.each([
  ['a glossary of some hundred terms', numbered(300, (n) => `a${n}\n: b\n`)],
  ['code with lines that begin with a colon', `\`\`\`\n${': b\n'.repeat(DEFINITIONS + 1)}\`\`\`\n`],
  ['code with brackets', `\`\`\`js\n${brackets}\n\`\`\``],
  ['code in a quotation', `> ~~~\n> ${brackets}\n> ~~~`],
  ['code in an item', `- a\n\n  \`\`\`\n  ${brackets}\n  \`\`\``],
  ['a table in HTML', `Words.\n\n${table}\n\nMore.`],
  ['a table in HTML below a comment', `<!--\nnot yet\n-->\n\n${table}`],
  ['a table in HTML below other HTML', `<pre>\n\n*\n</pre>\n\n${table}`],
  ['a table in HTML in an item of a list', `- a\n\n  ${table.replaceAll('\n', '\n  ')}`],
  ['a table in HTML below a formula', `$$\na\n$$\n\n${table}`],
  // Markdown ends HTML that begins with a comment at the first line that contains the end of one.
  ['HTML below a comment that is over', `<!-- a --> <!--\n\n<table>\n-->\n${nested}`],
  ['definitions of links', numbered(1600, (n) => `[${n}]: https://example.org/${n}_(a) "A ${n}"`)],
  ['a list that begins with 2', numbered(400, (n) => `${n}. [a](https://example.org/) **b** \`c\` *d*`)],
  ['a list in a quotation', numbered(400, (n) => `> ${n}) [a](https://example.org/) **b** \`c\` *d*`)],
  ['notes on a line each', numbered(1000, (n) => `[^${n}]: A *note* (see **b**).`)],
])('%s may be long', (_, text) => {
  expect(findTooMuch(text, true)).toBeUndefined();
});

test.each([
  ['code in HTML', `<div>\n\`\`\`\n</div>\n\n${brackets}`],
  ['code that is over', `\`\`\`\n\`\`\`\n${brackets}`],
  ['indented code that is over', `    \`\`\`\n\n${brackets}`],
  ['code that is over, between dollars', ` $$\n\`\`\`\n$$\n\n\`\`\`\n${brackets}`],
  ['what follows a table in HTML', `<table>\n<tr>\n</table>\n\n${brackets}`],
  ['HTML in a list that is over', `- a\n  <table>\n${nested}`],
  ['HTML in a comment that is over', `<!--\n\n<table>\n-->\n${nested}`],
  ['what follows a comment after another', `<!-- a --> <!--\n${nested}`],
  ['HTML in other HTML that is over', `<pre>\n\n<table>\n</pre>\n${nested}`],
  ['HTML in a code block that is over', `\`\`\`\n\n<table>\n\`\`\`\n${nested}`],
  ['lines like definitions in a paragraph', `a\n${'[*[*_[]: b\n[a]: *[*[\n'.repeat(1000)}`],
  ['what is like notes', `a\n${'[^[a]: *[*[\n'.repeat(1000)}`],
  ['definitions with more after them', '[a]: b *[*[*\n'.repeat(1000)],
  ['numbers in a paragraph', `a\n${'2. *[*[\n'.repeat(1000)}`],
  ['numbers in an item', `- a\n${'  2. *[*[\n'.repeat(1000)}`],
  ['numbers of another list', `2) a\n${'   2. *[*[\n'.repeat(1000)}`],
  ['numbers behind a space that is none', `\u00A02. a\n${'\u00A02. *[*[\n'.repeat(1000)}`],
])('%s may be refused as a long paragraph', (_, text) => {
  expect(findTooMuch(text)).toMatchObject({ kind: 'too-much' });
});

test.each([
  ['HTML that begins in a formula', `$$\n\n<table>\n$$\n${nested}`],
  ['code that begins in a formula', `$$\n\`\`\`\n$$\n\n${brackets}`],
])('%s may be refused as a long paragraph, where formulas are read', (_, text) => {
  expect(findTooMuch(text, true)).toMatchObject({ kind: 'too-much' });
});
