import { publication } from '../collections/publication/schema';
import type { Entry } from '../sourcing/read-entry';
import type { Check } from './context';
import { nameOfEntry, placeOfEntry } from './place-of-entry';

/** Reports duplicate BibTeX keys: the publications of a language form one BibTeX file, in which keys must be unique regardless of case. */
export const checkKeys: Check = ({ content: { entries } }) => {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const { collection, language = '', slug, values } = entry;
    if (collection !== publication.name) return [];
    const key = (values.key as string | undefined) ?? slug;
    const name = `${language} ${key.toLowerCase()}`;
    const other = first.get(name);
    first.set(name, other ?? entry);
    // `checkSlugs` reports two entries with the same slug.
    if (!other || other.slug === slug) return [];
    return [
      {
        ...placeOfEntry(entry),
        severity: 'error' as const,
        kind: 'duplicate-key',
        message: `"${key}" is also the key of ${nameOfEntry(other)}: give one of them another key`,
      },
    ];
  });
};
