import { relative, sep } from 'node:path';
import { CONTENT_READS } from '../limits';

/** What the file system says of a file that is not there any more, or is another thing, or may not be read. */
const CHANGED = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'ELOOP']);

/**
 * What a function reads of a folder. If a file in it vanishes meanwhile, everything is read anew: then the file is not there, or is named as what cannot
 * be read. Throws an Error that says so if the folder does not come to rest.
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

/** The file of an error of the file system; '' if it does not say which. `undefined` for any other error. */
function changedPath(error: unknown): string | undefined {
  const { code, path } = error as { code?: unknown; path?: unknown };
  if (typeof code !== 'string' || !CHANGED.has(code)) return undefined;
  return typeof path === 'string' ? path : code === 'EISDIR' ? '' : undefined;
}
