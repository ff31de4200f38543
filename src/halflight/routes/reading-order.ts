import type { Collection } from '../collections/define-collection';
import { kindOf } from '../fields/field';
import type { RoutableEntry } from './route';
import { sortEntries } from './sort-entries';

/**
 * Entries of a list in the order in which they are read, from page to page: what happens on days by its start; otherwise those with an `order` as
 * listed, then the others, from the oldest to the newest where the list begins with the newest, and as listed where anything else decides: the best
 * rated come first in both. What nothing distinguishes but its slug is read by that, as it is listed.
 */
export function inReadingOrder<E extends Pick<RoutableEntry, 'slug' | 'values' | 'instants'>>(
  { dateRange, sort = [], fields }: Pick<Collection, 'dateRange' | 'sort' | 'fields'>,
  listed: readonly E[],
  timeZone: string,
  language?: string,
): readonly E[] {
  if (dateRange) return sortEntries(listed, [{ field: dateRange.start, times: true }], undefined, timeZone);
  const isDay = (field: string) => ['day', 'time'].includes((fields[field] && kindOf(fields[field])?.kind) ?? '');
  if (!sort.some(({ field, descending }) => descending && isDay(field))) return listed;
  const hasOrder = ({ values }: E) => values.order !== undefined;
  const reversed = sort.map(({ descending, absentFirst, ...key }) => ({
    ...key,
    ...(!descending && { descending: true as const }),
    ...(!absentFirst && { absentFirst: true as const }),
  }));
  const others = listed.filter((entry) => !hasOrder(entry));
  return [...listed.filter(hasOrder), ...sortEntries(others, reversed, language, timeZone)];
}
