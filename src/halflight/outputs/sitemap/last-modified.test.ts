import { publish } from '../../testing/published';
import { entry, post, project } from '../../testing/routes';
import { createLastModified } from './last-modified';

const date = '2026-01-01';

test.each<[string, Record<string, unknown>, string | undefined, string]>([
  ['the commit', { date }, '2026-02-03T10:00:00+01:00', '2026-02-03T09:00:00.000Z'],
  ['the day of an update, without a commit', { date, updated: '2026-02-01' }, undefined, '2026-01-31T23:00:00.000Z'],
  [
    'the day it appeared, if committed before',
    { date: '2026-03-01' },
    '2026-02-03T10:00:00Z',
    '2026-02-28T23:00:00.000Z',
  ],
  ['the day it was published on, not its date', { date, publish: '2026-03-01' }, undefined, '2026-02-28T23:00:00.000Z'],
  [
    'the time of an update',
    { date, updated: '2026-03-01', instants: { updated: '2026-03-01T08:00:00.000Z' } },
    undefined,
    '2026-03-01T08:00:00.000Z',
  ],
])('a post changed with %s', (_, values, commit, expected) => {
  const site = publish([post('a', '2026-01-01', values)], { settings: { timeZone: 'Europe/Berlin' } });
  const changedOf = createLastModified(site, new Map(commit ? [['posts/a.md', commit]] : []));
  const page = site.indexed.find(({ path }) => path === '/posts/a/');
  const changed = page && changedOf(page);
  expect(changed && new Date(changed).toISOString()).toBe(expected);
});

test('lists and pages with sections change with what they show; unknown dates are left out', () => {
  const site = publish([
    post('a', '2026-01-01', { tags: ['old'] }),
    post('b', '2026-02-01', { tags: ['new'] }),
    project('engine', { date: '1843-09' }),
    entry('pages/index.md', { title: 'Home', sections: [{ type: 'posts', newest: 1 }] }),
    entry('pages/about.md', { title: 'About' }),
  ]);
  const changedOf = createLastModified(site, new Map([['pages/index.md', '2026-01-15T00:00:00Z']]));
  const days = site.indexed.map((page) => {
    const changed = changedOf(page);
    return [page.path, changed === undefined ? undefined : new Date(changed).toISOString().slice(0, 10)];
  });
  expect(Object.fromEntries(days)).toEqual({
    '/': '2026-02-01',
    '/about/': undefined,
    '/posts/': '2026-02-01',
    '/posts/archive/': '2026-02-01',
    '/posts/a/': '2026-01-01',
    '/posts/b/': '2026-02-01',
    '/projects/': undefined,
    '/projects/engine/': undefined,
    '/tags/': '2026-02-01',
    '/tags/new/': '2026-02-01',
    '/tags/old/': '2026-01-01',
  });
});
