import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { inBatches } from './in-batches';
import { listFiles } from './list-files';

/** A file that is published beside the pages: its path in `public/`, and what it says. */
export interface OutletFile {
  path: string;
  text: string;
}

/** Keeps what was made, so that a warm build makes only what changed. */
export interface Keeper {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/** The names of the files that the outlets make. */
const MADE =
  /(?:^|\/)(?:feed\.(?:xml|json)|index\.md|event\.ics|calendar\.ics)$|^(?:llms\.txt|feed\.css|robots\.txt|sitemap(?:-\d+)?\.xml)$/;

/** The name of a file that may hold a key of IndexNow, which then says nothing but the key. */
const KEY = /^([\da-z-]{8,128})\.txt$/i;

/**
 * Writes these files into `public/`, and removes those of the same kind that a former build left there. What lies in `static/` is the
 * author's and goes first.
 */
export async function publishOutlets(
  files: readonly OutletFile[],
  folder: string,
  staticFolder = resolve('static'),
): Promise<void> {
  const isOurs = (path: string) => !existsSync(join(staticFolder, path));
  const wanted = new Map(files.filter(({ path }) => isOurs(path)).map(({ path, text }) => [path, text]));
  const stale = (await listFiles(folder)).filter(
    (path) =>
      (MADE.test(path) || isKey(folder, path)) && !path.startsWith('static/') && !wanted.has(path) && isOurs(path),
  );
  await inBatches(stale, (path) => rm(join(folder, path)));
  await inBatches([...wanted], async ([path, text]) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  });
}

function isKey(folder: string, path: string): boolean {
  const name = KEY.exec(path)?.[1];
  return name !== undefined && readFileSync(join(folder, path), 'utf8') === name;
}

/** Makes something of some sources, or gives what was made of the very same before. */
export async function keep(
  keeper: Keeper,
  key: string,
  sources: readonly string[],
  make: () => string,
): Promise<string> {
  const hash = createHash('md5');
  for (const source of sources) hash.update(source).update('\0');
  const digest = hash.digest('hex');
  const kept = (await keeper.get(key)) as { digest: string; text: string } | undefined;
  if (kept?.digest === digest) return kept.text;
  const text = make();
  await keeper.set(key, { digest, text });
  return text;
}
