import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
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
import { basename, dirname, join, relative, sep } from 'node:path';
import { isRunning } from './is-running';

/** A file that is created or overwritten; its path is relative to the folder. */
export interface WrittenFile {
  to: string;
  write: (absolute: string) => void;
  /** Set if it replaces an existing file; otherwise there must be none. */
  replaces?: true;
}

/** Changes to a folder. Paths are relative to it. */
export interface FileChanges {
  written: readonly WrittenFile[];
  renamed?: readonly { from: string; to: string }[];
  removed?: readonly string[];
}

/** The name of a temporary folder, with the process id. Begins with a dot, so that it does not count as content after a crash. */
const WORKPLACE = /^\.changes-(\d+)-/;

/**
 * Changes files of a folder: all of them, or none. New files are first written to a temporary folder; if anything fails, everything is restored.
 * After a crash nothing is lost: each file is either old or new, a renamed file has both names until the end, and the same changes can be made again.
 * Only files marked as replaced are overwritten, and nothing outside the folder is touched, even through links.
 */
export function changeFiles(folder: string, { written, renamed = [], removed = [] }: FileChanges): void {
  const root = realpathSync(folder);
  removeLeftBehind(root);
  const workplace = makeWorkplace(root);
  let count = 0;
  const toPlace = () => join(workplace, String(count++));
  const inRoot = (path: string) => {
    const absolute = join(root, path);
    const isWithin =
      !relative(root, absolute).startsWith('..') && `${realFolder(absolute)}${sep}`.startsWith(root + sep);
    if (!isWithin) throw new Error(`${path} is not in ${folder}.`);
    return absolute;
  };
  const undo: (() => void)[] = [];
  const moveToFree = (from: string, to: string) => {
    for (const made of makeFolder(dirname(to))) undo.push(() => rmdirSync(made));
    if (lstatSync(to, { throwIfNoEntry: false })) throw new Error(`${relative(root, to)} has appeared meanwhile.`);
    renameSync(from, to);
    undo.push(() => rmSync(to));
  };
  const toSecond = (file: string) => {
    const second = toPlace();
    linkOrCopy(file, second);
    return second;
  };
  try {
    const files = written.map(({ to, write, replaces }) => {
      const [from, target] = [toPlace(), inRoot(to)];
      write(from);
      if (replaces) chmodSync(from, statSync(target).mode);
      return { from, to: target, replaces };
    });
    const unwanted = removed.map(inRoot);
    const moved = renamed.map(({ from, to }) => ({ from: inRoot(from), to: inRoot(to) }));
    for (const { from, to, replaces } of files) if (!replaces) moveToFree(from, to);
    // On a disk that ignores case, or after an interrupted run, both names may already be the same file.
    for (const { from, to } of moved) if (!isSameFile(from, to)) moveToFree(toSecond(from), to);
    for (const { from, to, replaces } of files) {
      if (!replaces) continue;
      const former = toSecond(to);
      undo.push(() => renameSync(former, to));
      renameSync(from, to);
    }
    for (const { from, to } of moved) {
      const former = toSecond(from);
      undo.push(() => {
        rmSync(from, { force: true });
        renameSync(former, from);
      });
      if (from.toLowerCase() === to.toLowerCase()) renameSync(from, to);
      // Renaming does nothing if both names are links to the same file, so the old one is removed.
      if (readdirSync(dirname(from)).includes(basename(from))) rmSync(from);
    }
    for (const file of unwanted) {
      const former = toSecond(file);
      undo.push(() => renameSync(former, file));
      rmSync(file);
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  } finally {
    discard(workplace);
  }
}

/** Creates a temporary folder in a folder. If the latter is not writable, throws with instructions. */
function makeWorkplace(root: string): string {
  try {
    return mkdtempSync(join(root, `.changes-${process.pid}-`));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new Error(`nothing can be written in ${root} (${code}): it has to be yours to change.`, { cause: error });
  }
}

/** Removes a temporary folder. If that fails, the changes still stand, and the next run removes it. */
function discard(workplace: string): void {
  try {
    rmSync(workplace, { recursive: true, force: true });
  } catch {
    return;
  }
}

/** Removes the temporary folders of interrupted runs. Everything in them is also in place, in its old or new form. */
function removeLeftBehind(root: string): void {
  for (const name of readdirSync(root)) {
    const [, id] = WORKPLACE.exec(name) ?? [];
    if (id !== undefined && !isRunning(Number(id))) discard(join(root, name));
  }
}

/** Whether two paths are the same file: hard links, or the same name on a disk that ignores case. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false, bigint: true }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The real path of a path's folder, or of its nearest existing ancestor. */
function realFolder(path: string): string {
  const above = dirname(path);
  return existsSync(above) ? realpathSync(above) : realFolder(above);
}

/** Creates a folder and its parents. Returns those that did not exist. */
function makeFolder(path: string): string[] {
  if (existsSync(path)) return [];
  const above = makeFolder(dirname(path));
  mkdirSync(path);
  return [...above, path];
}
