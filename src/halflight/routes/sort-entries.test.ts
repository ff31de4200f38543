import { sortByDay, sortEntries } from './sort-entries';

const event = (start: string, timeZone?: string) => ({ slug: start, values: { start, timeZone } });

/** Events in order, in Berlin. */
const inOrder = [
  event('2027'),
  event('2027-05'),
  event('2027-05-14'),
  event('2027-05-14T00:30+02:00'),
  event('2027-05-14 09:00', 'Asia/Tokyo'),
  event('2027-05-14T18:30'),
  event('2027-05-14T19:00+02:00'),
  event('2027-05-14 20:00'),
  event('2027-05-14T21:00'),
  event('2027-05-15'),
  event('2027-05-14 20:00', 'America/Los_Angeles'),
  event('2027-05-15 20:00'),
];

test.each([
  ['ascending', {}, inOrder],
  ['descending', { descending: true as const }, [...inOrder].reverse()],
])('times are sorted by their instants, %s', (_, direction, expected) => {
  const keys = [{ field: 'start', times: true as const, ...direction }];
  for (let turn = 0; turn < inOrder.length; turn += 1)
    expect(sortEntries([...inOrder.slice(turn), ...inOrder.slice(0, turn)], keys, 'en', 'Europe/Berlin')).toEqual(
      expected,
    );
});

test('entries of the same day are sorted by time, then by slug, with numbers in numerical order', () => {
  const inOrder = ['part-2', 'part-10', 'part-11', 'c', 'b', 'a'].map((slug, index) => ({
    slug,
    values: { date: '2026-03-14' },
    ...(index > 2 && { instants: { date: `2026-03-14T0${index}:00:00.000Z` } }),
  }));
  const slugsOf = (sorted: typeof inOrder) => sorted.map(({ slug }) => slug);
  expect(slugsOf(sortByDay([...inOrder].reverse(), 'date'))).toEqual(slugsOf(inOrder));
  expect(slugsOf(sortEntries(inOrder, [{ field: 'date', descending: true }]))).toEqual([
    ...['a', 'b', 'c'],
    ...['part-2', 'part-10', 'part-11'],
  ]);
});
