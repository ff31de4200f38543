import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that changes. */
export interface FixedText {
  file: string;
  before: string;
  after: string;
}

/** The texts of a folder, as they will be. */
export interface Texts {
  get: (file: string) => string;
  /** Gives a file another text; tells whether it is another. */
  set: (file: string, text: string) => boolean;
  /** Those that were set, by their files. */
  changed: ReadonlyMap<string, string>;
  /** Those that are not what they were, in the order of their files. */
  list: () => FixedText[];
  /** Remembers how they are now: what it gives makes them so again. */
  remember: () => () => void;
}

/** The texts of a folder; nothing in it is changed. */
export function createTexts(folder: string): Texts {
  const changed = new Map<string, string>();
  const read = new Map<string, string>();
  const originalOf = (file: string): string => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(join(folder, file));
    // What is no text is never edited.
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
