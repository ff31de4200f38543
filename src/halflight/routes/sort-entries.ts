import type { Collection, SortKey } from '../collections/define-collection';
import { beginningOf, isTimed, type Time } from '../fields/days';
import { localesOf } from '../words/locales';
import type { RoutableEntry } from './route';

type Sortable = Pick<RoutableEntry, 'slug' | 'values' | 'instants'>;

/**
 * Sorts entries for their list: first those with an explicit `order`, then by the sort keys of their collection, then by slug. Words are compared by
 * the rules of `language`, a language tag. Times are in the entry's own zone, otherwise in `timeZone`. Within a day, entries without a time come
 * first.
 */
export function sortEntries<E extends Sortable>(
  entries: readonly E[],
  keys: readonly SortKey[] = [],
  language?: string,
  timeZone?: string,
): E[] {
  const collator = keys.some(({ words }) => words)
    ? new Intl.Collator(localesOf(language), { numeric: true })
    : undefined;
  const inWords = collator && ((a: string, b: string) => collator.compare(a, b));
  const orderOf = ({ values }: E) => (values.order as number | undefined) ?? Infinity;
  return [...entries].sort((a, b) => {
    if (orderOf(a) !== orderOf(b)) return orderOf(a) - orderOf(b);
    for (const key of keys) {
      const difference = compareBy(key, a, b, { timeZone, order: key.words && inWords });
      if (difference !== 0) return difference;
    }
    return compareSlugs(a.slug, b.slug);
  });
}

/** The field with the day that orders a collection's entries in time. */
export function dayFieldOf({ publishesOn, dateRange }: Collection): string {
  return publishesOn ?? dateRange?.start ?? 'date';
}

/** Sorts entries by a field, earliest first, regardless of an explicit `order`. */
export function sortByDay<E extends Sortable>(entries: readonly E[], field: string): E[] {
  return [...entries].sort((a, b) => compareBy({ field }, a, b) || compareSlugs(a.slug, b.slug));
}

/** Compares two slugs, with numbers in numerical order: `part-2` comes before `part-10`. */
export function compareSlugs(a: string, b: string): number {
  const [one, other] = [a, b].map((slug) =>
    slug.replace(/\d+/g, (digits) => digits.padStart(a.length + b.length, '0')),
  );
  return compare(one ?? '', other ?? '') || compare(a, b);
}

function compareBy(
  { field, times, descending, absentFirst }: SortKey,
  one: Sortable,
  other: Sortable,
  { timeZone, order = compare }: { timeZone?: string | undefined; order?: Order | undefined } = {},
): number {
  const [a, b] = [one.values[field], other.values[field]];
  // A flag set to false counts as absent.
  const [noA, noB] = [a, b].map((value) => value === undefined || value === false);
  if (noA || noB) {
    if (noA === noB) return 0;
    return noA === Boolean(absentFirst) ? -1 : 1;
  }
  const difference =
    times && [a, b].some((time) => isTimed(time as Time))
      ? instantOf(one, field, timeZone) - instantOf(other, field, timeZone)
      : 0;
  return (difference || order(a as string, b as string) || compareTimes(one, other, field)) * (descending ? -1 : 1);
}

function compareTimes(one: Sortable, other: Sortable, field: string): number {
  return compare(one.instants?.[field] ?? '', other.instants?.[field] ?? '');
}

/** The instant of an entry's time. Days are in the site's zone, so that they keep their order. */
function instantOf({ values }: Sortable, field: string, timeZone: string | undefined): number {
  const time = values[field] as Time;
  return beginningOf(time, isTimed(time) ? ((values.timeZone as string | undefined) ?? timeZone) : timeZone);
}

type Order = (a: string, b: string) => number;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
