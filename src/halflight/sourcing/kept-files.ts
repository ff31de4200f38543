import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { FILES_KEPT, FILE_USE_NOTED } from '../limits';

let written = 0;

/** Writes a file under a temporary name and renames it: readers find all of it or nothing, even if several processes or threads write it. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  written += 1;
  // Not derived from the file's name, which may be as long as a name can be.
  const beside = join(dirname(path), `${process.pid}-${threadId}-${written}`);
  await writeFile(beside, bytes);
  await rename(beside, path);
}

/** What the last build stored in a file of ours, as JSON; `otherwise` if there is none, or if that build was stopped while it wrote the file. */
export async function readStored<T>(path: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

/**
 * Notes, in the modification times, which files of a folder a build has used (`used` are their names), and removes those that none has used for
 * longer than `FILES_KEPT`. `now` is in milliseconds. Does nothing if there is no such folder.
 */
export async function pruneFiles(folder: string, used: ReadonlySet<string>, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another build may be doing the same.
    const age = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    if (used.has(name)) {
      if (age > FILE_USE_NOTED) await utimes(path, now / 1000, now / 1000).catch(() => undefined);
    } else if (age > FILES_KEPT) await rm(path, { force: true });
  }
}
