import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { cacheFolder, pruneFiles } from '../../cache';

/**
 * The pictures in notebooks. All else about pictures works with files, so each is stored as one, under the digest of its content; a text names it as if
 * it lay in a folder with the name of the notebook: `posts/mill/index.ipynb/DIGEST.png`.
 */
const STORED = /\.ipynb\/(([\da-f]{32})\.(?:png|jpg|gif|webp|svg))$/;

const folder = (): string => join(cacheFolder(), 'notebooks');

const used = new Set<string>();

/** Stores a picture, and returns the name of its file. `ending` is the extension, such as `png`. */
export function storePicture(bytes: Buffer, ending: string): string {
  const name = `${createHash('md5').update(bytes).digest('hex')}.${ending}`;
  const path = join(folder(), name);
  used.add(name);
  if (existsSync(path)) return name;
  mkdirSync(folder(), { recursive: true });
  // Other processes of the build may be writing the same file.
  const temporary = join(folder(), `${process.pid}-${threadId}-${name}`);
  writeFileSync(temporary, bytes);
  renameSync(temporary, path);
  return name;
}

/** Where the picture of a notebook is stored, and the digest of its content; `undefined` for any other path. */
export function storedPicture(path: string): { absolutePath: string; digest: string } | undefined {
  const [, name, digest] = STORED.exec(path) ?? [];
  return name === undefined || digest === undefined ? undefined : { absolutePath: join(folder(), name), digest };
}

/** Removes the pictures that no notebook has had for a long time. Call it in a process that has read all of the content. */
export async function pruneStoredPictures(): Promise<void> {
  await pruneFiles(folder(), used);
}
