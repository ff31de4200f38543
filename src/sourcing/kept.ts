import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Settings<T> {
  /** What is kept, in a word: its file is called so. */
  name: string;
  /** How many are kept, the last that were asked for; if left out, those alone that this process has asked for. */
  limit?: number;
  /** The files and folders of the project that decide what is found out; folders stand for the code in them. */
  sources: readonly string[];
  /** Whether something that was read from the file is whole. */
  isWhole: (value: Partial<T>) => boolean;
}

/** Things that were found out, by a digest of what each was found out from. */
export interface Kept<T> {
  find: (digest: string) => T | undefined;
  keep: (digest: string, value: T) => void;
}

const all: { open: (root: string) => void; save: () => void }[] = [];

/** The root of the project whose files are used, once somebody named it. */
let openedAt: string | undefined;

/** A place for what is found out in this process, and, once `keepIn` has named where, for what was found out in those before it. */
export function createKept<T extends object>({ name, limit, sources, isWhole }: Settings<T>): Kept<T> {
  /** As JSON until somebody asks, for most are asked for once. */
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
    file = join(keptFolder(root), `${name}-${digestOfSources(root, sources)}.jsonl`);
    isRead = false;
  };
  /** Reads the file once something is asked for: most processes want only some of what is kept. */
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
      // Another process may read it meanwhile.
      const written = `${file}.${process.pid}`;
      writeFileSync(written, lines.join(''));
      renameSync(written, file);
      isFresh = false;
      // What other code has found out nobody asks for any more.
      const folder = dirname(file);
      for (const other of readdirSync(folder))
        if (other.startsWith(`${name}-`) && other.endsWith('.jsonl') && other !== basename(file))
          rmSync(join(folder, other), { force: true });
    } catch {
      // Where nothing may be written everything is found out each time.
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
      known.set(digest, value);
      isFresh = true;
    },
  };
}

/**
 * Keeps what is found out in files below a folder, such as the root of the project, from now on, and takes over what was kept by the same code.
 * A file that is damaged or gone costs no more than the time to find it out again.
 */
export function keepIn(root: string): void {
  if (openedAt === root) return;
  openedAt = root;
  for (const { open } of all) open(root);
}

/** Writes what was found out since the files were read, if it is kept anywhere. */
export function saveKept(): void {
  for (const { save } of all) save();
}

/** The folder of a project in which is kept what no build throws away: what follows from the content alone. */
export const keptFolder = (root: string): string => join(root, 'node_modules/.cache/halflight');

/** A digest of everything that decides what is found out: files and folders of our code, and the libraries. */
export function digestOfSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha1').update(process.version);
  for (const source of [...sources.flatMap((name) => codeIn(root, name)), 'package-lock.json']) {
    const path = join(root, source);
    if (existsSync(path)) hash.update(source).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A file itself; of a folder the code in it that is no test and draws nothing. */
function codeIn(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path) || !statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.ts$/.test(name))
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
