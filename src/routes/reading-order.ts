import type { Collection } from '../collections/define-collection';
import type { RoutableEntry } from './route';
import { sortEntries } from './sort-entries';

/**
 * Entries of a list in the order in which they are read, from page to page: what happens on days by its start; otherwise those with an `order` as
 * listed, then the others, from the oldest to the newest where the list begins with the newest, and as listed where it ascends.
 */
export function inReadingOrder<E extends Pick<RoutableEntry, 'slug' | 'values'>>(
  { dateRange, sort = [] }: Pick<Collection, 'dateRange' | 'sort'>,
  listed: readonly E[],
  timeZone: string,
): readonly E[] {
  if (dateRange) return sortEntries(listed, [{ field: dateRange.start, times: true }], undefined, timeZone);
  if (!sort[0]?.descending) return listed;
  const hasOrder = ({ values }: E) => values.order !== undefined;
  return [...listed.filter(hasOrder), ...listed.filter((entry) => !hasOrder(entry)).reverse()];
}
