import type { RoutableEntry } from './route';

type WithValues = Pick<RoutableEntry, 'values'>;

/** The fields by which lists, tags and series find and order entries: what is unlisted has no use for them. */
export const LISTING_FIELDS = ['tags', 'series', 'featured', 'order'] as const;

/** Whether nothing is to lead to an entry, which has a page all the same. */
export function isUnlisted({ values }: WithValues): boolean {
  return values.unlisted === true;
}

/**
 * An entry as its page is drawn: one that is unlisted asks search engines to leave it out, and leads to no tag or series, whose pages might not
 * be there. Others stay as they are.
 */
export function withoutLists<E extends WithValues>(entry: E): E {
  if (!isUnlisted(entry)) return entry;
  const listing = new Set<string>(LISTING_FIELDS);
  const kept = Object.entries(entry.values).filter(([field]) => !listing.has(field));
  return { ...entry, values: { ...Object.fromEntries(kept), noindex: true } };
}
