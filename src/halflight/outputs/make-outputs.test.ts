import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEED_ENTRIES } from '../limits';
import { publishFolder, readPublic, writeContent, type Written } from '../testing/publish-folder';
import { makeFolder } from '../testing/temporary-folder';
import { isOutputFile, outputsOf } from './output-files';

const post = (name: string, { values, ...more }: Partial<Written> = {}): Written => ({
  file: `posts/${name}/index.md`,
  body: `Words of ${name}.`,
  html: `<p>Words of ${name}.</p>`,
  ...more,
  values: { title: `Post ${name}`, date: '2026-03-14', ...values },
});

/** The same entry, not public. */
const asDraft = (entry: Written): Written => ({ ...entry, values: { ...entry.values, draft: true } });

const environment = { ...process.env };
beforeEach(() => {
  Object.assign(process.env, { HALFLIGHT_NOW: '2026-07-01T12:00:00Z', HALFLIGHT_CHECKED: '1', HALFLIGHT_PREVIEW: '0' });
});
afterEach(() => {
  process.env = { ...environment };
});

/** Publishes a content folder with these entries, and returns the files beside the pages. */
async function publish(
  entries: readonly Written[],
  { site = {}, folder = makeFolder() }: { site?: Record<string, unknown>; folder?: string } = {},
): Promise<Record<string, string>> {
  const content = makeFolder();
  process.env.CONTENT_DIR = content;
  const files = [{ file: 'site.md', values: { title: 'Notes', url: 'https://example.org/site', ...site } }, ...entries];
  writeContent(content, files);
  const published = await publishFolder(content, files, folder);
  const made = readPublic(folder);
  // Links are checked against the paths that outputs announce, long before the files are made.
  const planned = outputsOf(published).flatMap(({ make, pathsOf }) => (make ? pathsOf(published) : []));
  const ours = Object.entries(made).filter(([path, text]) => isOutputFile(`/${path}`, () => text));
  expect(
    ours
      .map(([path]) => `/${path}`)
      .filter((path) => !path.startsWith('/static/'))
      .sort(),
  ).toEqual(planned.sort());
  return made;
}

const titlesOf = (feed = '') => Array.from(feed.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs), ([, title]) => title);
const idsOf = (feed = '') => Array.from(feed.matchAll(/<entry><id>(.*?)<\/id>/g), ([, id]) => id);

test('the feed has the newest posts, newest first, whatever order they are listed in', async () => {
  const posts = Array.from({ length: FEED_ENTRIES + 5 }, (_, index) =>
    post(`n${index}`, { values: { date: `2026-01-${String(index + 1).padStart(2, '0')}`, order: index } }),
  );
  const { 'feed.xml': feed } = await publish(posts);
  expect(titlesOf(feed)).toHaveLength(FEED_ENTRIES);
  expect(titlesOf(feed)[0]).toBe(`Post n${FEED_ENTRIES + 4}`);
});

test('what became private or lost its tag leaves nothing behind; what is not ours is kept', async () => {
  const folder = makeFolder();
  const event = { file: 'events/e.md', values: { title: 'E', start: '2026-05-14' } };
  await publish([post('a', { values: { tags: ['x'] } }), post('b'), event], { folder });
  writeFileSync(join(folder, 'notes.md'), '');
  mkdirSync(join(folder, 'static/1'), { recursive: true });
  writeFileSync(join(folder, 'static/1/calendar.ics'), '');
  const before = Object.keys(readPublic(folder));
  const after = Object.keys(await publish([post('a'), asDraft(post('b')), asDraft(event)], { folder }));
  expect(before.filter((path) => !after.includes(path)).sort()).toEqual([
    'events/calendar.ics',
    'events/e/event.ics',
    'events/e/index.md',
    'posts/b/index.md',
    'tags/x/feed.json',
    'tags/x/feed.xml',
  ]);
  expect(after).toEqual(expect.arrayContaining(['notes.md', 'static/1/calendar.ics']));
});

test.each([
  { site: { feeds: false }, gone: /feed\./, left: ['llms.txt', 'posts/a/index.md', 'robots.txt', 'sitemap.xml'] },
  {
    site: { texts: false },
    gone: /\.md$|^llms/,
    left: ['feed.css', 'feed.json', 'feed.xml', 'robots.txt', 'sitemap.xml'],
  },
])('$site leaves them out', async ({ site, gone, left }) => {
  const made = Object.keys(await publish([post('a')], { site }));
  expect(made.filter((path) => gone.test(path))).toEqual([]);
  expect(made.sort()).toEqual(left);
});

