import { readFacts, type TextFacts } from './text-facts';

const places = ({ mistakes }: TextFacts) => mistakes.map(({ kind, line, column }) => `${line}:${column} ${kind}`);
const messages = ({ mistakes }: TextFacts) => mistakes.map(({ message }) => message).join('\n');

test('a note that nothing refers to, as after a slip in its name, is reported where it is', () => {
  const facts = readFacts('A claim.[^sorce]\n\n[^source]: The proof.\n');
  expect(places(facts)).toEqual(['1:9 lost-reference', '3:1 unused-note']);
  expect(messages(facts)).toMatch(/^nothing in the text refers to the note \[\^source\], which is left out/m);
  expect(places(readFacts('A claim.[^Source]\n\n[^source]: The proof.\n'))).toEqual([]);
});

test('the second of two notes with the same name is reported', () => {
  const facts = readFacts('x[^1]\n\n[^1]: one\n\n[^1]: two\n');
  expect(places(facts)).toEqual(['5:1 unused-note']);
  expect(messages(facts)).toMatch(/^there is a note \[\^1\] above, so this one is left out: give it another name$/);
});

test('a cell beyond the columns of its table is reported', () => {
  const facts = readFacts('| Sign | Meaning |\n|---|---|\n| `a | b` | either of them |\n| `c` | c |\n');
  expect(places(facts)).toEqual(['3:11 lost-cell']);
  expect(messages(facts)).toMatch(/more cells than the first row \(2\).*: write \\\| for a \| within a cell$/);
  expect(places(readFacts('| a | b |\n|---|---|\n| c | d | |\n| e |\n| `f \\| g` | h |\n'))).toEqual([]);
});

test.each([
  ['<p>Yes, we do.</p>', '1:1', /: <p> is removed, with the text in it; write it in Markdown$/],
  ['Call <a href="tel:+441">us</a>.', '1:6', /: <a> is removed, and only the text in it is shown/],
])('where HTML is left out, %j is reported', (text, place, message) => {
  const facts = readFacts(text, { html: false });
  expect(places(facts)).toEqual([`${place} html-left-out`]);
  expect(messages(facts)).toMatch(message);
  expect(readFacts(text).mistakes).toEqual([]);
  expect(readFacts('<!-- for myself -->', { html: false }).mistakes).toEqual([]);
});

test.each([
  [
    'First.\n\n<!-- todo\n\nThe rest.',
    '3:1',
    /^everything below is left out: --> is missing at the end of the comment$/,
  ],
  ['- <!-- todo\n\n  a\n\nb', '1:3', /--> is missing/],
  ['a\n\n<script async src="https://example.org/a.js" />\n\n*b*', '3:1', /^what follows .*: <\/script> is missing$/],
  ['a\n\n<pre>\nb\n\n*c*', '3:1', /^what follows is read as part of <pre>, .*: <\/pre> is missing$/],
])('what is never closed, as in %j, is reported', (text, place, message) => {
  for (const html of [true, false]) {
    const [found] = readFacts(text, { html }).mistakes.filter((mistake) => message.test(mistake.message));
    expect(`${found?.line}:${found?.column} ${found?.kind}`).toBe(`${place} html-left-out`);
  }
});

test.each([
  '<!-- a\n\nb -->\n\nc',
  'a <!-- b',
  '<script>\n\na\n</script>\n\nb',
  'a <pre>b</pre>',
  'Several <style></style> and <script></script>.\n\nb',
  '`<!--`',
])('%j is whole', (text) => {
  expect(readFacts(text).mistakes.filter(({ message }) => message.includes('missing'))).toEqual([]);
});
