import type { Collection } from '../collections/define-collection';
import { filterFields, type ListFilter, type ShownFilter } from '../fields/list-filters';
import type { ListName } from '../words/list-names';
import { toDistinctUrls } from '../derive/to-distinct-urls';
import { toFilterUrl } from '../derive/to-url';
import { localesOf } from '../words/locales';
import { ENTRIES_PER_PAGE, FILTER_VALUES } from '../limits';
import type { RoutableEntry, RouteSettings } from './route';
import { dayFieldOf } from './sort-entries';

/** A page with a list's entries that share a value. */
export interface FilteredList {
  path: string;
  label: string;
  entries: readonly RoutableEntry[];
}

interface Filter {
  name: ListFilter;
  lists: FilteredList[];
}

/** The field of a collection that a filter uses; `undefined` if there is none. */
export function filterFieldOf(filter: ListFilter, collection: Collection): string | undefined {
  const field = filter === 'year' ? dayFieldOf(collection) : filterFields[filter];
  return field in collection.fields ? field : undefined;
}

/**
 * The filters of a list that `site.md` asks for: for each, the most frequent values, sorted by the rules of the language; years start with the
 * latest. A filter is omitted if none of its values would narrow the list.
 * @param path The path of the list.
 */
export function filtersOf(
  collection: Collection,
  entries: readonly RoutableEntry[],
  path: string,
  site: RouteSettings,
): Filter[] {
  const wanted = site.collections?.[collection.folder as ListName]?.filters ?? [];
  const { compare } = new Intl.Collator(localesOf(site.language), { numeric: true });
  return wanted.flatMap((name): Filter[] => {
    const field = filterFieldOf(name, collection);
    if (field === undefined) return [];
    const lists = new Map<string, { label: string; entries: RoutableEntry[] }>();
    const urlOf = toDistinctUrls(
      entries.flatMap((entry) => valuesOf(entry, name, field)),
      (value) => toFilterUrl(path, name, value, site),
    );
    for (const entry of entries) {
      for (const label of valuesOf(entry, name, field)) {
        const own = urlOf(label);
        // A value without letters or digits has no URL.
        if (own === undefined) continue;
        const list = lists.get(own) ?? { label, entries: [] };
        lists.set(own, list);
        if (list.entries.at(-1) !== entry) list.entries.push(entry);
      }
    }
    const found = [...lists]
      .map(([own, list]) => ({ path: own, ...list }))
      .sort((a, b) => b.entries.length - a.entries.length || compare(a.label, b.label))
      .slice(0, FILTER_VALUES)
      .sort((a, b) => (name === 'year' ? compare(b.label, a.label) : compare(a.label, b.label)));
    return found.some((list) => list.entries.length < entries.length) ? [{ name, lists: found }] : [];
  });
}

/**
 * The filters that a page shows.
 * @param ids The entries that it lists, if those are all: then visitors can combine filters on it.
 * @param own The path of the value that the page is filtered by: the page lacks entries with that filter's other values.
 * @param paged Whether a list that does not fit on one page is split into several.
 */
export function toShownFilters(
  filters: readonly Filter[],
  ids: readonly string[] | undefined,
  own: string | undefined,
  paged: boolean,
): ShownFilter[] {
  const places = new Map(ids?.map((id, place) => [id, place]));
  return filters.map(({ name, lists }) => ({
    name,
    values: lists.map(({ label, path, entries }) => ({
      label,
      path,
      count: entries.length,
      ...(ids &&
        (path === own || lists.every((other) => other.path !== own)) && {
          entries: entries.flatMap(({ id }) => places.get(id) ?? []),
        }),
      ...(paged && entries.length > ENTRIES_PER_PAGE && { paged: true as const }),
    })),
  }));
}

function valuesOf({ values }: RoutableEntry, filter: ListFilter, field: string): string[] {
  const value = values[field];
  if (filter === 'year') return typeof value === 'string' ? [value.slice(0, 4)] : [];
  return [value].flat().filter((each) => typeof each === 'string');
}
