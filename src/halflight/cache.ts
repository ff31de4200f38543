import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { CACHED_FILE_AGE, CACHED_FILE_USE } from './limits';
import { fromProject, packedDigest } from './paths';

/**
 * The folder of a project's caches, which no build deletes and the deploy workflow restores: whatever is in it depends only on its key. What belongs
 * to one build is in `.cache` instead, which is deleted with `public`.
 */
export const cacheFolder = (root = fromProject()): string => join(root, 'node_modules/.cache/halflight');

/** A cache of values by key, in one file that the next processes read. */
export interface Cache<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  /** Stores the values that this process has used, and drops all others. Call it when everything that is still needed has been used. */
  save: () => void;
}

/**
 * Creates a cache. Keys are digests of everything that determines a value except the code (`toKey`, `cacheVersion`); values are whatever JSON can
 * hold. Code that runs from its sources, as in tests, only caches in memory. Of several processes that save, the last wins; what another one had
 * added is made again. The same goes for a damaged file, and for everything if the disk is full or read-only.
 */
export function createCache<T extends object>(name: string): Cache<T> {
  /** Values from the file stay JSON until they are used; most are used once. */
  const values = new Map<string, T | string>();
  const used = new Set<string>();
  let isRead = false;
  let hasNew = false;
  const read = (): void => {
    if (isRead) return;
    isRead = true;
    const file = fileOf(name);
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [key = ''] = line.split(' ', 1);
      if (key !== '') values.set(key, line.slice(key.length + 1));
    }
  };
  return {
    get: (key) => {
      read();
      const value = parse<T>(values.get(key));
      if (value === undefined) return undefined;
      used.add(key);
      values.set(key, value);
      return value;
    },
    set: (key, value) => {
      read();
      used.add(key);
      // As text, because strings in a value may be slices of a whole page, which would stay in memory with them.
      values.set(key, JSON.stringify(value));
      hasNew = true;
    },
    save: () => {
      const file = fileOf(name);
      if (file === undefined || (!hasNew && used.size === values.size)) return;
      const lines = Array.from(used, (key) => {
        const value = values.get(key);
        return `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}\n`;
      });
      try {
        mkdirSync(dirname(file), { recursive: true });
        const temporary = temporaryFor(file);
        writeFileSync(temporary, lines.join(''));
        renameSync(temporary, file);
        hasNew = false;
        for (const other of readdirSync(dirname(file)))
          if (other.startsWith(`${name}-`) && other.endsWith('.jsonl') && other !== basename(file))
            rmSync(join(dirname(file), other), { force: true });
      } catch {
        // See above.
      }
    },
  };
}

function parse<T extends object>(value: T | string | undefined): T | undefined {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as T) : value;
  } catch {
    return undefined;
  }
}

function fileOf(name: string): string | undefined {
  const version = cacheVersion();
  return version && join(cacheFolder(), `${name}-${version}.jsonl`);
}

/** The lock files of all package managers: other libraries may give other results. */
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

let version: string | undefined;

/**
 * A digest of the code that makes what is cached: the engine, its libraries and Node. `undefined` for code that runs from its sources. In the
 * workspace, `load-code.cjs` replaces the variable in each bundle; a package's version would not do there, because it stays while the code changes.
 */
export function cacheVersion(): string | undefined {
  const code = packedDigest() ?? process.env.HALFLIGHT_DIGEST;
  if (code === undefined) return undefined;
  const locks = LOCKS.map((name) => fromProject(name)).filter((path) => existsSync(path));
  return (version ??= toKey(code, process.version, ...locks.map((path) => readFileSync(path))).slice(0, 16));
}

/** A digest of texts, in their order, for keys. */
export function toKey(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

let written = 0;

/** A name beside a file. Not derived from the file's own, which may already be as long as a name can be. */
function temporaryFor(path: string): string {
  written += 1;
  return join(dirname(path), `${process.pid}-${threadId}-${written}`);
}

/** Writes a file under a temporary name and renames it, so that readers never see a partial file, even if several processes or threads write it. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryFor(path);
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/** The content of a cached file; `undefined` if there is none, or if it is empty, as a power failure during a write may leave it. */
export async function readCached(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && bytes.length > 0 ? bytes : undefined;
}

/**
 * Marks the files of a folder that a build has used (`used` are their names) by updating their modification times, and removes those unused for
 * longer than `CACHED_FILE_AGE`. `now` is in milliseconds. Does nothing if the folder does not exist.
 */
export async function pruneFiles(folder: string, used: ReadonlySet<string>, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another build may be pruning the same files.
    const age = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    );
    if (used.has(name)) {
      if (age > CACHED_FILE_USE) await utimes(path, now / 1000, now / 1000).catch(() => undefined);
    } else if (age > CACHED_FILE_AGE) await rm(path, { force: true });
  }
}

/** The JSON in a file that an earlier process wrote; `undefined` if there is none, or if it is damaged. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
