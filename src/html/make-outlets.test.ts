import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FEED_ENTRIES } from '../limits';
import { makeOutlets } from './make-outlets';

type Node = Record<string, unknown> & { id: string };

interface Made {
  file: string;
  type?: string;
  /** Where its page is; none for an entry that is not public. */
  path?: string;
  values?: Record<string, unknown>;
  body?: string;
  html?: string;
  context?: Record<string, unknown>;
}

const post = (name: string, { values, ...more }: Partial<Made> = {}): Made => ({
  file: `posts/${name}/index.md`,
  path: `/posts/${name}/`,
  body: `Words of ${name}.`,
  html: `<p>Words of ${name}.</p>`,
  ...more,
  values: { title: `Post ${name}`, date: '2026-03-14', ...values },
});

/** The same entry, not public. */
const withoutPage = (entry: Made): Made =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'path')) as unknown as Made;

/** Publishes entries as a build would have left them, and gives back what lies beside the pages then. */
async function publish(
  entries: readonly Made[],
  {
    site = {},
    paths = [],
    folder = mkdtempSync(join(tmpdir(), 'outlets-')),
  }: {
    site?: Record<string, unknown>;
    paths?: readonly string[];
    folder?: string;
  } = {},
): Promise<Record<string, string>> {
  const nodes = new Map<string, Node>();
  const add = (type: string, node: Node, contentDigest = JSON.stringify(node)) =>
    nodes.set(node.id, { ...node, internal: { type, contentDigest } });
  add('SiteSettings', { id: 'entry:site.md', title: 'Notes', url: 'https://example.org/site', ...site });
  add('File', { id: 'f', relativePath: 'posts/a/photo.jpg' }, '0123abcd');
  for (const path of ['/', '/posts/', '/events/', ...paths]) add('SitePage', { id: `SitePage ${path}`, path });
  for (const { file, type = 'Post', path, values, body = '', html = '', context } of entries) {
    const collection = type.toLowerCase();
    const slug = file.replace(/^[^/]+\//, '').replace(/(?:\/index)?\.md$/, '');
    const id = `entry:${file}`;
    add('MarkdownRemark', { id: `remark ${file}`, rawMarkdownBody: body });
    add(type, {
      ...values,
      id,
      collection,
      slug,
      filePath: file,
      hasBody: true,
      parent: `remark ${file}`,
      firstParagraph: body,
    });
    if (path === undefined) continue;
    add('SitePage', { id: `SitePage ${path}`, path, context: { id, ...context } });
    const pageData = join(folder, 'page-data', path, 'page-data.json');
    mkdirSync(dirname(pageData), { recursive: true });
    writeFileSync(pageData, JSON.stringify({ result: { data: { [collection]: { body: html } } } }));
  }
  const kept = new Map<string, unknown>();
  const args = {
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => (internal as { type: string }).type === type),
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    },
  };
  await makeOutlets(args as unknown as Parameters<typeof makeOutlets>[0], folder);
  return readOutlets(folder);
}

function readOutlets(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name !== 'page-data.json')
    .map((item) => join(item.parentPath, item.name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
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

test('each tag that has a page has a feed of its own', async () => {
  const made = await publish(
    [
      post('a', { values: { date: '2026-01-01', tags: ['Number theory', 'unlisted'] } }),
      post('b', { values: { date: '2026-01-02', tags: ['number theory'] } }),
      post('c'),
    ],
    { paths: ['/tags/number-theory/'] },
  );
  expect(titlesOf(made['tags/number-theory/feed.xml'])).toEqual(['Post b', 'Post a']);
  expect(made['tags/number-theory/feed.xml']).toContain('<title>Notes: number theory</title>');
  expect(Object.keys(made).filter((path) => path.startsWith('tags/'))).toEqual([
    'tags/number-theory/feed.json',
    'tags/number-theory/feed.xml',
  ]);
  const { items } = JSON.parse(made['tags/number-theory/feed.json'] ?? '') as { items: { title: string }[] };
  expect(items.map(({ title }) => title)).toEqual(['Post b', 'Post a']);
});

test('an entry without a page is nowhere', async () => {
  const made = await publish([
    post('a', { body: 'See [it](../secret/index.md).' }),
    withoutPage(post('secret', { values: { title: 'Secret', draft: true }, body: 'Secret' })),
    { file: 'events/secret.md', type: 'Event', values: { title: 'Secret', start: '2026-05-14' }, body: 'Secret' },
  ]);
  expect(titlesOf(made['feed.xml'])).toEqual(['Post a']);
  expect(Object.entries(made).filter(([path, text]) => path.includes('secret') || text.includes('Secret'))).toEqual([]);
});

test('what became private or lost its tag leaves nothing behind; what is not ours stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outlets-'));
  const event = { file: 'events/e.md', type: 'Event', values: { title: 'E', start: '2026-05-14' } };
  await publish([post('a', { values: { tags: ['x'] } }), post('b'), { ...event, path: '/events/e/' }], {
    folder,
    paths: ['/tags/x/'],
  });
  writeFileSync(join(folder, 'notes.md'), '');
  mkdirSync(join(folder, 'static/1'), { recursive: true });
  writeFileSync(join(folder, 'static/1/calendar.ics'), '');
  const before = Object.keys(readOutlets(folder));
  const after = Object.keys(await publish([post('a'), withoutPage(post('b')), event], { folder }));
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
  expect(Object.keys(await publish([]))).toEqual(['llms.txt', 'robots.txt']);
  expect(titlesOf((await publish([withoutPage(post('a'))]))['feed.xml'])).toEqual([]);
});

test('ids stay when the list moves and when the post is edited', async () => {
  const { 'feed.xml': before } = await publish([post('a')]);
  const moved = { collections: { posts: { path: '/notes/' } } };
  const edited = post('a', {
    path: '/notes/a/',
    values: { title: 'Edited', date: '2026-04-01', updated: '2026-05-01' },
  });
  const { 'feed.xml': after } = await publish([edited], { site: moved });
  expect(idsOf(after)).toEqual(idsOf(before));
  expect(after).toContain('https://example.org/site/notes/a/');
});

test('a text says what is public of its front matter, and its addresses can be followed from anywhere', async () => {
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

test('what search engines leave out has no text; llms.txt names the others', async () => {
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

test('the sections of a page are a text, too', async () => {
  const sections = [
    { type: 'hero', title: 'Welcome', actions: [{ label: 'Read', to: '/posts/' }] },
    {
      type: 'stats',
      items: [
        { label: 'Notes', value: '7' },
        { label: 'Cards', value: '25', text: 'Of *two* kinds.' },
      ],
    },
    { type: 'posts', title: 'Posts' },
    { type: 'prose' },
    { type: 'privacy', title: 'Privacy' },
  ];
  const made = await publish([
    post('a', { values: { summary: 'Short.' } }),
    {
      file: 'pages/start.md',
      type: 'Page',
      path: '/start/',
      values: { title: 'Start', sections },
      body: 'The body.',
      context: {
        sectionMembers: [[], [], ['entry:posts/a/index.md'], [], []],
        services: [{ kind: 'ContactHere', name: 'example.org' }],
      },
    },
  ]);
  expect(made['start/index.md']?.split('# Start\n\n')[1]).toBe(`## Welcome

- [Read](https://example.org/site/posts/)

- Notes: 7

### Cards: 25

Of *two* kinds.

## Posts

- [Post a](https://example.org/site/posts/a/): Short.

The body.

## Privacy

- example.org: This site’s own server receives what you write in the contact form when you send it.
`);
});
