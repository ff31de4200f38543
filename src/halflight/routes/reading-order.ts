import type { Collection } from '../collections/define-collection';
import { kindOf } from '../fields/field';
import type { RoutableEntry } from './route';
import { sortEntries } from './sort-entries';

/**
 * The entries of a list in reading order, as pages link from one to the next. Entries with a date range go by their start. Otherwise, entries with an
 * `order` come first, as listed; the others are reversed if the list begins with the newest, so that the oldest comes first, and stay as listed if
 * not (the best rated come first in both). Ties are broken by slug, as in the list.
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
  const lasting = sort.filter(({ listsOnly }) => !listsOnly);
  const reversed = lasting.map(({ descending, absentFirst, ...key }) => ({
    ...key,
    ...(!descending && { descending: true as const }),
    ...(!absentFirst && { absentFirst: true as const }),
  }));
  const others = listed.filter((entry) => !hasOrder(entry));
  return [...listed.filter(hasOrder), ...sortEntries(others, reversed, language, timeZone)];
}
