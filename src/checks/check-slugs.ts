import type { Entry } from '../sourcing/read-entry';
import type { CheckContext } from './context';
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
        file: entry.filePath,
        line: 1,
        column: 1,
        severity: 'error' as const,
        kind: 'duplicate-name',
        message: `"${entry.slug}" is also the name of ${other.filePath}; rename one of them${hasSlug ? ', or give it a "slug"' : ''}`,
      },
    ];
  });
}
