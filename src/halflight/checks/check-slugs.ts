import type { Entry } from '../sourcing/read-entry';
import type { Check } from './context';
import { nameOfEntry, placeOfEntry } from './place-of-entry';

/** Reports entries without pages that have the same slug, since nothing else identifies them. */
export const checkSlugs: Check = ({ content: { entries, collections }, map }) => {
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
        message: `"${entry.slug}" is also the name of ${nameOfEntry(other)}; rename one of them${hasSlug ? ', or give it a "slug"' : ''}`,
      },
    ];
  });
};
