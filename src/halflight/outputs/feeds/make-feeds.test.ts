import { collections } from '../../collections';
import { toOwnCollection } from '../../collections/collection/to-own-collection';
import { post } from '../../testing/routes';
import { publish } from '../../testing/published';
import type { Entry } from '../../sourcing/read-entry';
import { makeFeeds } from './make-feeds';

const at = (slug: string, values: Record<string, unknown> = {}, instants?: Record<string, string>): Entry => ({
  ...post(slug, '2026-03-14', values),
  ...(instants && { instants }),
});

test('posts of the same day are sorted by time, newest first, then by slug; feeds state the times', async () => {
  const site = publish(
    [
      at('part-10'),
      at('part-2', { updated: '2026-03-14' }),
      at('morning', {}, { date: '2026-03-14T08:00:00.000Z' }),
      at('evening', { updated: '2026-03-14' }, { date: '2026-03-14T18:00:00.000Z' }),
    ],
    { settings: { timeZone: 'Europe/Berlin' } },
  );
  const [, feed] = await makeFeeds({ ...site, readPageData: () => Promise.resolve('{"result":{"data":{}}}') });
  const { items } = JSON.parse(String(feed?.text)) as { items: Record<string, string>[] };
  expect(items.map((item) => [item.title, item.date_published, item.date_modified])).toEqual([
    ['evening', '2026-03-14T19:00:00+01:00', '2026-03-14T19:00:00+01:00'],
    ['morning', '2026-03-14T09:00:00+01:00', '2026-03-14T09:00:00+01:00'],
    ['part-2', '2026-03-14T00:00:00+01:00', '2026-03-14T00:00:00+01:00'],
    ['part-10', '2026-03-14T00:00:00+01:00', '2026-03-14T00:00:00+01:00'],
  ]);
});

test('entries without pages are in the feed of the site, and linked in their list', async () => {
  const change = toOwnCollection('change', {
    label: 'Changelog',
    path: '/changelog/',
    pages: 'none',
    publishes: { by: 'day', feed: true },
    fields: [{ name: 'day', kind: 'day' }],
  });
  const values = { title: 'Version 2', day: '2026-03-13', tags: ['news'] };
  const identity = { id: 'entry:changes/v2.md', filePath: 'changes/v2.md', collection: 'change', slug: 'v2' };
  const version = { ...at('v2'), ...identity, values };
  const registry = [...collections, change];
  const published = publish([at('a', { tags: ['news', 'constructor'] }), version], { registry });
  const list = { data: { entries: [{ id: version.id, body: '<p>Faster.</p>' }] } };
  const readPageData = (path: string) =>
    Promise.resolve(JSON.stringify({ result: path === '/changelog/' ? list : { data: {} } }));
  const files = await makeFeeds({ ...published, registry, readPageData });
  const itemsOf = (path: string) =>
    (JSON.parse(String(files.find((file) => file.path === path)?.text)) as { items: Record<string, string>[] }).items;
  expect(itemsOf('feed.json').map(({ title, url }) => [title, url])).toEqual([
    ['a', 'https://a.example/posts/a/'],
    ['Version 2', 'https://a.example/changelog/#entry-v2'],
  ]);
  expect(itemsOf('feed.json')[1]?.content_html).toBe('<p>Faster.</p>');
  for (const tag of ['news', 'constructor'])
    expect(itemsOf(`tags/${tag}/feed.json`).map(({ title }) => title)).toEqual(['a']);
});

test('a post with `feed: false` is in no feed, and a tag with no other has none', async () => {
  const site = publish([at('a', { tags: ['open'] }), at('secret-canary', { tags: ['open', 'quiet'], feed: false })]);
  const files = await makeFeeds({ ...site, readPageData: () => Promise.resolve('{"result":{"data":{}}}') });
  expect(files.map(({ path }) => path)).toEqual([
    ...['feed.xml', 'feed.json', 'feed.css', 'tags/open/feed.xml', 'tags/open/feed.json'],
  ]);
  expect(JSON.stringify(files)).not.toContain('secret-canary');
});

test('notes have feeds of their own, in which they have no title; a link stands before the text', async () => {
  const note = { untitled: true, title: 'First words' };
  const site = publish([
    at('a'),
    at('note', { ...note, link: 'https://b.example/x' }),
    at('quiet-canary', { ...note, feed: false }),
    at('locked-canary', { ...note, protected: 'x' }),
  ]);
  const page = JSON.stringify({ result: { data: { post: { text: { html: '<p>First words.</p>' } } } } });
  const files = await makeFeeds({ ...site, readPageData: () => Promise.resolve(page) });
  const textOf = (path: string) => String(files.find((file) => file.path === path)?.text);
  const { title, items } = JSON.parse(textOf('notes/feed.json')) as { title: string; items: Record<string, string>[] };
  expect(title).toBe('Notes of A site');
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    url: 'https://a.example/posts/note/',
    external_url: 'https://b.example/x',
    content_html: '<p><a href="https://b.example/x">https://b.example/x</a></p><p>First words.</p>',
  });
  expect(items[0]).not.toHaveProperty('title');
  // Atom requires a title.
  expect(textOf('notes/feed.xml')).toContain('<title>First words</title>');
  expect(textOf('feed.json')).toContain('/posts/note/');
  expect(JSON.stringify(files)).not.toContain('canary');
});
