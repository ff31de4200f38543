import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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

test('a GIF is published as it is, with its size', async () => {
  const teal = { width: 40, height: 20, channels: 3, background: 'teal' } as const;
  const bytes = await sharp({ create: teal }).gif().toBuffer();
  writeFileSync(join(root, 'moves.gif'), bytes);
  const image = await toImageData('moves.gif', resolvingWith(['moves.gif']));
  expect(image).toMatchObject({ width: 40, height: 20 });
  const published = readFileSync(join(root, 'public', (image?.images.fallback?.src ?? '').slice('/site'.length)));
  expect(published.equals(bytes)).toBe(true);
  expect(image?.images.sources).toBeUndefined();
});

test('an animated WebP stays animated, and a still one comes in every size', async () => {
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

test('a picture on a listed host is shown as it is; a missing one is `undefined`', async () => {
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
