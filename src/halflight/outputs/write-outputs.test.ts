import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { collections, type SiteValues } from '../collections';
import { EDITOR_PAGE, toEditorPage } from '../features/editor/make-editor';
import { memoize } from './memoize';
import { writeOutputs } from './write-outputs';

test('a file that the author put into static/ stays as it is', async () => {
  const [folder, own] = [mkdtempSync(join(tmpdir(), 'public-')), mkdtempSync(join(tmpdir(), 'static-'))];
  mkdirSync(join(own, 'events'));
  for (const path of ['llms.txt', 'events/calendar.ics']) writeFileSync(join(own, path), 'theirs');
  mkdirSync(join(folder, 'events'));
  for (const path of ['llms.txt', 'events/calendar.ics', 'feed.json']) writeFileSync(join(folder, path), 'theirs');
  await writeOutputs(
    [
      { path: 'llms.txt', text: 'ours' },
      { path: 'feed.xml', text: 'ours' },
    ],
    [],
    folder,
    own,
  );
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect([read('llms.txt'), read('events/calendar.ics'), read('feed.xml')]).toEqual(['theirs', 'theirs', 'ours']);
  expect(existsSync(join(folder, 'feed.json'))).toBe(false);
});

test('what a former build left is gone, keys of IndexNow among it, and other texts stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const files = {
    'old-key-1.txt': 'old-key-1',
    'humans-of-this-site.txt': 'Us.',
    'sitemap.xml': 'old',
    'sitemap-12.xml': 'old',
    'robots.txt': 'old',
    'sitemap-of-theirs.xml': 'theirs',
    'favicon.ico': 'made before the pages',
    // Left from the icon that the site had before.
    'icon.svg': 'old',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  await writeOutputs([{ path: 'robots.txt', text: 'new' }], ['/favicon.ico'], folder, join(folder, 'absent'));
  expect(readdirSync(folder).sort()).toEqual([
    'favicon.ico',
    'humans-of-this-site.txt',
    'robots.txt',
    'sitemap-of-theirs.xml',
  ]);
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe('new');
});

test('at the address of the editor an editor of a former build is gone, and a page of the author stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'admin'));
  const file = join(folder, EDITOR_PAGE);
  writeFileSync(file, '<!doctype html><h1>Administration</h1>');
  await writeOutputs([], [], folder, join(folder, 'absent'));
  expect(existsSync(file)).toBe(true);
  const site = { title: 'A', editor: { repository: 'a/b' } } as SiteValues;
  const options = { site, registry: collections, contentFolder: resolve('content') };
  const { text } = toEditorPage(options, 'static/editor.js');
  writeFileSync(file, text);
  await writeOutputs([], [], folder, join(folder, 'absent'));
  expect(existsSync(file)).toBe(false);
});

test('what was made of the same sources is not made again', async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  let count = 0;
  const make = () => `made ${(count += 1)}`;
  const results: string[] = [];
  for (const sources of [
    ['a', 'b'],
    ['a', 'b'],
    ['ab', ''],
    ['a', 'b'],
  ])
    results.push(await memoize(cache, 'key', sources, make));
  expect(results).toEqual(['made 1', 'made 1', 'made 2', 'made 3']);
});
