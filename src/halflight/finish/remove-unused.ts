import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { groupBy } from '../group-by';
import { inBatches } from '../outputs/in-batches';
import { listFiles } from '../outputs/list-files';
import { fromProject } from '../paths';
import { readStored } from '../sourcing/kept-files';

/** Files that can refer to others. */
const REFERRING = /\.(?:html|json|css|js|webmanifest|xml)$/;

/**
 * How a file is referred to: by its path below `static/` or, for a script or a stylesheet from webpack, by the hash in its name, which is all that
 * the table of chunks has. Both alternatives fail within a few characters almost everywhere, so that megabytes are searched quickly.
 */
const REFERENCE = /static\/([^"'\s)<>\\?#&]+)|[-."']([\da-f]{20})(?=[."'])/g;

/** Files with a hash in their name: images, fonts, scripts and stylesheets. A new version has a new name, and the old one is left behind. */
const HASHED = /^static\/|^[^/]+[-.]([\da-f]{20})\.(?:js(?:\.LICENSE\.txt)?|css)$/;

/** What a build stores for the next one: for each file that can refer to others, a stamp and its references, one a line. */
type StoredReferences = Record<string, [stamp: string, references: string]>;

/**
 * Removes from `public/` the hashed files that nothing refers to any more: the images of entries that changed or became private, and the scripts of
 * former builds. Otherwise a warm build would publish again what a cold one does not. Only files written since the last build are read; `memory` is a
 * file of ours with the references of the others. What an author put into `static/` stays: other sites may refer to it.
 */
export async function removeUnused(
  folder: string,
  memory: string,
  staticFolder = fromProject('static'),
): Promise<void> {
  const former = await readStored<StoredReferences>(memory, {});
  const now: StoredReferences = {};
  const unused = await findUnused(await listFiles(folder), async (file) => {
    const { mtimeMs, size } = await stat(join(folder, file));
    const stamp = `${mtimeMs} ${size}`;
    const before = Object.hasOwn(former, file) ? former[file] : undefined;
    const references =
      before?.[0] === stamp ? before[1].split('\n') : referencesIn(await readFile(join(folder, file), 'utf8'));
    now[file] = [stamp, references.join('\n')];
    return references;
  });
  const ours = unused.filter((file) => !existsSync(join(staticFolder, file)));
  await inBatches(ours, (file) => rm(join(folder, file)));
  await writeFile(memory, JSON.stringify(now));
}

/** The references in a text, without duplicates. */
export function referencesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(REFERENCE), ([, path, hash = '']) => (path ? nameOf(path) : hash)))];
}

/**
 * The hashed files that no file in use refers to. `referencesOf` is called once for each file in use that can refer to others. Each reference is
 * looked up once, so the work grows with the number of files and not with its square.
 */
export async function findUnused(
  files: readonly string[],
  referencesOf: (file: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const kept = files.filter((file) => !HASHED.test(file));
  const unused = new Set(files.filter((file) => HASHED.test(file)));
  const filesByName = groupBy(unused, referenceTo);
  // A file in use keeps the files that it refers to, so `kept` grows during the loop.
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

/** What a hashed file is referred to as. */
function referenceTo(file: string): string {
  return HASHED.exec(file)?.[1] ?? nameOf(file.replace('static/', ''));
}

/** What a path below `static/` is referred to as: an image by its folders, whose names are digests (its own name stays when its content changes). */
function nameOf(path: string): string {
  return path.includes('/') ? `${dirname(path)}/` : path;
}
