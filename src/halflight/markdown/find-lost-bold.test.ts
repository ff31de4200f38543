import { readFacts, type TextFacts } from './text-facts';

const places = ({ mistakes }: TextFacts) => mistakes.map(({ kind, line, column }) => `${line}:${column} ${kind}`);

test.each([
  ['هذا و**«الكتاب»** جيد', '1:6'],
  ['Das **„Wort“**spiel', '1:13'],
  ['Erst dies.\n\n- Das **(alte) „Wort“**spiel und **noch** eins', '3:22'],
  ['Das Wort**"Spiel"** gibt es', '1:9'],
  ['คำ**"อ้าง"**คำ', '1:3'],
  ['Das **[„Wort“](/a/)**s', '1:20'],
  ['Ein **Satz.**Noch einer', '1:12'],
  ['| a |\n|---|\n| Das **„Wort“**spiel |', '3:15'],
])('stars that are shown are reported: %j', (markdown, place) => {
  expect(places(readFacts(markdown))).toEqual([`${place} lost-bold`]);
});

test('what to write instead is said, where HTML is left out without HTML', () => {
  const message = (html: boolean) => readFacts('Das **„Wort“**spiel', { html }).mistakes[0]?.message;
  expect(message(true)).toBe(
    'the stars in “**s would be shown, since ** between punctuation and a letter makes nothing bold: leave the punctuation outside of the stars, or write <strong>words</strong>',
  );
  expect(message(false)).toMatch(/: leave the punctuation outside of the stars$/);
});

test.each([
  'a ** b, c ** d',
  '2 ** (3) and **bold**',
  'x**(n+1) * y**(m-1)',
  'f(**kwargs) or g(**options)',
  'The types "char**" and "int**"',
  'src/**/*.ts and lib/**/*.js, /**a, /**b',
  '`Das **„Wort“**spiel`',
  '    Das **„Wort“**spiel',
  '<code>Das **„Wort“**spiel</code>',
  'Das \\*\\*„Wort“\\*\\*spiel',
  'Das \\**„Wort“\\**spiel',
  '<!-- Das **„Wort“**spiel -->',
  'Das **Wort**, das **„Wort“**, das „**Wort**“.',
  '**「強調」**です',
  'A star** “and nothing” else',
  '5**“',
])('%j is no mistake', (markdown) => {
  expect(readFacts(markdown, { math: true }).mistakes).toEqual([]);
});

test('formulas may contain anything', () => {
  expect(readFacts('$a**„b“**c$', { math: true }).mistakes).toEqual([]);
});
