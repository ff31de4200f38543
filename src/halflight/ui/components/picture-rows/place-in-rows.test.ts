import { placeInRows } from './place-in-rows';

const landscape = 1.5;
const portrait = 2 / 3;

/** The number of pictures in each row. */
function rowsOf(ratios: readonly number[]): number[] {
  const places = placeInRows(ratios);
  const rows: number[] = [];
  for (let index = 0; index < places.length; index += (places[index]?.others ?? 0) + 1) {
    rows.push((places[index]?.others ?? 0) + 1);
  }
  return rows;
}

test.each([
  [[], []],
  [[landscape], [1]],
  [[landscape, landscape, landscape], [3]],
  [
    [landscape, landscape, landscape, landscape],
    [2, 2],
  ],
  [Array.from({ length: 5 }, () => landscape), [2, 3]],
  [Array.from({ length: 7 }, () => landscape), [2, 3, 2]],
  [[2.4, portrait, 1], [3]],
  [Array.from({ length: 6 }, () => portrait), [6]],
  [
    [6, landscape, landscape],
    [1, 2],
  ],
])('pictures with the aspect ratios %j make rows of %j', (ratios, expected) => {
  expect(rowsOf(ratios)).toEqual(expected);
});

test('a single portrait picture does not become taller than a screen', () => {
  expect(placeInRows([portrait])[0]?.share).toBeLessThan(0.4);
});
