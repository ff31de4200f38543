import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { replaceFolder } from './replace-folder';

let top: string;
let folder: string;

beforeEach(() => {
  top = makeFolder();
  folder = join(top, 'content');
  mkdirSync(folder);
  writeFileSync(join(folder, 'old.md'), 'old');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const fill = (fresh: string) => writeFileSync(join(fresh, 'new.md'), 'new');

test('the new folder takes the place of the old one, and nothing else is left', () => {
  const { mode } = statSync(folder);
  replaceFolder(folder, fill);
  expect(readdirSync(top)).toEqual(['content']);
  expect(readdirSync(folder)).toEqual(['new.md']);
  expect(statSync(folder).mode).toBe(mode);
});

test('the old folder is there until the new one is complete', () => {
  replaceFolder(folder, (fresh) => {
    fill(fresh);
    expect(readFileSync(join(folder, 'old.md'), 'utf8')).toBe('old');
  });
});

test('a folder that was not there is made', () => {
  rmSync(folder, { recursive: true });
  replaceFolder(folder, fill);
  expect(readdirSync(folder)).toEqual(['new.md']);
});

const rename = fs.renameSync;

/** Makes the renames from this number on fail, up to `until`. */
function failFrom(number: number, until = number) {
  let count = 0;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    count += 1;
    if (count >= number && count <= until) throw new Error('the disk is gone');
    rename(from, to);
  });
}

describe('the old folder is what it was, and nothing is left, when', () => {
  test.each<[string, (fresh: string) => void, number]>([
    [
      'the new one cannot be written',
      (fresh) => {
        fill(fresh);
        throw new Error('the disk is gone');
      },
      0,
    ],
    ['the old one cannot be moved away', fill, 1],
    ['the new one cannot be moved to its place', fill, 2],
  ])('%s', (_, write, failing) => {
    if (failing) failFrom(failing);
    expect(() => replaceFolder(folder, write)).toThrow('the disk is gone');
    expect(readdirSync(top)).toEqual(['content']);
    expect(readdirSync(folder)).toEqual(['old.md']);
  });
});

test('an old folder that cannot go back to its place is kept where it is', () => {
  failFrom(2, 3);
  expect(() => replaceFolder(folder, fill)).toThrow('the disk is gone');
  expect(existsSync(folder)).toBe(false);
  const [kept = ''] = readdirSync(top);
  expect(readFileSync(join(top, kept, 'former', 'old.md'), 'utf8')).toBe('old');
});
