import { posix } from 'node:path';
import { decodeUrl, splitTarget } from './parse-url';

/** A file that a text refers to by a relative URL. */
interface NamedFile {
  /** Its path, relative to the content folder. */
  path: string;
  /** What follows the path: a query, a fragment, or nothing. */
  rest: string;
}

/** The file that a relative URL means in a text in this folder; `undefined` if the URL is not relative. */
export function toFilePath(folder: string, address: string): NamedFile | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#|\?|$)/i.test(address)) return undefined;
  const { path, rest } = splitTarget(address);
  return { path: posix.join(folder, decodeUrl(path)), rest };
}

/** A path as a link target or picture name, with characters escaped that would end or begin a path. */
export function escapePath(path: string): string {
  return path.replace(/[%#?]/g, encodeURIComponent);
}

/** A path in a form to compare on disks that ignore case and Unicode normalization. */
export const toPlain = (path: string): string => path.normalize('NFC').toLowerCase();

/** A name in each Unicode form that a disk or keyboard may produce: as is, composed (NFC) and decomposed (NFD). */
export function formsOf(name: string): string[] {
  return [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])];
}
