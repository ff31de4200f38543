import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterFolder } from '../testing/temporary-folder';
import { publishFile, publishText } from './publish-file';

let root: string;

beforeEach(() => (root = enterFolder()));

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return join(root, name);
}

test('a file is published under a name made from its content', async () => {
  const address = await publishFile(write('Own.WOFF2', 'a'), '/site');
  expect(address).toMatch(/^\/site\/static\/[\da-f]{32}\.woff2$/);
  expect(readFileSync(join(root, 'public', address.slice('/site'.length)), 'utf8')).toBe('a');
  expect(await publishFile(write('copy.woff2', 'a'), '/site')).toBe(address);
  expect(await publishFile(write('Own.WOFF2', 'bb'), '/site')).not.toBe(address);
});

test('a text is published in the same way', async () => {
  const address = await publishText('a', '.svg', '/site');
  expect(address).toMatch(/^\/site\/static\/[\da-f]{32}\.svg$/);
  expect(readFileSync(join(root, 'public', address.slice('/site'.length)), 'utf8')).toBe('a');
});

test('downloads keep their names', async () => {
  const address = await publishFile(write('the paper #1 é.pdf', 'a'), '', { keepName: true });
  expect(address).toMatch(/^\/static\/[\da-f]{32}\/the%20paper%20%231%20%C3%A9\.pdf$/);
  expect(readFileSync(join(root, 'public', decodeURIComponent(address)), 'utf8')).toBe('a');
});

test('a file on many pages is read and written once, and again when it has changed or its copy is gone', async () => {
  const path = write('film.mp4', 'a');
  const address = await publishFile(path, '');
  const copy = join(root, 'public', address);
  // Writing the file again would overwrite this mark.
  writeFileSync(copy, 'mark');
  expect(await Promise.all([publishFile(path, ''), publishFile(path, '/site')])).toEqual([address, `/site${address}`]);
  expect(readFileSync(copy, 'utf8')).toBe('mark');
  rmSync(copy);
  await publishFile(path, '');
  expect(readFileSync(copy, 'utf8')).toBe('a');
  expect(await publishFile(write('film.mp4', 'bb'), '')).not.toBe(address);
});
