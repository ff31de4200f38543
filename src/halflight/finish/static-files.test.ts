import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { removeDeletedStaticFiles } from './static-files';

/** A site whose build has copied these files from `static/`, and which also has a page. */
async function build(copied: string[]) {
  const root = makeFolder();
  const folder = join(root, 'public');
  const places = { staticFolder: join(root, 'static'), list: join(root, 'list.json') };
  const write = (path: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  };
  write(join(folder, 'index.html'));
  for (const file of copied) write(join(places.staticFolder, file));
  await removeDeletedStaticFiles(folder, places);
  for (const file of copied) write(join(folder, file));
  return {
    next: () => removeDeletedStaticFiles(folder, places),
    remove: (path: string) => rmSync(join(places.staticFolder, path), { recursive: true }),
    has: (file: string) => existsSync(join(folder, file)),
    list: places.list,
  };
}

test('what an author deletes from static/ is removed by this build or the next, and nothing else', async () => {
  const { next, remove, has } = await build(['old-cv.pdf', 'talks/index.html', 'kept.txt']);
  remove('old-cv.pdf');
  remove('talks');
  await next();
  expect(['old-cv.pdf', 'talks/index.html', 'kept.txt', 'index.html'].map(has)).toEqual([false, false, true, true]);
});

test('a list left half written by a stopped build names no file', async () => {
  const { next, remove, has, list } = await build(['only.txt']);
  remove('');
  writeFileSync(list, '["only.t');
  await next();
  expect([has('only.txt'), has('index.html')]).toEqual([true, true]);
});

test('without a static/ folder, or a build before, there is nothing to do', async () => {
  const { next, remove, has } = await build(['only.txt']);
  remove('');
  await next();
  expect([has('only.txt'), has('index.html')]).toEqual([false, true]);
  const root = makeFolder();
  const places = { staticFolder: join(root, 'static'), list: join(root, '.cache/list.json') };
  await expect(removeDeletedStaticFiles(join(root, 'public'), places)).resolves.toBeUndefined();
});
