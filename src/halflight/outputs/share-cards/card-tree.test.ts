import { isWithin, titleSizes } from './card-tree';

const first = (title: string, coverWidth = 0) => titleSizes({ title, coverWidth })[0]?.size ?? 0;

test('the longer a title, the smaller it is', () => {
  const titles = [
    'Ada',
    'What the engine could do, and what it could not',
    'word '.repeat(30).trim(),
    'word '.repeat(200),
  ];
  const sizes = titles.map((title) => first(title));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBeGreaterThan(2);
});

test('a long word makes a title smaller than as many short ones', () => {
  expect(first('Donaudampfschifffahrtsgesellschaft')).toBeLessThan(first('Do nau dampf schiff fahrts ge sell'));
});

test('square characters are as wide as two letters, and lines may break after each', () => {
  const words = '解析機関に関する覚え書き';
  expect(first(words)).toBeLessThan(first('what it says'));
  expect(first(words.repeat(3))).toBeGreaterThan(first('a'.repeat(36)));
});

test.each([
  { height: 64 * 1.02 * 3, within: true },
  { height: 64 * 1.02 * 4, within: false },
])('three lines fit where there is room for three: $within', ({ height, within }) => {
  expect(isWithin('A title', height, { size: 64, lines: 3 })).toBe(within);
});
