import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from '../../problem';
import type { SiteValues } from '../../collections';
import type { Entry } from '../../sourcing/read-entry';
import { publish } from '../../testing/published';
import { entry, post } from '../../testing/routes';
import { makeFolder } from '../../testing/temporary-folder';
import { createPainter } from './draw-card';
import { findCards } from './find-cards';
import { makeShareImages } from './share-images';

jest.mock<typeof import('./draw-card')>('./draw-card', () => {
  const real = jest.requireActual<typeof import('./draw-card')>('./draw-card');
  return { ...real, createPainter: jest.fn(real.createPainter) };
});

jest.mock<typeof import('./draw-in-thread')>('./draw-in-thread', () => ({ drawInThread: jest.fn() }));

// Drawing needs CPU time, which may be scarce.
jest.setTimeout(30_000);

const settings = { url: 'https://site.test/prefix/', description: 'What it is.' };

test('what a card says is what its page says to those it is shared with, and what kind of entry it is', () => {
  const cover = { src: 'posts/a/cover.jpg', alt: 'A cover', focus: 'top' };
  const entries = [
    post('a', '2026-03-04', { title: 'Q & "A"', cover, tags: ['sums'] }),
    post('far', '2026-03-04', { title: 'Far', cover: { src: 'https://elsewhere.test/a.jpg', alt: '' } }),
    entry('events/b.md', { title: 'B', start: '2026-05', timeZone: 'Europe/London' }),
    // As in a declared collection whose `date` has a time.
    post('late', '2026-03-04 20:00', { title: 'Late' }),
    entry('pages/about.md', { title: 'About' }),
    entry('pages/secret.md', { title: 'Secret', noindex: true }),
    entry('pages/quiet.md', { title: 'Quiet', unlisted: true }),
  ];
  const site = publish(entries, { settings: { ...settings, collections: { posts: { title: 'Notes' } } } });
  const shown = findCards(site, '/content').map(({ path, card: { title, facts, summary, cover }, alt }) => [
    path,
    title,
    facts.join(', '),
    summary ?? cover?.file ?? '',
    alt,
  ]);
  expect(shown.sort()).toEqual([
    ['/', 'A site', '', 'What it is.', 'A site'],
    ['/about/', 'About', '', '', 'About · A site'],
    ['/events/', 'Events', '', '', 'Events · A site'],
    ['/events/b/', 'B', 'Events, May 2026', '', 'B · A site'],
    ['/posts/', 'Notes', '', '', 'Notes · A site'],
    ['/posts/a/', 'Q & "A"', 'Notes, 4 March 2026', '/content/posts/a/cover.jpg', 'Q & "A" · A site. A cover'],
    ['/posts/archive/', 'Notes by year', '', '', 'Notes by year · A site'],
    ['/posts/far/', 'Far', 'Notes, 4 March 2026', '', 'Far · A site'],
    ['/posts/late/', 'Late', 'Notes, 4 March 2026 at 20:00', '', 'Late · A site'],
    ['/quiet/', 'Quiet', '', '', 'Quiet · A site'],
    ['/tags/', 'Tags', '', '', 'Tags · A site'],
    ['/tags/sums/', 'Tagged “sums”', '', '', 'Tagged “sums” · A site'],
  ]);
});

test('files are found whatever Unicode form their names have on the disk', async () => {
  const folder = makeFolder();
  process.env.CONTENT_DIR = folder;
  try {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
    writeFileSync(join(folder, 'cafe\u0301.svg'), svg);
    const [name, cover] = ['caf\u00e9.svg', { src: 'caf\u00e9.svg', alt: '' }];
    const site = publish([entry('pages/a.md', { title: 'A', cover })], {
      settings: { ...settings, icon: name, theme: { ornament: name } },
    });
    await expect(makeShareImages(site, join(folder, 'public'), join(folder, 'cache'))).resolves.toBeDefined();
    const cards = findCards({ ...site, digestOf: () => 'digest' }, folder);
    expect(cards.find(({ path }) => path === '/a/')?.card.cover?.file).toBe(join(folder, 'cafe\u0301.svg'));
  } finally {
    delete process.env.CONTENT_DIR;
  }
});

