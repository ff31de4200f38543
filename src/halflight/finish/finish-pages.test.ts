import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { finishPages, type Pass } from './finish-pages';

const LONG_AGO = new Date('2020-01-01');

function makeSite() {
  const folder = makeFolder();
  mkdirSync(join(folder, 'posts/a'), { recursive: true });
  const files = ['index.html', '404.html', 'posts/a/index.html', 'feed.xml'];
  const write = (file: string, time = new Date()) => {
    writeFileSync(join(folder, file), 'Words');
    utimesSync(join(folder, file), time, time);
  };
  for (const file of files) write(file);
  return {
    folder,
    stamp: join(folder, 'stamp'),
    write,
    contents: () => files.map((file) => readFileSync(join(folder, file), 'utf8')),
  };
}

const named: Pass = { run: (html, path) => (html.includes('at') ? html : `${html} at ${path}`) };

test('pages are finished once, and again when they are rewritten', async () => {
  const { folder, stamp, write, contents } = makeSite();
  await finishPages(folder, stamp, [named]);
  expect(contents()).toEqual(['Words at /', 'Words at /404.html', 'Words at /posts/a/', 'Words']);
  write('index.html', LONG_AGO);
  write('posts/a/index.html', new Date(statSync(stamp).mtimeMs + 1000));
  await finishPages(folder, stamp, [named]);
  expect(contents()).toEqual(['Words', 'Words at /404.html', 'Words at /posts/a/', 'Words']);
});

test('a page is processed again when a pass has new input for it', async () => {
  const { folder, stamp, write, contents } = makeSite();
  const saying = (word: string): Pass => ({
    run: (html) => `${html.slice(0, 5)} ${word}`,
    inputOf: (path) => (path === '/' ? word : ''),
  });
  await finishPages(folder, stamp, [saying('one')]);
  for (const file of ['index.html', '404.html']) write(file, LONG_AGO);
  await finishPages(folder, stamp, [saying('two')]);
  expect(contents()).toEqual(['Words two', 'Words', 'Words one', 'Words']);
});

test('every page is processed again after a build that was stopped while writing its stamp', async () => {
  const { folder, stamp, contents } = makeSite();
  writeFileSync(stamp, '{"index.h');
  await finishPages(folder, stamp, [named]);
  expect(contents()).toEqual(['Words at /', 'Words at /404.html', 'Words at /posts/a/', 'Words']);
});

test('HTML that an author put into static/ stays byte for byte as it is', async () => {
  const { folder, stamp } = makeSite();
  const staticFolder = makeFolder();
  // Not UTF-8: reading it as text would destroy the letter.
  const bytes = Buffer.from('<p>Gr\xf6\xdfe</p>', 'latin1');
  for (const place of [folder, staticFolder]) writeFileSync(join(place, 'sizes.html'), bytes);
  await finishPages(folder, stamp, [named], staticFolder);
  expect(readFileSync(join(folder, 'sizes.html'))).toEqual(bytes);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('Words at /');
});
