import { misspelt, nearest } from './nearest';

const names = ['title', 'text', 'to', 'url', 'summary', 'date', 'updated', 'start', 'end', 'cover'];

test.each([
  ['Title', 'title'],
  ['tilte', 'title'],
  ['sumary', 'summary'],
  ['sumarry', 'summary'],
])('%s is %s', (word, meant) => {
  expect(misspelt(word, names)).toBe(meant);
});

test.each([
  ['t', 'too short'],
  ['note', 'a word of its own'],
  ['updaet it', 'too far'],
  ['x'.repeat(300), 'too long'],
])('%s matches none of them: %s', (word) => {
  expect(misspelt(word, names)).toBeUndefined();
});

test('of two equally near words, neither is certain', () => {
  expect(misspelt('tags', ['tag', 'tagss'])).toBeUndefined();
  expect(misspelt('constructor', [])).toBeUndefined();
});

test.each([
  ['index', 'noindex'],
  ['unlisted', 'listed'],
])('%s is not a typo for its opposite, %s', (word, opposite) => {
  expect(misspelt(word, [opposite])).toBeUndefined();
});

test.each([
  ['name', 'date'],
  ['meta', 'math'],
  ['note', 'cite'],
  ['info', 'ins'],
])('%s is too far from %s', (word, other) => {
  expect(nearest(word, [other])).toBeUndefined();
});

test.each([
  ['Timezone', ['timeZone', 'time'], 'timeZone'],
  ['readme.md', ['made.md', 'README.md'], 'README.md'],
  ['posts/eulers-number', ['post/euler', 'posts/number-eulers', 'posts/eulers-nombers'], 'posts/eulers-nombers'],
  ['straße', ['strasse', 'trasse'], 'strasse'],
  ['', [], undefined],
])('the nearest word to %s among %j is %s', (word, words, meant) => {
  expect(nearest(word, words)).toBe(meant);
});

test('of thousands of paths, the nearest is found', () => {
  const paths = Array.from({ length: 5000 }, (_, index) => `/posts/${index}-a-walk-to-the-sea/`);
  expect(nearest('/post/4711-a-walk-to-the-see/', paths)).toBe('/posts/4711-a-walk-to-the-sea/');
});