test('an edit redraws one picture under a new name, and removes those that no page uses', async () => {
  const folder = makeFolder();
  const cache = join(folder, 'cache');
  const a = entry('pages/a.md', { title: 'A' });
  const b = entry('pages/b.md', { title: 'B' });
  const make = (entries: readonly Entry[], own?: Partial<SiteValues>) =>
    makeShareImages(publish(entries, { settings: { ...settings, ...own } }), folder, cache);
  const files = () => readdirSync(join(folder, 'share')).sort();
  const times = () => new Map(files().map((file) => [file, statSync(join(folder, 'share', file)).mtimeMs]));

  const first = await make([a, b]);
  const before = times();
  expect(before.size).toBe(3);
  expect(first.get('/a/')?.address).toMatch(/^https:\/\/site\.test\/prefix\/share\/[\da-f]{32}\.jpg$/);
  writeFileSync(join(folder, 'share', 'own.jpg'), 'what an author put into static/share/');

  const second = await make([a, b]);
  expect(second).toEqual(first);
  for (const [file, time] of before) expect(times().get(file)).toBe(time);

  const third = await make([a, { ...b, values: { title: 'B, changed' } }]);
  expect(third.get('/a/')).toEqual(first.get('/a/'));
  expect(third.get('/b/')).not.toEqual(first.get('/b/'));
  expect(files()).toHaveLength(4);
  expect(files().filter((file) => before.has(file))).toHaveLength(2);

  // The image of an entry that is no longer public is removed.
  await make([]);
  expect(files()).toHaveLength(2);

  // Another accent changes every image; a clean build gives the images the same names.
  const blue = await make([a, b], { theme: { accent: 'blue' } });
  expect(blue.get('/')).not.toEqual(first.get('/'));
  rmSync(cache, { recursive: true });
  rmSync(join(folder, 'share'), { recursive: true });
  expect(await make([a, b], { theme: { accent: 'blue' } })).toEqual(blue);
});

test('a card that cannot be drawn is that of the site, and the others are drawn', async () => {
  const folder = makeFolder();
  process.env.CONTENT_DIR = folder;
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/b.md'), '---\norder: 1\ntitle: B\n---\n');
  const real = jest.requireActual<typeof import('./draw-card')>('./draw-card');
  jest.mocked(createPainter).mockImplementation((look) => {
    const paint = real.createPainter(look);
    return (card) => (card.title === 'B' ? Promise.reject(new Error('no shape')) : paint(card));
  });
  try {
    const told: Problem[] = [];
    const site = publish([entry('pages/a.md', { title: 'A' }), entry('pages/b.md', { title: 'B' })], { settings });
    const make = () =>
      makeShareImages(site, join(folder, 'public'), join(folder, 'cache'), (problem) => told.push(problem));
    const images = await make();
    const [home, a, b] = ['/', '/a/', '/b/'].map((path) => images.get(path)?.address);
    expect(a).not.toBe(home);
    expect(b).not.toBe(a);
    expect(told).toMatchObject([{ file: 'pages/b.md', line: 3, severity: 'warning', kind: 'share-image' }]);
    expect(told[0]?.message).toContain('no shape');
    // The next build tries again.
    await make();
    expect(told).toHaveLength(2);
  } finally {
    delete process.env.CONTENT_DIR;
    jest.mocked(createPainter).mockImplementation(real.createPainter);
  }
});

test('a picture left empty, as by a power cut, is drawn and published again', async () => {
  const folder = makeFolder();
  const cache = join(folder, 'cache');
  const make = () => makeShareImages(publish([entry('pages/a.md', { title: 'A' })], { settings }), folder, cache);
  const first = await make();
  for (const place of [cache, join(folder, 'share')])
    for (const file of readdirSync(place)) writeFileSync(join(place, file), '');
  expect(await make()).toEqual(first);
  const sizes = readdirSync(join(folder, 'share')).map((file) => statSync(join(folder, 'share', file)).size);
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes)).toBeGreaterThan(1000);
});

test('a cover that cannot be read is left out, until the next build can', async () => {
  const folder = makeFolder();
  process.env.CONTENT_DIR = folder;
  try {
    const cover = join(folder, 'cover.png');
    const bytes = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const digest = createHash('md5').update(bytes).digest('hex');
    const withCover = (src?: string) => {
      const site = publish([entry('pages/a.md', { title: 'A', ...(src && { cover: { src, alt: '' } }) })], {
        settings,
      });
      const languages = site.languages.map((language) => ({ ...language, digestOf: () => digest }));
      return makeShareImages({ ...site, languages }, join(folder, 'public'), join(folder, 'cache'));
    };
    const bare = await withCover();
    writeFileSync(cover, bytes.subarray(0, 60));
    expect(await withCover('cover.png')).toEqual(bare);
    writeFileSync(cover, bytes);
    const whole = await withCover('cover.png');
    expect(whole.get('/a/')?.address).not.toBe(bare.get('/a/')?.address);
    jest.mocked(createPainter).mockClear();
    expect(await withCover('cover.png')).toEqual(whole);
    expect(createPainter).not.toHaveBeenCalled();
  } finally {
    delete process.env.CONTENT_DIR;
  }
});
