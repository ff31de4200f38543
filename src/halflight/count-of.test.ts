import { countOf, countsOf } from './count-of';

test('one is singular, and everything else plural', () => {
  expect([0, 1, 2].map((number) => countOf(number, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
  expect([1, 2].map((number) => countOf(number, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});

test('zero counts are omitted', () => {
  expect(countsOf([2, 'error'], [0, 'hint'], [1, 'warning'])).toEqual(['2 errors', '1 warning']);
  expect(countsOf([0, 'error'])).toEqual([]);
});
