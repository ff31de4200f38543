import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterFolder } from '../testing/temporary-folder';
import { publishFile } from './publish-file';

let root: string;

beforeEach(() => (root = enterFolder()));

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return join(root, name);
}

test('a file is published under a name made of its content', async () => {
  const address = await publishFile(write('Own.WOFF2', 'a'), '/site');
  expect(address).toMatch(/^\/site\/static\/[\da-f]{32}\.woff2$/);
  expect(readFileSync(join(root, 'public', address.slice('/site'.length)), 'utf8')).toBe('a');
  expect(await publishFile(write('copy.woff2', 'a'), '/site')).toBe(address);
  expect(await publishFile(write('Own.WOFF2', 'bb'), '/site')).not.toBe(address);
});

test('what visitors may save keeps its name', async () => {
  const address = await publishFile(write('the paper #1 é.pdf', 'a'), '', { keepName: true });
  expect(address).toMatch(/^\/static\/[\da-f]{32}\/the%20paper%20%231%20%C3%A9\.pdf$/);
  expect(readFileSync(join(root, 'public', decodeURIComponent(address)), 'utf8')).toBe('a');
});

test('a file that many pages show is read and written once, and again when it has changed or its copy is gone', async () => {
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

test('a drawing that does more than being seen is published without that', async () => {
  const namespace = 'xmlns="http://www.w3.org/2000/svg"';
  const clean = `<svg ${namespace}><rect width="4" height="4"/></svg>`;
  const published = async (text: string) =>
    readFileSync(join(root, 'public', await publishFile(write('a.svg', text), '')), 'utf8');
  expect(await published(clean)).toBe(`${clean}\n`);
  expect(await published(`<svg ${namespace} onload="alert(1)"><script>alert(2)</script><rect/></svg>`)).toBe(
    `<svg ${namespace}><rect/></svg>\n`,
  );
});
