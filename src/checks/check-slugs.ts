import { publication } from '../collections/publication/schema';
import { fileOfEntry } from '../sourcing/read-bibliography';
import type { Entry } from '../sourcing/read-entry';
import type { CheckContext } from './context';
import { placeOfEntry } from './place-of-entry';
import type { Problem } from './problem';

/** Entries without pages are identified by their names alone, so no two may have the same one. */
export function checkSlugs({ content: { entries, collections }, map }: CheckContext): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    if (map.pageOf(entry) !== undefined || entry.slug === '') return [];
    const name = `${entry.language ?? ''} ${entry.collection}/${entry.slug}`;
    const other = first.get(name);
    if (!other) {
      first.set(name, entry);
      return [];
    }
    const hasSlug = collections.some(({ name, fields }) => name === entry.collection && 'slug' in fields);
    return [
      {
        ...placeOfEntry(entry),
        severity: 'error' as const,
        kind: 'duplicate-name',
        message: `"${entry.slug}" is also the name of ${nameOf(other)}; rename one of them${hasSlug ? ', or give it a "slug"' : ''}`,
      },
    ];
  });
}

/** The publications of a language are published as one BibTeX file, in which a key occurs once, whatever its case. */
export function checkKeys({ content: { entries } }: CheckContext): Problem[] {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const { collection, language = '', slug, values } = entry;
    if (collection !== publication.name) return [];
    const key = (values.key as string | undefined) ?? slug;
    const name = `${language} ${key.toLowerCase()}`;
    const other = first.get(name);
    first.set(name, other ?? entry);
    // `checkSlugs` reports two with the same slug.
    if (!other || other.slug === slug) return [];
    return [
      {
        ...placeOfEntry(entry),
        severity: 'error' as const,
        kind: 'duplicate-key',
        message: `"${key}" is also the key of ${nameOf(other)}: give one of them another`,
      },
    ];
  });
}

/** An entry as its author finds it: by its file, and its key if there are others in that file. */
function nameOf({ filePath, values }: Entry): string {
  const file = fileOfEntry(filePath);
  return file === filePath ? file : `the entry ${String(values.key)} in ${file}`;
}
