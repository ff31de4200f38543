import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { listFiles } from './list-files';

/** A folder with a file of the same name at its top, in a subfolder, and in a subfolder of that. */
function makeNested(): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'outer', 'inner'), { recursive: true });
  for (const place of ['', 'outer', 'outer/inner']) writeFileSync(join(folder, place, 'a.html'), '');
  return folder;
}

afterEach(() => jest.restoreAllMocks());

test('the files of a folder and of those in it, with forward slashes', async () => {
  expect((await listFiles(makeNested())).sort()).toEqual(['a.html', 'outer/a.html', 'outer/inner/a.html']);
});

test('a folder that is removed meanwhile, as that of the search is when it is replaced, has no files', async () => {
  const folder = makeNested();
  const { readdir } = promises;
  jest.spyOn(promises, 'readdir').mockImplementation((...given: Parameters<typeof readdir>) => {
    if (String(given[0]).endsWith('inner')) rmSync(join(folder, 'outer', 'inner'), { recursive: true });
    return readdir(...given);
  });
  expect((await listFiles(folder)).sort()).toEqual(['a.html', 'outer/a.html']);
});
