import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photograph, SOMEWHERE } from '../testing/photograph';
import { enterFolder } from '../testing/temporary-folder';
import { publishArchive, publishOriginal } from './originals';

async function originalAt(path: string, colour: string) {
  const bytes = await photograph({ colour, exif: { IFD0: { Make: 'Secret' }, IFD3: SOMEWHERE } });
  writeFileSync(path, bytes);
  return { path, digest: createHash('md5').update(bytes).digest('hex'), copyright: '© Somebody' };
}

const inPublic = (root: string, address: string) => join(root, 'public', decodeURIComponent(address));

test('an original is published under its name, clean, and not again', async () => {
  const root = enterFolder();
  const original = await originalAt(join(root, 'the pier.jpg'), 'teal');
  const address = await publishOriginal(original);
  expect(address).toMatch(/^\/static\/[\da-f]{32}\/[\da-f]{8}\/the%20pier\.jpg$/);
  const file = inPublic(root, address);
  expect(readFileSync(file, 'latin1')).not.toMatch(/Secret|GPS/);
  expect((await sharp(file).metadata()).xmp?.toString()).toContain('© Somebody');
  const { mtimeMs } = statSync(file);
  expect(await publishOriginal(original)).toBe(address);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  // Another notice makes another file, because browsers keep the first.
  expect(await publishOriginal({ ...original, copyright: '© Another' })).not.toBe(address);
});

test('all pictures of an album are in one file, clean, the same every time', async () => {
  const root = enterFolder();
  const originals = [await originalAt(join(root, 'a.jpg'), 'teal'), await originalAt(join(root, 'b.jpg'), 'maroon')];
  const address = await publishArchive('sea', originals);
  expect(address).toMatch(/^\/static\/[\da-f]{32}\/sea\.zip$/);
  const file = inPublic(root, address);
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1')).toMatch(/^PK[^]*a\.jpg[^]*b\.jpg/);
  expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS/);
  expect(readdirSync(join(file, '..'))).toEqual(['sea.zip']);
  const again = enterFolder();
  await originalAt(join(again, 'a.jpg'), 'teal');
  const same = originals.map((each) => ({ ...each, path: each.path.replace(root, again) }));
  await originalAt(join(again, 'b.jpg'), 'maroon');
  expect(readFileSync(inPublic(again, await publishArchive('sea', same))).equals(bytes)).toBe(true);
});
