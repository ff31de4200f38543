import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fromEngine, fromProject, packedDigest } from '../paths';

interface Settings<T> {
  /** A word for what is cached; the name of its file begins with it. */
  name: string;
  /** How many values are kept, the most recently used; if omitted, only those that this process used. */
  limit?: number;
  /** The files and folders of the project that determine the values; of a folder, the code in it. */
  sources: readonly string[];
  /** Whether a value from the file is complete. */
  isWhole: (value: Partial<T>) => boolean;
}

/** A cache of results, by a digest of what each was computed from. */
export interface Kept<T> {
  find: (digest: string) => T | undefined;
  keep: (digest: string, value: T) => void;
}

const all: { open: (root: string) => void; save: () => void }[] = [];

/** The root of the project whose cache files are used, once `keepIn` has set it. */
let openedAt: string | undefined;

/** Creates a cache for this process which, once `keepIn` has set where, is stored in a file and shared with later processes. */
export function createKept<T extends object>({ name, limit, sources, isWhole }: Settings<T>): Kept<T> {
  /** Values are JSON until they are asked for; most are asked for only once. */
  const known = new Map<string, T | string>();
  const asked = new Set<string>();
  let file: string | undefined;
  let isFresh = false;
  let isRead = true;
  const parse = (json: string): T | undefined => {
    try {
      const value = JSON.parse(json) as Partial<T> | null;
      return value !== null && isWhole(value) ? (value as T) : undefined;
    } catch {
      return undefined;
    }
  };
  const open = (root: string): void => {
    file = join(keptFolder(root), `${name}-${digestOfSources(sources)}.jsonl`);
    isRead = false;
  };
  /** Reads the file on first use: most processes need only some of the caches. */
  const read = (): void => {
    if (isRead || file === undefined) return;
    isRead = true;
    for (const line of readLines(file)) {
      const at = line.indexOf(' ');
      if (at > 0 && !known.has(line.slice(0, at))) known.set(line.slice(0, at), line.slice(at + 1));
    }
  };
  const save = (): void => {
    if (file === undefined || (!isRead && !isFresh)) return;
    read();
    const old = [...known.keys()].filter((digest) => !asked.has(digest));
    if (!isFresh && (limit !== undefined || old.length === 0)) return;
    const wanted = limit === undefined ? [...asked] : [...old, ...asked].slice(-limit);
    const lines = wanted.flatMap((digest) => {
      const value = known.get(digest);
      return value === undefined ? [] : [`${digest} ${typeof value === 'string' ? value : JSON.stringify(value)}\n`];
    });
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Written under another name and renamed, because another process may be reading it.
      const written = `${file}.${process.pid}`;
      writeFileSync(written, lines.join(''));
      renameSync(written, file);
      isFresh = false;
      // Nobody uses the results of other versions of the code any more.
      const folder = dirname(file);
      for (const other of readdirSync(folder))
        if (other.startsWith(`${name}-`) && other.endsWith('.jsonl') && other !== basename(file))
          rmSync(join(folder, other), { force: true });
    } catch {
      // Without write access, everything is computed each time.
    }
  };
  all.push({ open, save });
  if (openedAt !== undefined) open(openedAt);
  return {
    find: (digest) => {
      read();
      asked.add(digest);
      const found = known.get(digest);
      if (typeof found !== 'string') return found;
      const value = parse(found);
      if (value) known.set(digest, value);
      else known.delete(digest);
      return value;
    },
    keep: (digest, value) => {
      read();
      asked.add(digest);
      // As text: the strings in a value may be slices of a whole page, which would stay in memory with them.
      known.set(digest, JSON.stringify(value));
      isFresh = true;
    },
  };
}

/**
 * From now on, stores the caches in files below a folder, such as the root of the project, and uses what the same code stored there before. A damaged
 * or missing file costs no more than the time to compute its content again.
 */
export function keepIn(root: string): void {
  if (openedAt === root) return;
  openedAt = root;
  for (const { open } of all) open(root);
}

/** Writes the results computed since the files were read, if `keepIn` has been called. */
export function saveKept(): void {
  for (const { save } of all) save();
}

/** The folder of a project for caches that no build deletes: results that depend on the content alone. */
export const keptFolder = (root: string): string => join(root, 'node_modules/.cache/halflight');

/** A digest of everything that determines a result: files and folders of our code (in the published package, all of it), the libraries, and the version of Node. */
export function digestOfSources(sources: readonly string[]): string {
  const hash = createHash('sha1').update(process.version);
  const packed = packedDigest();
  if (packed !== undefined) hash.update(packed);
  else for (const path of sources.flatMap(codeIn)) hash.update(readFileSync(fromEngine(path)));
  const lock = fromProject('package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex').slice(0, 16);
}

/** A file itself; of a folder, its `.ts` files without tests and declarations. */
function codeIn(source: string): string[] {
  const path = fromEngine(source);
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.ts$/.test(name) && !name.includes('node_modules'))
    .sort()
    .map((name) => join(source, name));
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
}
