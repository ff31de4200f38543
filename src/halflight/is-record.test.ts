import { isRecord } from './is-record';

test('an object is a record; a list, a text and nothing are none', () => {
  expect([{}, { a: 1 }, Object.create(null) as unknown].map(isRecord)).toEqual([true, true, true]);
  expect([[], 'a', 1, null, undefined].map(isRecord)).toEqual([false, false, false, false, false]);
});
