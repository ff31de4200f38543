import { misspelt, nearest } from './nearest';

const names = ['title', 'text', 'to', 'url', 'summary', 'date', 'updated', 'start', 'end', 'cover'];

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['tilte', 'title'],
  ['ulr', 'url'],
  ['sumary', 'summary'],
  ['sumarry', 'summary'],
  ['dates', 'date'],
  ['txet', 'text'],
  ['strat', 'start'],
])('%s is %s', (word, meant) => {
  expect(misspelt(word, names)).toBe(meant);
});

test.each([
  ['t', 'too short'],
  ['o', 'too short'],
  ['note', 'a word of its own'],
  ['cost', 'a word of its own'],
  ['updaet it', 'too far'],
  ['x'.repeat(300), 'too long'],
])('%s is none of them: %s', (word) => {
  expect(misspelt(word, names)).toBeUndefined();
});

test('of two that are as near, neither was surely meant', () => {
  expect(misspelt('tags', ['tag', 'tagss'])).toBeUndefined();
  expect(misspelt('constructor', [])).toBeUndefined();
});

test.each([
  ['index', 'noindex'],
  ['unlisted', 'listed'],
])('%s is no slip of the pen for its opposite, %s', (word, opposite) => {
  expect(misspelt(word, [opposite])).toBeUndefined();
});

test.each([
  ['dat', 'date'],
  ['txet', 'text'],
  ['titel', 'title'],
  ['sumarry', 'summary'],
])('the nearest word to %s is %s', (word, meant) => {
  expect(nearest(word, names)).toBe(meant);
});

test.each([
  ['name', 'date'],
  ['cat', 'date'],
  ['meta', 'math'],
  ['note', 'cite'],
  ['tabs', 'table'],
  ['info', 'ins'],
  ['foo', 'bdo'],
])('%s is too far from %s', (word, other) => {
  expect(nearest(word, [other])).toBeUndefined();
});

test.each([
  ['Timezone', ['timeZone', 'time'], 'timeZone'],
  ['readme.md', ['made.md', 'README.md'], 'README.md'],
  ['cate', ['rate', 'date'], 'rate'],
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
