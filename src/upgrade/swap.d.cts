import type { Stats } from 'node:fs';

/** Where an upgrade is prepared: a folder at the top of the project that git ignores. */
export const WORKPLACE: string;

/** A file that changes: its path from the top of the project, and digests of what is in it; `null` where there is no such file. */
export interface SwappedFile {
  path: string;
  before: string | null;
  after: string | null;
}

/** All that a swap does. Files are swapped in their order. */
export interface Journal {
  from: string;
  to: string;
  oldCommit: string;
  newCommit: string;
  files: readonly SwappedFile[];
}

/** What came of a swap. */
export interface Swapped {
  from: string;
  to: string;
  /** Files that were changed after it had begun, and were left as they are. */
  edited: string[];
  /** Whether the project is at the commit of the upgrade: not if something else was committed meanwhile. */
  isCommitted: boolean;
  /** Whether the new libraries are in their place; otherwise `npm ci` is to be run. */
  hasLibraries: boolean;
}

/** What there is of a path, links not followed: nothing, too, where a folder above it is a file. */
export function look(path: string): Stats | undefined;

/** A digest of a file; `null` where there is none. A link is what it names. */
export function digestOf(path: string): string | null;

/** Writes the journal: from now on the project becomes the new one, whatever happens. The new files lie in `WORKPLACE/project`. */
export function beginSwap(root: string, journal: Journal): void;

/** Does what is left of a swap that has begun; `undefined` where none has. Throws where git or the disk fails; it may be called again then. */
export function finishSwap(root?: string): Swapped | undefined;

/** Removes `WORKPLACE` and all in it, and so gives up an upgrade that has not begun to swap. */
export function removeWorkplace(root: string): void;
