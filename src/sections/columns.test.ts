import { columnsFor } from './columns';

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
