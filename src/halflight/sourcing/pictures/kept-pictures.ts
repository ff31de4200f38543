import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromProject } from '../../paths';
import { keptFolder } from '../kept';
import { pruneFiles, writeWhole } from '../kept-files';

/** The folder that caches files made from pictures. No build deletes it, and the workflow that deploys a site restores it. */
const folderIn = (root: string) => join(keptFolder(root), 'pictures');

/** The content cached under a name; `undefined` when there is none. */
export async function findKept(name: string, root = fromProject()): Promise<Buffer | undefined> {
  const bytes = await readFile(join(folderIn(root), name)).catch(() => undefined);
  // A machine that was switched off during a write may leave an empty file.
  return bytes && bytes.length > 0 ? bytes : undefined;
}

/** Whether something is cached under a name. */
export const isKept = (name: string): boolean => existsSync(join(folderIn(fromProject()), name));

/** Caches something under a name, for all later builds. Without write access it is made anew each time. */
export async function keep(name: string, bytes: Buffer | string, root = fromProject()): Promise<void> {
  await writeWhole(join(folderIn(root), name), bytes).catch(() => undefined);
}

/** The name in the cache of a file made from a picture, by the digest of the picture and that of what was done to it. */
export const keptName = (digest: string, recipe: string, format: string): string => `${digest}-${recipe}.${format}`;

/** The name in the cache of a picture's measures. */
export const measuresName = (digest: string): string => `${digest}.json`;

/** A published file that was made from a picture: in a folder named by the picture's digest, then one named by the recipe. */
const PUBLISHED = /^([\da-f]{32})[\\/]([\da-f]{8})[\\/][^\\/]*\.(\w+)$/;

/** Notes that a build used what is in its finished `public/`, and removes from the cache what none has used for long. `now` is in milliseconds. */
export async function pruneKept(publicFolder: string, root = fromProject(), now = Date.now()): Promise<void> {
  const published = await readdir(join(publicFolder, 'static'), { recursive: true }).catch(() => []);
  const used = new Set<string>();
  for (const path of published) {
    const [, digest, recipe, format] = PUBLISHED.exec(path) ?? [];
    if (digest && recipe && format) used.add(keptName(digest, recipe, format)).add(measuresName(digest));
  }
  await pruneFiles(folderIn(root), used, now);
}
