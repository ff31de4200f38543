import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { enterFolder } from '../testing/temporary-folder';
import { toImageData } from './resolve-image';
import type { Resolving } from './resolving';

let root: string;

beforeEach(() => (root = enterFolder()));

/** What a resolver has access to on a site with these files. */
function resolvingWith(names: readonly string[], images?: object): Resolving {
  const nodes = names.map((name) => ({
    relativePath: name,
    absolutePath: join(root, name),
    internal: {
      contentDigest: createHash('md5')
        .update(readFileSync(join(root, name)))
        .digest('hex'),
    },
  }));
  const nodeModel = {
    getNodeById: () => ({ images }),
    findOne: ({ query }: { query: { filter: { relativePath: { in: string[] } } } }) =>
      Promise.resolve(nodes.find(({ relativePath }) => query.filter.relativePath.in.includes(relativePath)) ?? null),
  };
  return { context: { nodeModel }, pathPrefix: '/site' } as unknown as Resolving;
}

test('a photograph comes in every size, in the quality of the site', async () => {
  await sharp({ create: { width: 500, height: 300, channels: 3, background: 'teal' } }).toFile(join(root, 'Photo.JPG'));
  const image = await toImageData('Photo.JPG', resolvingWith(['Photo.JPG']));
  expect(image).toMatchObject({ layout: 'constrained', width: 500, height: 300 });
  const address = image?.images.fallback?.src ?? '';
  expect(address).toMatch(/^\/site\/static\/[\da-f]{32}\/[\da-f]{8}\/Photo\.jpg$/);
  expect(existsSync(join(root, 'public', address.slice('/site'.length)))).toBe(true);
  expect(image?.images.sources?.map(({ type }) => type)).toEqual(['image/avif']);
  const other = await toImageData('Photo.JPG', resolvingWith(['Photo.JPG'], { quality: 50 }));
  expect(other?.images.fallback?.src).not.toBe(address);
});

test.each(['drawing.svg', 'moves.gif'])('%s is published as it is, with its size', async (name) => {
  const bytes = name.endsWith('.svg')
    ? '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="4" height="4"/></svg>\n'
    : await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
        .gif()
        .toBuffer();
  writeFileSync(join(root, name), bytes);
  const image = await toImageData(name, resolvingWith([name]));
  expect(image).toMatchObject({ width: 40, height: 20 });
  const published = readFileSync(join(root, 'public', (image?.images.fallback?.src ?? '').slice('/site'.length)));
  expect(published.equals(Buffer.from(bytes))).toBe(true);
  expect(image?.images.sources).toBeUndefined();
});

test('a WebP that moves goes on moving, and one that does not comes in every size', async () => {
  const frame = (background: string) => sharp({ create: { width: 40, height: 20, channels: 3, background } });
  const frames = await Promise.all(['teal', 'gold'].map((colour) => frame(colour).png().toBuffer()));
  await sharp(frames, { join: { animated: true } }).toFile(join(root, 'moves.webp'));
  await frame('teal').toFile(join(root, 'still.webp'));
  const moves = await toImageData('moves.webp', resolvingWith(['moves.webp']));
  expect(moves).toMatchObject({ width: 40, height: 20 });
  expect(moves?.images.sources).toBeUndefined();
  const published = join(root, 'public', (moves?.images.fallback?.src ?? '').slice('/site'.length));
  expect((await sharp(published).metadata()).pages).toBe(2);
  expect((await toImageData('still.webp', resolvingWith(['still.webp'])))?.images.sources).toHaveLength(1);
});

test('a picture on another site is shown as it is if its host is listed; what is not there is no picture', async () => {
  const src = 'https://images.example.org/a.jpg';
  expect(await toImageData(src, resolvingWith([]))).toBeUndefined();
  expect(await toImageData(src, resolvingWith([], { hosts: ['images.example.org'] }))).toEqual({
    layout: 'constrained',
    images: { fallback: { src } },
  });
  expect(await toImageData('missing.jpg', resolvingWith([]))).toBeUndefined();
  writeFileSync(join(root, 'notes.txt'), 'no picture');
  expect(await toImageData('notes.txt', resolvingWith(['notes.txt']))).toBeUndefined();
});
