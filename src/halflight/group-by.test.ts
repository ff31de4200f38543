import { groupBy } from './group-by';

test('groups come in the order of their first items, and keep the order of all', () => {
  const groups = groupBy(['pear', 'apple', 'plum', 'avocado', 'cherry'], ([letter]) => letter);
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'avocado']],
    ['c', ['cherry']],
  ]);
});

test('what has no key is in a group of its own, and nothing makes no group', () => {
  expect([...groupBy([1, 2], () => undefined)]).toEqual([[undefined, [1, 2]]]);
  expect(groupBy([], () => 'a').size).toBe(0);
});

test('an iterable is gone through once, and asked once for each key', () => {
  const keyOf = jest.fn((count: number) => count % 3);
  expect(groupBy(new Set([1, 2, 3, 4]), keyOf).get(1)).toEqual([1, 4]);
  expect(keyOf).toHaveBeenCalledTimes(4);
});
