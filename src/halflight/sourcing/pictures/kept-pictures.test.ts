import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_KEPT } from '../../limits';
import { writeWhole } from '../kept-files';
import { makeFolder } from '../../testing/temporary-folder';
import { findKept, keep, keptName, measuresName, pruneKept } from './kept-pictures';

let root: string;
const folder = () => join(root, 'node_modules/.cache/halflight/pictures');

beforeEach(() => (root = makeFolder()));

test('what is kept is found again, and nothing half written is', async () => {
  expect(await findKept('a.avif', root)).toBeUndefined();
  await Promise.all(['first', 'first'].map((text) => keep('a.avif', Buffer.from(text), root)));
  expect(String(await findKept('a.avif', root))).toBe('first');
  expect(readdirSync(folder())).toEqual(['a.avif']);
  writeFileSync(join(folder(), 'a.avif'), '');
  expect(await findKept('a.avif', root)).toBeUndefined();
});

test('where nothing may be written, nothing is kept, and nothing stops', async () => {
  writeFileSync(join(root, 'node_modules'), 'no folder');
  await keep('a.avif', Buffer.from('a'), root);
  expect(await findKept('a.avif', root)).toBeUndefined();
  await pruneKept(join(root, 'public'), root);
});

test('what no build has used for long is removed; what one published counts as used, and other builds’ files stay', async () => {
  const digest = (sign: string) => sign.repeat(32);
  const shown = [keptName(digest('a'), '0123abcd', 'avif'), measuresName(digest('a'))];
  const unused = [keptName(digest('a'), 'ffffffff', 'avif'), keptName(digest('b'), '0123abcd', 'jpg')];
  const recent = keptName(digest('c'), '0123abcd', 'jpg');
  for (const name of [...shown, ...unused, recent]) await keep(name, 'bytes', root);
  const now = Date.now();
  const long = (now - FILES_KEPT - 1000) / 1000;
  for (const name of [...shown, ...unused]) utimesSync(join(folder(), name), long, long);
  mkdirSync(join(root, 'public/static'), { recursive: true });
  await writeWhole(join(root, `public/static/${digest('a')}/0123abcd/its name.avif`), Buffer.from('bytes'));
  writeFileSync(join(root, 'public/static/geist.woff2'), '');

  await pruneKept(join(root, 'public'), root, now);
  expect(readdirSync(folder()).sort()).toEqual([...shown, recent].sort());
  for (const name of shown) expect(statSync(join(folder(), name)).mtimeMs).toBeGreaterThan(now - 1000);
  expect(readFileSync(join(folder(), recent), 'utf8')).toBe('bytes');
});
