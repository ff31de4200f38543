import { toTagUrl } from '../derive/to-url';
import { findRelated } from './related';
import type { RoutableEntry } from './route';

const post = (slug: string, date: string, tags?: string[]): RoutableEntry => ({
  id: slug,
  collection: 'post',
  slug,
  filePath: `posts/${slug}.md`,
  values: { title: slug, date, tags },
  hasBody: true,
  bodyLine: 1,
});
const none = new Map<string, string[]>();
const relatedTo = (id: string, entries: readonly RoutableEntry[], series: ReadonlyMap<string, string[]> = none) =>
  findRelated(entries, series, 'date', toTagUrl).get(id);

test('entries without a shared tag are not related', () => {
  const entries = [post('a', '2026-01-01', ['x']), post('b', '2026-01-02', ['y']), post('c', '2026-01-03')];
  expect([...findRelated(entries, none, 'date', toTagUrl).values()]).toEqual([[], [], []]);
});

test('a rare tag weighs more than a common one', () => {
  const entries = [
    post('a', '2026-01-01', ['common', 'rare']),
    post('b', '2026-01-02', ['common']),
    post('c', '2026-01-03', ['common']),
    post('d', '2020-01-01', ['rare']),
  ];
  expect(relatedTo('a', entries)).toEqual(['d', 'b', 'c']);
});

test('ties go to the nearest in time, three at most', () => {
  const days = ['01', '05', '06', '08', '20', '28'];
  const entries = days.map((day) => post(`p${day}`, `2026-01-${day}`, ['x']));
  expect(relatedTo('p06', entries)).toEqual(['p05', 'p08', 'p01']);
  expect(relatedTo('p06', [...entries].reverse())).toEqual(['p05', 'p08', 'p01']);
});

test('tags with the same page are the same tag', () => {
  const entries = [post('a', '2026-01-01', ['Number theory']), post('b', '2026-01-02', ['number-theory'])];
  expect(relatedTo('a', entries)).toEqual(['b']);
});

test('other parts of the same series are left out', () => {
  const entries = ['a', 'b', 'c'].map((slug, index) => post(slug, `2026-01-0${index + 1}`, ['x']));
  const series = new Map(['a', 'b'].map((slug) => [slug, ['a', 'b']]));
  expect(relatedTo('a', entries, series)).toEqual(['c']);
  expect(relatedTo('c', entries, series)).toEqual(['b', 'a']);
});
