import type { SortKey } from '../collections/define-collection';
import { day, number, text, time } from '../fields/kinds';
import { inReadingOrder } from './reading-order';

const words = { label: '', hint: '', example: '' };
const fields = { date: day(words), start: time(words).optional(), rating: number(words).optional(), name: text(words) };

const named = (slug: string, values: Record<string, unknown> = {}) => ({ slug, values });

const slugsOf = (sort: readonly SortKey[], listed: readonly ReturnType<typeof named>[]) =>
  inReadingOrder({ sort, fields }, listed, 'UTC').map(({ slug }) => slug);

const newestFirst: SortKey[] = [{ field: 'date', descending: true }];

test('a list that begins with the newest is read from the oldest', () => {
  expect(slugsOf(newestFirst, [named('new', { date: '2026-02-01' }), named('old', { date: '2026-01-01' })])).toEqual([
    'old',
    'new',
  ]);
});

test('a list not sorted by time is read as listed', () => {
  for (const sort of [[{ field: 'name', words: true }], [], [{ field: 'rating', descending: true }]] as SortKey[][])
    expect(slugsOf(sort, [named('ada'), named('bob')])).toEqual(['ada', 'bob']);
});

test('entries with an order are read first, as listed; the others from the oldest', () => {
  const listed = [
    named('pinned', { order: 1 }),
    named('second', { order: 2 }),
    named('new', { date: '2026-02-01' }),
    named('mid-2', { date: '2026-01-01' }),
    named('mid-10', { date: '2026-01-01' }),
    named('old'),
  ];
  expect(slugsOf(newestFirst, listed)).toEqual(['pinned', 'second', 'old', 'mid-2', 'mid-10', 'new']);
});

test('events are read by their start, whatever the list is sorted by', () => {
  const listed = [named('soon', { start: '2027-05-15' }), named('past', { start: '2027-05-14 20:00' })];
  const dateRange = { start: 'start', end: 'end' };
  const sort: SortKey[] = [{ field: 'start', times: true, descending: true }];
  expect(inReadingOrder({ dateRange, sort, fields }, listed, 'UTC').map(({ slug }) => slug)).toEqual(['past', 'soon']);
});

test('what only lists are sorted by does not change it', () => {
  const sort: SortKey[] = [{ field: 'pinned', listsOnly: true }, ...newestFirst];
  const listed = [
    named('middle', { date: '2026-02-01', pinned: true }),
    named('new', { date: '2026-03-01' }),
    named('old', { date: '2026-01-01' }),
  ];
  expect(slugsOf(sort, listed)).toEqual(['old', 'middle', 'new']);
});
