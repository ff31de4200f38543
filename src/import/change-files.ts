import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** A file that gets new content, or is new. Its path is relative to the folder. */
export interface WrittenFile {
  to: string;
  /** Writes the file at the path that it is given. */
  write: (absolute: string) => void;
  /** Whether there is one already, whose place it takes; otherwise there must be none. */
  replaces?: true;
}

/** What changes in a folder. Paths are relative to it. */
export interface FileChanges {
  written: readonly WrittenFile[];
  renamed?: readonly { from: string; to: string }[];
}

/**
 * Changes files of a folder: all of them, or none. What is new is written beside its place first; then everything is moved. If anything fails, all
 * is moved back. Nothing that is there is overwritten but what is to be replaced, and nothing outside of the folder is touched, wherever links lead.
 */
export function changeFiles(folder: string, { written, renamed = [] }: FileChanges): void {
  const root = realpathSync(folder);
  // A folder whose name begins with a dot is no content, should the machine stop here.
  const workplace = mkdtempSync(join(root, '.changes-'));
  let count = 0;
  const toPlace = () => join(workplace, String(count++));
  const inRoot = (path: string) => {
    const absolute = join(root, path);
    const isWithin =
      !relative(root, absolute).startsWith('..') && `${realFolder(absolute)}${sep}`.startsWith(root + sep);
    if (!isWithin) throw new Error(`${path} is not in ${folder}.`);
    return absolute;
  };
  const done: { from: string; to: string }[] = [];
  const move = (from: string, to: string) => {
    if (lstatSync(to, { throwIfNoEntry: false })) throw new Error(`${relative(root, to)} has appeared meanwhile.`);
    renameSync(from, to);
    done.push({ from, to });
  };
  const made: string[] = [];
  try {
    const files = written.map(({ to, write, replaces }) => {
      const [from, target] = [toPlace(), inRoot(to)];
      write(from);
      if (replaces) chmodSync(from, statSync(target).mode);
      return { from, to: target, replaces };
    });
    const moved = renamed.map(({ from, to }) => ({ from: inRoot(from), to: inRoot(to), by: toPlace() }));
    for (const { to, replaces } of files) if (replaces) move(to, toPlace());
    // By way of another name: some disks tell no capitals apart.
    for (const { from, by } of moved) move(from, by);
    for (const { from, to } of [...files, ...moved.map(({ by, to }) => ({ from: by, to }))]) {
      made.push(...makeFolder(dirname(to)));
      move(from, to);
    }
  } catch (error) {
    for (const { from, to } of done.toReversed()) renameSync(to, from);
    for (const path of made.toReversed()) if (readdirSync(path).length === 0) rmdirSync(path);
    throw error;
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

/** Where the folder of a path really lies, or the nearest above it that is there. */
function realFolder(path: string): string {
  const above = dirname(path);
  return existsSync(above) ? realpathSync(above) : realFolder(above);
}

/** Makes a folder with all above it; gives those that were not there. */
function makeFolder(path: string): string[] {
  if (existsSync(path)) return [];
  const above = makeFolder(dirname(path));
  mkdirSync(path);
  return [...above, path];
}
