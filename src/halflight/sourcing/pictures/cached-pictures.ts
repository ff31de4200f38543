import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, pruneFiles } from '../../cache';

const folder = () => join(cacheFolder(), 'pictures');

/** Where a file made from a picture is cached, from the picture's digest and the recipe's. */
export const cachedFile = (digest: string, recipe: string, format: string): string =>
  join(folder(), nameOf(digest, recipe, format));

/** Where a picture's dimensions are cached. */
export const cachedMeasures = (digest: string): string => join(folder(), nameOfMeasures(digest));

const nameOf = (digest: string, recipe: string, format: string) => `${digest}-${recipe}.${format}`;
const nameOfMeasures = (digest: string) => `${digest}.json`;

/** A published file that was made from a picture: below a folder named by the picture's digest, then one named by the recipe. */
const PUBLISHED = /^([\da-f]{32})[\\/]([\da-f]{8})[\\/][^\\/]*\.(\w+)$/;

/** Marks the cached files that a finished `public/` contains as used, and removes those long unused. `now` is in milliseconds. */
export async function prunePictures(publicFolder: string, now = Date.now()): Promise<void> {
  const published = await readdir(join(publicFolder, 'static'), { recursive: true }).catch(() => []);
  const used = new Set<string>();
  for (const path of published) {
    const [, digest, recipe, format] = PUBLISHED.exec(path) ?? [];
    if (digest && recipe && format) used.add(nameOf(digest, recipe, format)).add(nameOfMeasures(digest));
  }
  await pruneFiles(folder(), used, now);
}
