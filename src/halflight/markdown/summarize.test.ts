import { SUMMARY_LENGTH, WORDS_PER_MINUTE } from '../limits';
import { readFacts } from './text-facts';

const firstParagraph = (markdown: string) => readFacts(markdown, { math: true }).summary;
const readingMinutes = (markdown: string) => readFacts(markdown).minutes;

test.each([
  ['a heading before it, with CRLF', '# Note A\r\n\r\nThe mill\r\nturns.\r\n\r\nTwo.', 'The mill turns.'],
  ['markup', 'The *mill* [turns](x.md) **`now`**.', 'The mill turns now.'],
  ['an image before it', '![The mill](mill.jpg)\n\nThe mill turns.', 'The mill turns.'],
  ['code and a table before it', '```ts\na;\n\nb;\n```\n\n| a |\n| - |\n\nThe mill turns.', 'The mill turns.'],
  [
    'HTML, a rule and a comment before it',
    '<div>x</div>\n\n---\n\n<!-- a:\n\nb -->\n\nThe mill turns.',
    'The mill turns.',
  ],
  ['a formula and a video before it', '$$\nx^2\n$$\n\nhttps://vimeo.com/1\n\nThe mill turns.', 'The mill turns.'],
  ['a callout before it', '> [!NOTE]\n> a\n\nThe mill turns.', 'The mill turns.'],
  ['an abbreviation before it', '*[A]: b\n\nThe mill turns.', 'The mill turns.'],
  ['a table of contents before it', '[TOC]\n\nThe mill turns.', 'The mill turns.'],
  ['references', 'See [the notes][1].\n\n[1]: a.md', 'See the notes.'],
  ['tags', 'Press <kbd>Ctrl</kbd><br>now, ~~old~~ **new**.', 'Press Ctrl now, new.'],
  ['the end of the summary marked', 'One.\n\nTwo.<!--more--> Three.\n\nFour.', 'One. Two.'],
  ['a footnote', 'The mill[^1] turns.\n\n[^1]: It does.', 'The mill turns.'],
  [
    'figures above and below the line',
    'CO<sub>2</sub> in 10<sup>9</sup> m<sup>2</sup>, the 1<sup>st</sup>.',
    'CO₂ in 10⁹ m², the 1st.',
  ],
  [
    'formulas with parts',
    '$\\sum_{i=1}^n x_i$, $\\frac{a+b}{2} \\le \\sqrt{x}$, $90^\\circ$.',
    '∑ᵢ₌₁ⁿxᵢ, (a + b)/2 ≤ √x, 90°.',
  ],
  [
    'letters of formulas',
    '$\\alpha\\beta \\in \\mathbb{R}^{n \\times n}$, $f(x) = -x$, $\\text{if } x$',
    'αβ ∈ ℝ^(n × n), f(x) = −x, if x',
  ],
  ['a formula that cannot be read', 'That $\\foo$ holds.', 'That \\foo holds.'],
  ['nothing', '', ''],
  ['a list only', '- a\n- b', ''],
])('of a text with %s', (_, markdown, expected) => {
  expect(firstParagraph(markdown)).toBe(expected);
});

test('a long paragraph is cut at a word', () => {
  const summary = firstParagraph('wheel '.repeat(100));
  expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH);
  expect(summary.length).toBeGreaterThan(SUMMARY_LENGTH - 10);
  expect(summary).toMatch(/^(?:wheel )*wheel…$/);
  expect(firstParagraph('x'.repeat(SUMMARY_LENGTH))).toBe('x'.repeat(SUMMARY_LENGTH));
});

test.each([
  ['nothing', '', 1],
  ['a word more', 'wheel '.repeat(WORDS_PER_MINUTE + 1), 2],
  ['words with apostrophes and hyphens, counted once', 'engine’s well-oiled '.repeat(WORDS_PER_MINUTE / 2), 1],
  ['numbers', '1843 '.repeat(WORDS_PER_MINUTE * 3), 3],
  ['signs, which nobody reads', '— … * '.repeat(1000), 1],
])('%s takes minutes', (_, markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});

test('words without spaces between them are cut between words, and counted', () => {
  const summary = firstParagraph('数学家写下了第一个程序。'.repeat(40));
  expect(summary.length).toBeGreaterThan(SUMMARY_LENGTH - 10);
  // Chinese and Japanese are counted by character, Thai by word.
  expect(readingMinutes('字'.repeat(2550))).toBe(10);
  expect(readingMinutes('サーバー'.repeat(892))).toBe(10);
  // How Thai is split into words depends on the version of ICU.
  expect([10, 11, 12, 13]).toContain(readingMinutes('ภาษาไทยเขียนไม่เว้นวรรค'.repeat(476)));
});

test('comments count neither for the summary nor for the reading time', () => {
  const { summary, minutes } = readFacts(
    `The <!-- secret --> mill.\n\n<!-- ${'secret '.repeat(WORDS_PER_MINUTE * 3)}-->`,
  );
  expect(summary).toBe('The mill.');
  expect(minutes).toBe(1);
});
