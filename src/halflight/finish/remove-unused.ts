import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCache, toKey } from '../cache';
import { groupBy } from '../group-by';
import { inBatches } from '../outputs/in-batches';
import { listFiles } from '../outputs/list-files';
import { fromProject } from '../paths';

/** Files that can refer to others. */
const REFERRING = /\.(?:html|json|css|js|webmanifest|xml)$/;

/**
 * How a file is referred to: by its path below `static/` or, for a script or stylesheet from webpack, by the hash in its name, which is all that the
 * table of chunks has. Both alternatives fail within a few characters almost everywhere, so that megabytes are searched quickly.
 */
const REFERENCE = /static\/([^"'\s)<>\\?#&]+)|[-."']([\da-f]{20})(?=[."'])/g;

/** Files with a hash in their name: images, fonts, scripts and stylesheets. A new version has a new name, and leaves the old file behind. */
const HASHED = /^static\/|^[^/]+[-.]([\da-f]{20})\.(?:js(?:\.LICENSE\.txt)?|css)$/;

/** The references of each file, so that a build only reads the files written since the last one. */
const cache = createCache<readonly string[]>('references');

/**
 * Removes from `public/` the hashed files that nothing refers to any more: images of entries that changed or became private, and scripts of former
 * builds. Otherwise a warm build would publish what a cold one does not. What an author put into `static/` is kept, because other sites may refer to it.
 */
export async function removeUnused(folder: string, staticFolder = fromProject('static')): Promise<void> {
  const unused = await findUnused(await listFiles(folder), async (file) => {
    const path = join(folder, file);
    const { mtimeMs, size } = await stat(path);
    const key = toKey(path, `${mtimeMs} ${size}`);
    const cached = cache.get(key);
    if (cached) return cached;
    const references = referencesIn(await readFile(path, 'utf8'));
    cache.set(key, references);
    return references;
  });
  cache.save();
  const ours = unused.filter((file) => !existsSync(join(staticFolder, file)));
  await inBatches(ours, (file) => rm(join(folder, file)));
}

/** The references in a text, without duplicates. */
export function referencesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(REFERENCE), ([, path, hash = '']) => (path ? nameOf(path) : hash)))];
}

/**
 * The hashed files that no file in use refers to. `referencesOf` is called once for each file in use that can refer to others. Each reference is
 * looked up once, so the work grows linearly with the number of files.
 */
export async function findUnused(
  files: readonly string[],
  referencesOf: (file: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const kept = files.filter((file) => !HASHED.test(file));
  const unused = new Set(files.filter((file) => HASHED.test(file)));
  const filesByName = groupBy(unused, referenceTo);
  // A file in use keeps the files it refers to, so `kept` grows during the loop.
  for (const file of kept) {
    if (!REFERRING.test(file)) continue;
    for (const reference of await referencesOf(file)) {
      for (const named of filesByName.get(reference) ?? []) {
        if (unused.delete(named)) kept.push(named);
      }
      filesByName.delete(reference);
    }
  }
  return [...unused];
}

/** What references to a hashed file contain. */
function referenceTo(file: string): string {
  return HASHED.exec(file)?.[1] ?? nameOf(file.replace('static/', ''));
}

/**
 * What references contain for a path below `static/`: for an image, its folders, whose names are digests, since its own name stays when its content
 * changes.
 */
function nameOf(path: string): string {
  return path.includes('/') ? `${dirname(path)}/` : path;
}
