import { readFacts, type TextFacts } from './text-facts';

const places = ({ mistakes }: TextFacts) => mistakes.map(({ kind, line, column }) => `${line}:${column} ${kind}`);

test.each([
  ['هذا و**«الكتاب»** جيد', '1:6'],
  ['Das **„Wort“**spiel', '1:13'],
  ['Erst dies.\n\n- Das **(alte) „Wort“**spiel und **noch** eins', '3:22'],
  ['Das Wort**"Spiel"** gibt es', '1:9'],
  ['Ein **Satz.**Noch einer', '1:12'],
  ['| a |\n|---|\n| Das **„Wort“**spiel |', '3:15'],
])('stars that are shown are reported: %j', (markdown, place) => {
  expect(places(readFacts(markdown))).toEqual([`${place} lost-bold`]);
});

test('the suggestion is free of HTML where HTML is left out', () => {
  const message = (html: boolean) => readFacts('Das **„Wort“**spiel', { html }).mistakes[0]?.message;
  expect(message(true)).toBe(
    'the asterisks in “**s would be shown, because ** between punctuation and a letter does not make text bold: put the punctuation outside the asterisks, or write <strong>words</strong>',
  );
  expect(message(false)).toMatch(/: put the punctuation outside the asterisks$/);
});

test.each([
  'a ** b, c ** d, 2 ** (3) and **bold**',
  'x**(n+1) * y**(m-1)',
  'f(**kwargs) or g(**options), the types "char**" and "int**"',
  'src/**/*.ts and lib/**/*.js, /**a, /**b',
  '`Das **„Wort“**spiel` <code>Das **„Wort“**spiel</code>\n\n    Das **„Wort“**spiel',
  'Das \\*\\*„Wort“\\*\\*spiel, das \\**„Wort“\\**spiel <!-- Das **„Wort“**spiel -->',
  'Das **Wort**, das **„Wort“**, das „**Wort**“.',
  'A star** “and nothing” else\n\n5**“',
])('%j is no mistake', (markdown) => {
  expect(readFacts(markdown, { math: true }).mistakes).toEqual([]);
});

test('formulas may contain anything', () => {
  expect(readFacts('$a**„b“**c$', { math: true }).mistakes).toEqual([]);
});
