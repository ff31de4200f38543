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
  removed?: readonly string[];
}

/** What a workplace is called, and the process that it is of. A folder whose name begins with a dot is no content, should the machine stop. */
const WORKPLACE = /^\.changes-(\d+)-/;

/**
 * Changes files of a folder: all of them, or none. What is new is written beside its place first; if anything fails, all is made as it was. Should
 * the machine stop in the middle, nothing is missing: each file is the old one or the new one, what is renamed has both names until the end, and the
 * same changes can be made once more. Nothing that is there is overwritten but what is to be replaced, and nothing outside of the folder is touched,
 * wherever links lead.
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
  /** A file under a second name, in the workplace. */
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
    // Of the same file there are two names already on a disk that tells no capitals apart, and where this was interrupted.
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
      // Two names of one file are not made one by renaming.
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

/** Makes a folder in a folder. Throws with what to do where nothing can be written there. */
function makeWorkplace(root: string): string {
  try {
    return mkdtempSync(join(root, `.changes-${process.pid}-`));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new Error(`nothing can be written in ${root} (${code}): it has to be yours to change.`, { cause: error });
  }
}

/** Removes a workplace. If that fails, what was asked for is done all the same, and the next run removes it. */
function discard(workplace: string): void {
  try {
    rmSync(workplace, { recursive: true, force: true });
  } catch {
    return;
  }
}

/** Removes the workplaces of runs that were interrupted: nothing is in them that is not in its place, in one form or the other. */
function removeLeftBehind(root: string): void {
  for (const name of readdirSync(root)) {
    const [, id] = WORKPLACE.exec(name) ?? [];
    if (id !== undefined && !isRunning(Number(id))) discard(join(root, name));
  }
}

/** Whether two paths are one file: by two names of it, or because the disk tells no capitals apart. */
export function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false, bigint: true }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

/** Gives a file a second name; where the disk cannot, a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
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
