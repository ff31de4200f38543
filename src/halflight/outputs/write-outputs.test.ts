import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { collections, type SiteValues } from '../collections';
import { EDITOR_PAGE, toEditorPage } from '../editor/make-editor';
import { writeOutputs } from './write-outputs';

test('a file that the author put into static/ is unchanged', async () => {
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

test('files of a former build are removed, including IndexNow keys, and other texts are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const files = {
    'old-key-1.txt': 'old-key-1',
    'humans-of-this-site.txt': 'Us.',
    'sitemap.xml': 'old',
    'sitemap-12.xml': 'old',
    'robots.txt': 'old',
    'sitemap-of-theirs.xml': 'theirs',
    'favicon.ico': 'made before the pages',
    // Left over from the site's previous icon.
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

test('a former build’s editor is removed, but an author’s page at its URL is kept', async () => {
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
