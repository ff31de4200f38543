import { dayIn, instantIn } from '../fields/days';
import { checkContent } from '../checks/check-content';
import { buildRoutes } from '../routes/build-routes';
import { publishStatusOf } from '../routes/visibility';
import { contentFolderOfEachTest, page, post, site } from '../testing/mistakes';

const { write, reported, at } = contentFolderOfEachTest();

test.each([
  ['2021', 'Pacific/Auckland', '2021'],
  ['2021-06-01T23:30:00Z', 'Pacific/Auckland', '2021-06-02'],
  ['2021-06-01T00:30:00.123Z', 'America/Los_Angeles', '2021-05-31'],
  ['2019-05-12 00:30:00 +0200', 'UTC', '2019-05-11'],
  ['2015-01-01 00:00:00 UTC', 'America/New_York', '2014-12-31'],
  // A time without a zone is local time, whatever the site's zone.
  ['2019-05-12 23:30', 'Asia/Tokyo', '2019-05-12'],
  ['2019-05-12T00:10:00', 'America/New_York', '2019-05-12'],
])('%s in %s is the day %s', (written, timeZone, day) => {
  expect(dayIn(written, timeZone)).toBe(day);
});

test.each([
  ['2021-06-01T08:00:00Z', '2021-06-01T08:00:00.000Z'],
  ['2019-05-12 09:30:00 +0200', '2019-05-12T07:30:00.000Z'],
  ['2015-01-01 00:00:00 UTC', '2015-01-01T00:00:00.000Z'],
  // A time without a zone is in the site's zone.
  ['2019-05-12 23:30', '2019-05-12T14:30:00.000Z'],
])('%s in Tokyo is the instant %s', (written, expected) => {
  const instant = instantIn(written, 'Asia/Tokyo');
  expect(instant && new Date(instant).toISOString()).toBe(expected);
});

test('a time in a day field is valid, and gives every reader the same day', () => {
  write({
    'site.md': site('timeZone: Pacific/Auckland'),
    'posts/early.md': post([]).replace('2026-01-01', '2021-06-01T23:30:00Z'),
    'posts/late.md': post(['updated: 2021-06-03 12:00:00 +0200']).replace('2026-01-01', '2021-06-02'),
    'posts/waits.md': post(['publish: 2999-01-01T00:00:00Z', 'expires: 2999-02-01T20:00:00Z']),
    'projects/a.md': page(['title: A', 'date: 2021-06-01 08:00:00 -0700']),
  });
  expect(reported()).toEqual([]);
  const { entries } = checkContent(at()).content;
  const valuesOf = (file: string) => entries.find(({ filePath }) => filePath === file)?.values;
  expect(valuesOf('posts/early.md')).toMatchObject({ date: '2021-06-02' });
  expect(valuesOf('posts/late.md')).toMatchObject({ date: '2021-06-02', updated: '2021-06-03' });
  expect(valuesOf('projects/a.md')).toMatchObject({ date: '2021-06-02' });
  const waits = entries.find(({ filePath }) => filePath === 'posts/waits.md');
  expect(waits && publishStatusOf(waits, { today: '2999-01-01' })).toBeUndefined();
  expect(waits && publishStatusOf(waits, { today: '2998-12-31' })).toEqual({ why: 'later', day: '2999-01-01' });
  expect(waits && publishStatusOf(waits, { today: '2999-02-02' })).toEqual({ why: 'expired', day: '2999-02-02' });
  // Of two on the same day, the one with a time is later.
  const { routes } = buildRoutes({
    entries,
    site: {},
    clock: { today: '2022-01-01', timeZone: 'Pacific/Auckland', preview: false },
  });
  expect(routes.find(({ path }) => path === '/posts/')?.context.ids).toEqual([
    'entry:posts/early.md',
    'entry:posts/late.md',
  ]);
});