test('a site whose author never wrote a post has no feed; one whose posts are all private has an empty one', async () => {
  expect(Object.keys(await publish([]))).toEqual(['llms.txt', 'robots.txt', 'sitemap.xml']);
  expect(titlesOf((await publish([asDraft(post('a'))]))['feed.xml'])).toEqual([]);
});

test('ids stay when the list moves and when the post is edited', async () => {
  const { 'feed.xml': before } = await publish([post('a')]);
  const moved = { collections: { posts: { path: '/notes/' } } };
  const edited = post('a', { values: { title: 'Edited', date: '2026-04-01', updated: '2026-05-01' } });
  const { 'feed.xml': after } = await publish([edited], { site: moved });
  expect(idsOf(after)).toEqual(idsOf(before));
  expect(after).toContain('https://example.org/site/notes/a/');
});

test('a text contains the public part of its front matter, and its URLs work from anywhere', async () => {
  const { 'posts/a/index.md': text } = await publish([
    post('a', {
      values: {
        summary: 'Short.',
        tags: ['x'],
        noindex: false,
        extra: { mood: 'private' },
        order: 3,
        aliases: ['/old/'],
      },
      body: '![P](./photo.jpg)\n\n[Whole](./photo.jpg#x)\n\nSee [b](../b/index.md#more), [about](/about) and [here](#there).\n\n> [!NOTE]\n> $x$',
      html: '<img src="/site/static/0123abcd/9f/photo.jpg" srcset="/site/static/0123abcd/8e/photo.jpg 400w"><a href="/site/static/0123abcd/9f/photo.jpg#x">Whole</a>',
    }),
    post('b'),
  ]);
  expect(text).toBe(`---
title: Post a
date: 2026-03-14
summary: Short.
tags:
  - x
page: https://example.org/site/posts/a/
---

# Post a

![P](https://example.org/site/static/0123abcd/9f/photo.jpg)

[Whole](https://example.org/site/static/0123abcd/9f/photo.jpg#x)

See [b](https://example.org/site/posts/b/#more), [about](https://example.org/site/about/) and [here](https://example.org/site/posts/a/#there).

> [!NOTE]
> $x$
`);
});

test('what search engines leave out has no text; llms.txt lists the others', async () => {
  const made = await publish([post('a', { values: { summary: 'Short.' } }), post('b', { values: { noindex: true } })], {
    site: { description: 'What this is.', collections: { posts: { title: 'Essays' } } },
  });
  expect(Object.keys(made)).not.toContain('posts/b/index.md');
  expect(made['llms.txt']).toBe(`# Notes

> What this is.

## Essays

- [Post a](https://example.org/site/posts/a/index.md): Short.

## Optional

- [feed.xml](https://example.org/site/feed.xml)
- [feed.json](https://example.org/site/feed.json)
`);
});

test('a collection with only unlisted entries has no calendar, and no page links to one', async () => {
  const made = await publish([{ file: 'events/e.md', values: { title: 'E', start: '2026-08-14', unlisted: true } }]);
  expect(Object.keys(made).filter((path) => path.endsWith('.ics'))).toEqual(['events/e/event.ics']);
});

test('links in double brackets have full URLs in texts, and private comments are in no file', async () => {
  const made = await publish([
    post('a', { body: '%%canary%% See [[post b|the other]] and ![[b#Wheels]]. ^end\n\n%%\ncanary\n%%\n' }),
    post('b', { values: { aliases: ['Post B'] }, body: '## Wheels' }),
  ]);
  expect(made['posts/a/index.md']).toContain(
    'See [the other](https://example.org/site/posts/b/) and [b › Wheels](https://example.org/site/posts/b/#wheels).\n',
  );
  expect(JSON.stringify(made)).not.toMatch(/canary|\uFDD0|\^end/);
});

test('texts say which pages link to them, if the site has backlinks', async () => {
  const entries = [post('a', { body: 'Read [the *other*](../b/index.md) soon. %%canary%%' }), post('b')];
  const made = await publish(entries, { site: { backlinks: true } });
  expect(made['posts/b/index.md']).toMatch(
    /\n\n## Mentioned in\n\n- \[Post a\]\(https:\/\/example\.org\/site\/posts\/a\/\): Read the other soon\.\n$/,
  );
  expect((await publish(entries))['posts/b/index.md']).not.toContain('Mentioned');
});
