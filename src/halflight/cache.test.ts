import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as module from './cache';
import { CACHED_FILE_AGE } from './limits';
import { enterFolder } from './testing/temporary-folder';

let root = '';
const folder = () => join(root, 'node_modules/.cache/halflight');

beforeEach(() => {
  root = enterFolder();
  process.env.HALFLIGHT_DIGEST = 'code';
});
afterEach(() => {
  delete process.env.HALFLIGHT_DIGEST;
});

/** A cache as a new process creates it. */
function newCache() {
  jest.resetModules();
  // oxlint-disable-next-line typescript/no-require-imports -- a process of its own
  return (require('./cache') as typeof module).createCache<{ value: string }>('names');
}

/** Sets values and saves them, as one process does. */
function save(values: Record<string, string>): void {
  const cache = newCache();
  for (const [key, value] of Object.entries(values)) cache.set(key, { value });
  cache.save();
}

const read = (...keys: string[]) => {
  const cache = newCache();
  return keys.map((key) => cache.get(key)?.value);
};

test('the next process has the values that the last one used, and no others', () => {
  save({ a: 'one', b: 'two words\nin lines' });
  expect(read('a', 'b', 'c')).toEqual(['one', 'two words\nin lines', undefined]);
  const cache = newCache();
  cache.get('b');
  cache.save();
  expect(read('a', 'b')).toEqual([undefined, 'two words\nin lines']);
});

test.each<[string, () => void]>([
  ['other code', () => void (process.env.HALFLIGHT_DIGEST = 'other')],
  ['other libraries', () => writeFileSync(join(root, 'pnpm-lock.yaml'), 'sharp: 1')],
])('%s does not see what was cached, and removes it', (_, change) => {
  save({ a: 'one' });
  change();
  expect(read('a')).toEqual([undefined]);
  save({ b: 'two' });
  expect(read('b')).toEqual(['two']);
  expect(readdirSync(folder())).toHaveLength(1);
});

test('what is damaged counts as missing', () => {
  save({ a: 'one', b: 'two' });
  const file = join(folder(), readdirSync(folder())[0] ?? '');
  for (const text of [readFileSync(file, 'utf8').slice(0, -8), '\0'.repeat(100), '']) {
    writeFileSync(file, text);
    expect(read('b')).toEqual([undefined]);
  }
  save({ b: 'again' });
  expect(read('b')).toEqual(['again']);
});

test('two processes that save leave a whole file', () => {
  const [first, second] = [newCache(), newCache()];
  first.set('a', { value: 'one' });
  second.set('b', { value: 'two' });
  first.save();
  second.save();
  expect(read('a', 'b')).toEqual([undefined, 'two']);
  expect(readdirSync(folder())).toHaveLength(1);
});

test('without write access, nothing fails', async () => {
  writeFileSync(join(root, 'node_modules'), 'no folder');
  const cache = newCache();
  cache.set('a', { value: 'one' });
  cache.save();
  expect(cache.get('a')).toEqual({ value: 'one' });
  expect(read('a')).toEqual([undefined]);
  await module.pruneFiles(folder(), new Set());
});

test('code that runs from its sources writes nothing', () => {
  delete process.env.HALFLIGHT_DIGEST;
  save({ a: 'one' });
  expect(readdirSync(root)).toEqual([]);
});

test('files are replaced as a whole, and an empty one counts as missing', async () => {
  const path = join(root, 'some/folder', `${'long'.repeat(60)}.txt`);
  await Promise.all(['same', 'same'].map((text) => module.writeWhole(path, text)));
  expect(String(await module.readCached(path))).toBe('same');
  expect(readdirSync(join(root, 'some/folder'))).toHaveLength(1);
  writeFileSync(path, '');
  expect(await module.readCached(path)).toBeUndefined();
  rmSync(path);
  expect(await module.readCached(path)).toBeUndefined();
});

test('long unused files are removed, and those of other builds stay for a while', async () => {
  mkdirSync(folder(), { recursive: true });
  for (const name of ['used', 'unused', 'recent']) writeFileSync(join(folder(), name), name);
  const now = Date.now();
  for (const name of ['used', 'unused']) utimesSync(join(folder(), name), 0, (now - CACHED_FILE_AGE - 1000) / 1000);
  await module.pruneFiles(folder(), new Set(['used']), now);
  expect(readdirSync(folder()).sort()).toEqual(['recent', 'used']);
  expect(statSync(join(folder(), 'used')).mtimeMs).toBeGreaterThan(now - 1000);
  expect(existsSync(join(folder(), 'recent'))).toBe(true);
});
