import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FixedText {
  file: string;
  before: string;
  after: string;
}

/** The texts of a folder, including pending changes. */
export interface Texts {
  get: (file: string) => string;
  /** Sets the text of a file; returns whether it changed. */
  set: (file: string, text: string) => boolean;
  changed: ReadonlyMap<string, string>;
  /** The texts that differ from the originals, sorted by file. */
  list: () => FixedText[];
  /** Takes a snapshot; the returned function restores it. */
  remember: () => () => void;
}

/** Reads the texts of a folder on demand. Nothing is written to it. */
export function createTexts(folder: string): Texts {
  const changed = new Map<string, string>();
  const read = new Map<string, string>();
  const originalOf = (file: string): string => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(join(folder, file));
    // Binary files are never edited.
    const text = isUtf8(bytes) ? bytes.toString('utf8') : '';
    read.set(file, text);
    return text;
  };
  const get = (file: string) => changed.get(file) ?? originalOf(file);
  return {
    get,
    set: (file, text) => {
      const isOther = text !== get(file);
      if (isOther) changed.set(file, text);
      return isOther;
    },
    changed,
    list: () =>
      [...changed]
        .map(([file, after]) => ({ file, before: originalOf(file), after }))
        .filter(({ before, after }) => before !== after)
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
    remember: () => {
      const then = [...changed];
      return () => {
        changed.clear();
        for (const [file, text] of then) changed.set(file, text);
      };
    },
  };
}
