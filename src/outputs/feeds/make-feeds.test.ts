import { post } from '../../testing/routes';
import { publish } from '../../testing/published';
import type { Entry } from '../../sourcing/read-entry';
import { makeFeeds } from './make-feeds';

const at = (slug: string, values: Record<string, unknown> = {}, instants?: Record<string, string>): Entry => ({
  ...post(slug, '2026-03-14', values),
  ...(instants && { instants }),
});

test('of the same day, posts come by their times, the newest first, then by slug; feeds state the times', async () => {
  const site = publish(
    [
      at('part-10'),
      at('part-2', { updated: '2026-03-14' }),
      at('morning', {}, { date: '2026-03-14T08:00:00.000Z' }),
      at('evening', { updated: '2026-03-14' }, { date: '2026-03-14T18:00:00.000Z' }),
    ],
    { settings: { timeZone: 'Europe/Berlin' } },
  );
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) };
  const [, feed] = await makeFeeds({ ...site, readPageData: () => Promise.resolve('{"result":{"data":{}}}') }, cache);
  const { items } = JSON.parse(String(feed?.text)) as { items: Record<string, string>[] };
  expect(items.map((item) => [item.title, item.date_published, item.date_modified])).toEqual([
    ['evening', '2026-03-14T19:00:00+01:00', '2026-03-14T19:00:00+01:00'],
    ['morning', '2026-03-14T09:00:00+01:00', '2026-03-14T09:00:00+01:00'],
    ['part-2', '2026-03-14T00:00:00+01:00', '2026-03-14T00:00:00+01:00'],
    ['part-10', '2026-03-14T00:00:00+01:00', '2026-03-14T00:00:00+01:00'],
  ]);
});
