import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listFiles } from './list-files';

/** Files that can refer to others. */
const REFERRING = /\.(?:html|json|css|js|webmanifest|xml)$/;

/**
 * How a file is referred to: a picture by its folders, whose names are digests (its own name stays when its content changes), others by
 * their name with its ending or, in webpack's table of chunks, by the hash in it.
 */
const REFERENCE = /[\da-f]{20,}\/(?:[\da-z]+\/)?|[\w.~-]+\.[a-z\d]{2,5}|\b[\da-f]{20}\b/gi;

/** Files with a hash in their name: pictures, fonts, scripts and styles. A new version has a new name, and the old one stays behind. */
const HASHED = /^static\/|^[^/]+[-.]([\da-f]{20})\.(?:js(?:\.LICENSE\.txt)?|css)$/;

/**
 * Removes from `public/` the hashed files that nothing refers to any more: the pictures of entries that changed or became private, and
 * the scripts of former builds. Otherwise a warm build would publish again what a cold one does not.
 */
export async function removeUnused(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const kept = files.filter((file) => !HASHED.test(file));
  const candidates = new Set(files.filter((file) => HASHED.test(file)));
  const named = new Set<string>();
  // A file that is kept keeps what it names; `kept` grows while it is gone through.
  for (const file of kept) {
    if (!REFERRING.test(file)) continue;
    for (const [reference] of (await readFile(join(folder, file), 'utf8')).matchAll(REFERENCE)) named.add(reference);
    for (const candidate of candidates) {
      if (!isNamed(candidate, named)) continue;
      candidates.delete(candidate);
      kept.push(candidate);
    }
  }
  await Promise.all([...candidates].map((file) => rm(join(folder, file))));
}

function isNamed(file: string, named: ReadonlySet<string>): boolean {
  const [, ...folders] = dirname(file).split('/');
  if (folders.length > 0) return named.has(`${folders.join('/')}/`);
  const hash = HASHED.exec(file)?.[1];
  return named.has(basename(file).replace('.LICENSE.txt', '')) || (hash !== undefined && named.has(hash));
}
