import { readFacts } from './text-facts';

const PAPER = '\n\n[the paper]: https://example.org/p.pdf\n[paper]: https://example.org/p.pdf';
const NOTE = 'a[^source]\n\n[^source]: A note.\n\n';

const lostIn = (markdown: string) =>
  readFacts(markdown).mistakes.filter(({ kind }) => kind === 'lost-reference' || kind === 'unused-note');

test.each([
  [`See [the book][papr].${PAPER}`, '1:15', 'paper', /\[papr\] is not defined, .* add a line \[papr\]: /],
  [`[*the* book][papr] and ![a][b c]${PAPER}`, '1:13', 'paper', /\[papr\]/],
  [`[the papr][]${PAPER}`, '1:1', 'the paper', /\[the papr\]/],
  ['See [the paper][papr], or ![a mill][mill-2].', '1:16', undefined, /\[papr\]/],
  ['A note.[^2]', '1:8', undefined, /^there is no note \[\^2\], .* add a line \[\^2\]: /],
  [`${NOTE}A [^sorce]`, '5:3', '[^source]', /\[\^sorce\]/],
])('in %j the reference at %s is reported', (markdown, place, suggestion, message) => {
  const [lost] = lostIn(markdown);
  expect(`${lost?.line}:${lost?.column}`).toBe(place);
  expect(lost?.suggestion).toBe(suggestion);
  expect(lost?.message).toMatch(message);
});

test.each([
  `[The Paper][PAPER], [paper][], [paper], [^1] ![a][paper]${PAPER}\n\n[^1]: a`,
  `rows[i][j], m(x)[0][1], [x][ ] and [ ][x], [b][/b], string[][], [Name][], \\[a][papr], [a\\][papr]${PAPER}`,
  `\`[a][papr]\` and\n\n    [a][papr]\n\n<!-- [a][papr] -->\n\n<pre>[a][papr]</pre>${PAPER}`,
  'A key [ctrl][alt], a [word][other].',
  '[//]: # (a comment)\n\n[one][two]',
  'As in [Smith 2020][Jones 2021], [see there][sic!], `[the paper][papr]`, \\[the paper][papr], say [the rest][].',
  'The pattern [^abc] or a[^/]+ or x[^a]* in words, `a[^1]`, a\\[^1]',
  `## [1.0.1] and [1.0.2]\n\n[1.0.1]: https://example.org/`,
])('in %j none is', (markdown) => {
  expect(lostIn(markdown).filter(({ message }) => !message.startsWith('nothing in the text'))).toEqual([]);
});
