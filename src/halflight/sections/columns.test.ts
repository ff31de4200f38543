import { columnsFor, fullest } from './columns';

test.each([
  [1, 3, 1],
  [2, 3, 2],
  [3, 3, 3],
  [4, 3, 2],
  [5, 3, 3],
  [6, 3, 3],
  [7, 3, 2],
  [8, 3, 2],
  [3, 4, 3],
  [4, 4, 4],
  [5, 4, 3],
  [6, 4, 3],
  [7, 4, 4],
  [8, 4, 4],
] as const)('%i things, where there is room for %i, stand in %i columns', (count, most, expected) => {
  expect(columnsFor(count, most)).toBe(expected);
});

test.each([
  [1, 4],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 4],
  [8, 4],
  [9, 5],
  [10, 5],
  [11, 6],
])('%i books stand in rows of %i', (count, expected) => {
  expect(fullest(count, [5, 6, 4])).toBe(expected);
});
