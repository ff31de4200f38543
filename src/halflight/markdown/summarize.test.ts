import { SUMMARY_LENGTH, WORDS_PER_MINUTE } from '../limits';
import { readFacts } from './text-facts';

const firstParagraph = (markdown: string) => readFacts(markdown, { math: true }).summary;
const readingMinutes = (markdown: string) => readFacts(markdown).minutes;

test.each([
  ['a paragraph', 'The mill turns.', 'The mill turns.'],
  ['a heading before it', '# Note A\n\nThe mill turns.', 'The mill turns.'],
  ['only the first', 'One.\n\nTwo.', 'One.'],
  ['CRLF', '# Note A\r\n\r\nThe mill\r\nturns.\r\n\r\nTwo.', 'The mill turns.'],
  ['markup', 'The *mill* [turns](x.md) **`now`**.', 'The mill turns now.'],
  ['an image before it', '![The mill](mill.jpg)\n\nThe mill turns.', 'The mill turns.'],
  ['code before it', '```ts\nconst a = 1;\n```\n\nThe mill turns.', 'The mill turns.'],
  ['a table before it', '| a |\n| - |\n| b |\n\nThe mill turns.', 'The mill turns.'],
  ['a rule before it', '---\n\nThe mill turns.', 'The mill turns.'],
  ['HTML before it', '<div>x</div>\n\nThe mill turns.', 'The mill turns.'],
  ['a formula before it', '$$\nx^2\n$$\n\nThe mill turns.', 'The mill turns.'],
  ['a video before it', 'https://vimeo.com/1\n\nThe mill turns.', 'The mill turns.'],
  ['a callout before it', '> [!NOTE]\n> a\n\nThe mill turns.', 'The mill turns.'],
  ['an abbreviation before it', '*[A]: b\n\nThe mill turns.', 'The mill turns.'],
  ['a footnote', 'The mill[^1] turns.\n\n[^1]: It does.', 'The mill turns.'],
  [
    'figures above and below the line',
    'CO<sub>2</sub> in 10<sup>9</sup> m<sup>2</sup>, the 1<sup>st</sup>.',
    'CO₂ in 10⁹ m², the 1st.',
  ],
  ['a formula', 'That $E = mc^2$ holds.', 'That E = mc² holds.'],
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
  ['lines that are broken', 'The mill\nturns\n  slowly.', 'The mill turns slowly.'],
  ['ranges in Korean', '오전 10~12시, 오후 2~4시입니다.', '오전 10~12시, 오후 2~4시입니다.'],
  ['nothing', '', ''],
  ['headings only', '# A\n\n## B', ''],
  ['a list only', '- a\n- b', ''],
])('of a text with %s', (_, markdown, expected) => {
  expect(firstParagraph(markdown)).toBe(expected);
});

test('a long paragraph is cut at a word', () => {
  const summary = firstParagraph('wheel '.repeat(100));
  expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH);
  expect(summary.length).toBeGreaterThan(SUMMARY_LENGTH - 10);
  expect(summary).toMatch(/^(?:wheel )*wheel…$/);
});

test('a paragraph that just fits is left whole', () => {
  const text = 'x'.repeat(SUMMARY_LENGTH);
  expect(firstParagraph(text)).toBe(text);
});

test.each([
  ['nothing', '', 1],
  ['one word', 'wheel', 1],
  ['one minute', 'wheel '.repeat(WORDS_PER_MINUTE), 1],
  ['a word more', 'wheel '.repeat(WORDS_PER_MINUTE + 1), 2],
  ['words with apostrophes and hyphens, counted once', 'engine’s well-oiled '.repeat(WORDS_PER_MINUTE / 2), 1],
  ['numbers', '1843 '.repeat(WORDS_PER_MINUTE * 3), 3],
  ['signs, which nobody reads', '— … * '.repeat(1000), 1],
])('%s takes minutes', (_, markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});

test.each([
  ['tags', 'Press <kbd>Ctrl</kbd> now, ~~old~~ **new**.', 'Press Ctrl now, new.'],
  ['a comment', '<!-- TODO:\n\nask Mary -->\n\nHello.', 'Hello.'],
  ['references', 'See [the notes][1].\n\n[1]: a.md', 'See the notes.'],
  ['code with a blank line before it', '```\na\n\nb\n```\n\nHello.', 'Hello.'],
  ['a table of contents before it', '[TOC]\n\nHello.', 'Hello.'],
  ['the end of the summary marked', 'One.\n\nTwo.<!--more--> Three.', 'One. Two.'],
])('a summary holds no %s', (_, markdown, expected) => {
  expect(firstParagraph(markdown)).toBe(expected);
});

test('words without spaces between them are cut between words, and counted', () => {
  const summary = firstParagraph('数学家写下了第一个程序。'.repeat(40));
  expect(summary.length).toBeGreaterThan(SUMMARY_LENGTH - 10);
  expect(readingMinutes('字'.repeat(2550))).toBe(10);
  expect(readingMinutes('サーバー'.repeat(892))).toBe(10);
});

test('a comment is no part of a summary, nor of the time that a text takes to read', () => {
  const { summary, minutes } = readFacts(
    `The <!-- secret --> mill.\n\n<!-- ${'secret '.repeat(WORDS_PER_MINUTE * 3)}-->`,
  );
  expect(summary).toBe('The mill.');
  expect(minutes).toBe(1);
});

test.each([
  ['Japanese, by signs', '水車が回る。', 5, 357],
  ['Chinese, by signs', '水车在转。', 4, 255],
  ['Thai, by words', 'ภาษาไทยเขียนไม่เว้นวรรค', 5, 238],
])('%s, is counted as its readers read it', (_, sentence, count, perMinute) => {
  const times = Math.round((perMinute * 10) / count);
  expect(readingMinutes(sentence.repeat(times))).toBeGreaterThanOrEqual(10);
  expect(readingMinutes(sentence.repeat(times))).toBeLessThanOrEqual(13);
});
