import { fileOfEntry } from '../sourcing/read-bibliography';
import type { Entry } from '../sourcing/read-entry';
import type { Place } from '../problem';

/** Where an entry begins: at the top of its file or, in `publications.bib`, at its own line. */
export function placeOfEntry({ filePath, bodyLine }: Pick<Entry, 'filePath' | 'bodyLine'>): Place {
  const file = fileOfEntry(filePath);
  return { file, line: file === filePath ? 1 : bodyLine, column: 1 };
}

/** How messages name an entry: by its file, and by its key if the file has several entries. */
export function nameOfEntry({ filePath, values }: Entry): string {
  const file = fileOfEntry(filePath);
  return file === filePath ? file : `the entry ${String(values.key)} in ${file}`;
}
