import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptFolder } from '../kept';
import { pruneFiles, writeWhole } from '../kept-files';

/** Where what was made of pictures stays. No build throws it away, and the workflow that deploys a site restores it. */
const folderIn = (root: string) => join(keptFolder(root), 'pictures');

/** What was kept under a name; `undefined` when there is nothing. */
export async function findKept(name: string, root = process.cwd()): Promise<Buffer | undefined> {
  const bytes = await readFile(join(folderIn(root), name)).catch(() => undefined);
  // A machine that was switched off while it wrote may leave an empty file.
  return bytes && bytes.length > 0 ? bytes : undefined;
}

/** Whether something is kept under a name. */
export const isKept = (name: string, root = process.cwd()): boolean => existsSync(join(folderIn(root), name));

/** Keeps something under a name, for every build to come. Where nothing may be written it is made each time. */
export async function keep(name: string, bytes: Buffer | string, root = process.cwd()): Promise<void> {
  await writeWhole(join(folderIn(root), name), bytes).catch(() => undefined);
}

/** The name under which a file made of a picture is kept, from the digest of the picture and what was done to it. */
export const keptName = (digest: string, recipe: string, format: string): string => `${digest}-${recipe}.${format}`;

/** The name under which is kept what is known of a picture. */
export const measuresName = (digest: string): string => `${digest}.json`;

/** A published file that was made of a picture: in a folder named by its digest, in one named by what was done to it. */
const PUBLISHED = /^([\da-f]{32})[\\/]([\da-f]{8})[\\/][^\\/]*\.(\w+)$/;

/**
 * Notes that a build used what stands in its finished `public/`, and removes what none has used for long. `now` is in milliseconds.
 */
export async function pruneKept(publicFolder: string, root = process.cwd(), now = Date.now()): Promise<void> {
  const published = await readdir(join(publicFolder, 'static'), { recursive: true }).catch(() => []);
  const used = new Set<string>();
  for (const path of published) {
    const [, digest, recipe, format] = PUBLISHED.exec(path) ?? [];
    if (digest && recipe && format) used.add(keptName(digest, recipe, format)).add(measuresName(digest));
  }
  await pruneFiles(folderIn(root), used, now);
}
