import type { Stats } from 'node:fs';

/** The folder in which an upgrade is prepared, in the root of the project; git ignores it. */
export const WORKPLACE: string;

/** A file that changes: its path from the root of the project, and the digests of its content; `null` where it does not exist. */
export interface SwappedFile {
  path: string;
  before: string | null;
  after: string | null;
}

/** Everything that a swap does. Files are swapped in this order. */
export interface Journal {
  from: string;
  to: string;
  oldCommit: string;
  newCommit: string;
  files: readonly SwappedFile[];
}

/** The result of a swap. */
export interface Swapped {
  from: string;
  to: string;
  /** Files that were changed after it had begun, and were left alone. */
  edited: string[];
  /** Whether the project is at the commit of the upgrade; not if something else was committed in the meantime. */
  isCommitted: boolean;
  /** Whether the new libraries are in place; otherwise `npm ci` has to be run. */
  hasLibraries: boolean;
}

/** The stats of a path, without following links; `undefined` if there is nothing, or if a folder above it is a file. */
export function look(path: string): Stats | undefined;

/** The digest of a file's content, or of a link's target; `null` if there is neither. */
export function digestOf(path: string): string | null;

/** Writes the journal: from now on the project becomes the new one, even after a crash. The new files are in `WORKPLACE/project`. */
export function beginSwap(root: string, journal: Journal): void;

/** Completes a swap that has begun; returns `undefined` if none has. Throws if git or the disk fails, and can then be called again. */
export function finishSwap(root?: string): Swapped | undefined;

/** Removes `WORKPLACE` and everything in it, which cancels an upgrade whose swap has not begun. */
export function removeWorkplace(root: string): void;
