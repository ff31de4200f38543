import { relative, sep } from 'node:path';
import { CONTENT_READS } from '../limits';

/** Error codes for a file that has vanished, changed its type, or may not be read. */
const CHANGED = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'ELOOP']);

/**
 * Reads a folder with `read`, and starts over if a file vanishes meanwhile. The file is then gone, or reported as unreadable. Throws an Error saying
 * so if the folder keeps changing.
 */
export function readSteadily<Result>(folder: string, read: () => Result): Result {
  for (let count = 1; ; count += 1) {
    try {
      return read();
    } catch (error) {
      const path = changedPath(error);
      if (path === undefined || relative(folder, path).startsWith(`..${sep}`)) throw error;
      if (count === CONTENT_READS)
        throw new Error(`${path} changes while it is read: try again when nothing writes to ${folder}.`, {
          cause: error,
        });
    }
  }
}

/** The path in a file system error, '' if it has none; `undefined` for any other error. */
function changedPath(error: unknown): string | undefined {
  const { code, path } = error as { code?: unknown; path?: unknown };
  if (typeof code !== 'string' || !CHANGED.has(code)) return undefined;
  return typeof path === 'string' ? path : code === 'EISDIR' ? '' : undefined;
}
