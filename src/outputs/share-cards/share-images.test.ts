import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCollection, type SiteValues } from '../../collections';
import { toFullAddress } from '../../derive/to-full-address';
import { toWords } from '../../ui/words/words';
import type { PublishedEntry, PublishedSite } from '../published';
import { findCards } from './find-cards';
import { makeShareImages } from './share-images';

// Drawing is work for the processor, which others may be busy with.
jest.setTimeout(30_000);

interface Page {
  path: string;
  title: string;
  /** What its entry says, and the name of its collection. */
  entry?: [string, Record<string, unknown>];
}

const settings = { title: 'A site', url: 'https://site.test/prefix/', description: 'What it is.' } as SiteValues;

/** A site as a build would have left it in a folder. */
function publish(pages: readonly Page[], folder: string, own: Partial<SiteValues> = {}): PublishedSite {
  const entries = new Map<string, PublishedEntry[]>();
  for (const { path, title, entry } of pages) {
    mkdirSync(join(folder, path), { recursive: true });
    const escaped = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    writeFileSync(
      join(folder, path, 'index.html'),
      `<head><meta data-gatsby-head="true" property="og:title" content="${escaped}"/></head>`,
    );
    const collection = findCollection(entry?.[0]);
    if (!entry || !collection) continue;
    const node = { title, ...entry[1] } as unknown as PublishedEntry['node'];
    entries.set(collection.name, [...(entries.get(collection.name) ?? []), { collection, node, path, context: {} }]);
  }
  const site = { ...settings, ...own };
  return {
    settings: site,
    person: undefined,
    words: toWords(undefined),
    entries,
    shown: [],
    pages: pages.map(({ path, entry }) => ({ path, context: entry ? {} : { ids: ['an entry'] } })),
    paths: new Set(pages.map(({ path }) => path)),
    pathOf: () => undefined,
    nodeOf: () => undefined,
    titleOf: ({ folder, label }) => site.collections?.[folder as 'posts']?.title ?? label,
    digestOf: (file) => (file === 'posts/a/cover.jpg' ? 'digest' : undefined),
    readPageData: () => Promise.resolve(''),
    toAddress: (path) => toFullAddress(site.url, path),
    toFullAddress: (address) => address,
  };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'share-'));

test('what a card says is what its page says to those it is shared with, and what kind of entry it is', async () => {
  const folder = newFolder();
  const pages: Page[] = [
    { path: '/', title: 'A site' },
    { path: '/posts/', title: 'Posts' },
    {
      path: '/posts/a/',
      title: 'Q & "A"',
      entry: ['post', { date: '2026-05-04', cover: { src: 'posts/a/cover.jpg', alt: 'A cover', focus: 'top' } }],
    },
    {
      path: '/posts/far/',
      title: 'Far',
      entry: ['post', { date: '2026-05-04', cover: { src: 'https://elsewhere.test/a.jpg', alt: '' } }],
    },
    { path: '/events/b/', title: 'B', entry: ['event', { start: '2026-05', timeZone: 'Europe/London' }] },
    { path: '/about/', title: 'About', entry: ['page', {}] },
    { path: '/secret/', title: 'Secret', entry: ['page', { noindex: true }] },
  ];
  const site = publish(pages, folder, { collections: { posts: { title: 'Notes' } } });
  const found = await findCards(site, folder, '/content');
  const shown = found.map(({ path, card: { title, facts, summary, cover }, alt }) => [
    path,
    title,
    facts.join(', '),
    summary ?? cover?.file ?? '',
    alt,
  ]);
  expect(shown).toEqual([
    ['/', 'A site', '', 'What it is.', 'A site'],
    ['/posts/', 'Posts', '', '', 'Posts · A site'],
    ['/posts/a/', 'Q & "A"', 'Notes, 4 May 2026', '/content/posts/a/cover.jpg', 'Q & "A" · A site. A cover'],
    ['/posts/far/', 'Far', 'Notes, 4 May 2026', '', 'Far · A site'],
    ['/events/b/', 'B', 'Events, May 2026', '', 'B · A site'],
    ['/about/', 'About', '', '', 'About · A site'],
  ]);
});

test('an edit draws one picture anew under a new name, and removes what no page has', async () => {
  const folder = newFolder();
  const kept = join(folder, 'kept.json');
  const pages = [
    { path: '/', title: 'A site' },
    { path: '/a/', title: 'A' },
    { path: '/b/', title: 'B' },
  ];
  const make = (some: readonly Page[], own?: Partial<SiteValues>) =>
    makeShareImages(publish(some, folder, own), folder, kept);
  const files = () => readdirSync(join(folder, 'share')).sort();
  const times = () => new Map(files().map((file) => [file, statSync(join(folder, 'share', file)).mtimeMs]));

  const first = await make(pages);
  const before = times();
  expect(before.size).toBe(3);
  expect(first.get('/a/')?.address).toMatch(/^https:\/\/site\.test\/prefix\/share\/[\da-f]{32}\.jpg$/);
  writeFileSync(join(folder, 'share', 'own.jpg'), 'what an author put into static/share/');

  const second = await make(pages);
  expect(second).toEqual(first);
  for (const [file, time] of before) expect(times().get(file)).toBe(time);

  const third = await make([...pages.slice(0, 2), { path: '/b/', title: 'B, changed' }]);
  expect(third.get('/a/')).toEqual(first.get('/a/'));
  expect(third.get('/b/')).not.toEqual(first.get('/b/'));
  expect(files()).toHaveLength(4);
  expect(files().filter((file) => before.has(file))).toHaveLength(2);

  // An entry that is no longer public takes its picture with it.
  await make(pages.slice(0, 1));
  expect(files()).toHaveLength(2);

  // Another accent is another look of all; a build from nothing names them alike.
  const blue = await make(pages, { theme: { accent: 'blue' } });
  expect(blue.get('/')).not.toEqual(first.get('/'));
  rmSync(kept);
  rmSync(join(folder, 'share'), { recursive: true });
  expect(await make(pages, { theme: { accent: 'blue' } })).toEqual(blue);
});
