import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFile } from './publish-file';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halflight-'));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return join(root, name);
}

test('a file is published under a name made of its content', async () => {
  const address = await publishFile(write('Own.WOFF2', 'a'), '/site');
  expect(address).toMatch(/^\/site\/static\/[\da-f]{32}\.woff2$/);
  expect(readFileSync(join(root, 'public', address.slice('/site'.length)), 'utf8')).toBe('a');
  expect(await publishFile(write('copy.woff2', 'a'), '/site')).toBe(address);
  expect(await publishFile(write('Own.WOFF2', 'b'), '/site')).not.toBe(address);
});

test('what visitors may save keeps its name', async () => {
  const address = await publishFile(write('the paper #1 é.pdf', 'a'), '', { keepName: true });
  expect(address).toMatch(/^\/static\/[\da-f]{32}\/the%20paper%20%231%20%C3%A9\.pdf$/);
  expect(readFileSync(join(root, 'public', decodeURIComponent(address)), 'utf8')).toBe('a');
});
