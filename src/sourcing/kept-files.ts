import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FILES_KEPT, FILE_USE_NOTED } from '../limits';

let written = 0;

/** Writes a file beside its place and moves it there: who reads it meanwhile finds all of it or nothing, whoever else writes it. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  written += 1;
  // A name of its own, for that of the file may be as long as a name can be.
  const beside = join(dirname(path), `${process.pid}-${written}`);
  await writeFile(beside, bytes);
  await rename(beside, path);
}

/**
 * Notes which files of a folder a build has used, by their names, and removes those that none has for long. `now` is in milliseconds. Where there is
 * no such folder nothing happens.
 */
export async function pruneFiles(folder: string, used: ReadonlySet<string>, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another build may do the same.
    const age = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    if (used.has(name)) {
      if (age > FILE_USE_NOTED) await utimes(path, now / 1000, now / 1000).catch(() => undefined);
    } else if (age > FILES_KEPT) await rm(path, { force: true });
  }
}
