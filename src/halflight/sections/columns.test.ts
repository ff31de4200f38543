import { BENTO_CELLS } from '../limits';
import { spansOf } from './bento/spans';
import { columnsFor, fullest } from './columns';

test('items are in as many columns as leave the last row fullest', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(counts.map((count) => columnsFor(count, 3))).toEqual([1, 2, 3, 2, 3, 3, 2, 2]);
  expect(counts.map((count) => columnsFor(count, 4))).toEqual([1, 2, 3, 4, 3, 3, 4, 4]);
});

test('books are in the fullest rows of four to six', () => {
  const rows = [1, 4, 5, 6, 7, 8, 9, 10, 11].map((count) => fullest(count, [5, 6, 4]));
  expect(rows).toEqual([4, 4, 5, 6, 4, 4, 5, 5, 6]);
});

test('any number of cells of a bento fills its rows of three', () => {
  for (let count = 1; count <= BENTO_CELLS; count += 1) {
    const spans = spansOf(count);
    let taken = 0;
    for (const span of spans) taken = taken + span > 3 ? NaN : (taken + span) % 3;
    expect([count, spans.length, taken]).toEqual([count, count, 0]);
  }
});
