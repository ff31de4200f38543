import { posix } from 'node:path';

/** A file that a text names by an address relative to itself. */
interface NamedFile {
  /** Its path, relative to the content folder. */
  path: string;
  /** What follows the path: a query, a fragment, or nothing. */
  rest: string;
}

/** The file that an address means which stands in a text of this folder; `undefined` for an address that is no relative one. */
export function toFilePath(folder: string, address: string): NamedFile | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#|\?|$)/i.test(address)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(address) ?? [];
  return { path: posix.join(folder, decodePath(path)), rest };
}

/** What a path says without the escapes that URLs need: files are named without. What is malformed is taken as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as two of them are compared that disks may take for one: whatever its capitals, and however its accents are stored. */
export const toPlain = (path: string): string => path.normalize('NFC').toLowerCase();

/** A name in each form in which Unicode lets a disk or a keyboard write it: as it is, with accents in one sign, and in two. */
export function formsOf(name: string): string[] {
  return [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])];
}
