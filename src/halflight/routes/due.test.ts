import type { Entry } from '../sourcing/read-entry';
import { entry, post, project } from '../testing/routes';
import { findDue } from './due';

const clock = (today: string) => ({ today, timeZone: 'UTC', preview: false });

test.each<[string, Entry[], string[]]>([
  ['a post that appeared between', [post('a', '2026-03-13')], ['posts/a.md appears (2026-03-13)']],
  ['a post that was there before', [post('a', '2026-03-12')], []],
  ['a draft that is dated today', [post('a', '2026-03-14', { draft: true })], []],
  ['what appears', [project('a', { publish: '2026-03-14' })], ['projects/a.md appears (2026-03-14)']],
  ['what has expired', [project('a', { expires: '2026-03-13' })], ['projects/a.md has expired (2026-03-13)']],
  ['what came and went between', [project('a', { publish: '2026-03-13', expires: '2026-03-14' })], []],
  ['an event that is over', [entry('events/a.md', { title: 'A', start: '2026-03-13' })], ['events/a.md is over']],
  ['an event of today', [entry('events/a.md', { title: 'A', start: '2026-03-14' })], []],
])('from the twelfth to the fourteenth: %s', (_, entries, due) => {
  expect(findDue({ entries, site: {} }, clock('2026-03-12'), clock('2026-03-14'))).toEqual(due);
});

test('within a day nothing becomes due', () => {
  const entries = [post('a', '2026-03-14')];
  expect(findDue({ entries, site: {} }, clock('2026-03-14'), clock('2026-03-14'))).toEqual([]);
});
