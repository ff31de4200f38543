import type { RoutableEntry } from './route';

type WithValues = Pick<RoutableEntry, 'values'>;

/** The fields by which lists, tags and series find and order entries; useless in an unlisted entry. */
export const LISTING_FIELDS = ['tags', 'series', 'featured', 'order'] as const;

/** Whether an entry is unlisted: it has a page, but nothing links to it. That holds for a protected one without a teaser, too. */
export function isUnlisted({ values }: WithValues): boolean {
  return values.unlisted === true || (values.protected !== undefined && values.teaser === undefined);
}

/**
 * An entry as its page shows it: an unlisted one asks search engines not to index it, and links to no tag or series, whose pages may not exist.
 * Others are returned unchanged.
 */
export function withoutLists<E extends WithValues>(entry: E): E {
  if (!isUnlisted(entry)) return entry;
  const listing = new Set<string>(LISTING_FIELDS);
  const kept = Object.entries(entry.values).filter(([field]) => !listing.has(field));
  return { ...entry, values: { ...Object.fromEntries(kept), noindex: true } };
}
