import { RELATED_CANDIDATES, RELATED_COUNT } from '../limits';
import { tagsOf, type RoutableEntry } from './route';
import { sortByDay } from './sort-entries';
import type { TagUrls } from './tag-routes';

/**
 * For each entry, the ids of the most related entries: those that share its tags, where a rare tag weighs more than a common one. Ties go to the
 * nearest in time, by the day in `dayField`, so that a new entry only changes the links of a few others. Parts of the same series are left out, since
 * they already link to each other.
 */
export function findRelated(
  entries: readonly RoutableEntry[],
  series: ReadonlyMap<string, readonly string[]>,
  dayField: string,
  urlOf: TagUrls,
): ReadonlyMap<string, string[]> {
  const inTime = sortByDay(entries, dayField);
  const days = inTime.map(({ values }) => Date.parse(values[dayField] as string));
  const tags = inTime.map((entry) => new Set(tagsOf(entry).flatMap((tag) => urlOf(tag) ?? [])));
  const index = new Map<string, number[]>();
  tags.forEach((own, place) => {
    for (const tag of own) {
      const places = index.get(tag);
      if (places) places.push(place);
      else index.set(tag, [place]);
    }
  });
  const seen = new Map<string, number>();
  const related = inTime.map(({ id }, place) => {
    const candidates = new Set<number>();
    for (const tag of tags[place] ?? []) {
      const at = seen.get(tag) ?? 0;
      seen.set(tag, at + 1);
      const near = index.get(tag)?.slice(Math.max(0, at - RELATED_CANDIDATES), at + RELATED_CANDIDATES + 1) ?? [];
      for (const other of near) candidates.add(other);
    }
    const parts = new Set(series.get(id) ?? [id]);
    const found = [...candidates]
      .filter((other) => !parts.has(inTime[other]?.id ?? ''))
      .map((other) => ({
        other,
        shared: weigh(tags[place], tags[other], index),
        distance: Math.abs((days[place] ?? 0) - (days[other] ?? 0)),
      }))
      .sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.other - b.other);
    return [id, found.slice(0, RELATED_COUNT).map(({ other }) => inTime[other]?.id ?? '')] as const;
  });
  return new Map(related);
}

/** How much two entries share: each shared tag weighs 1/n, where n is the number of entries with it. */
function weigh(
  own: ReadonlySet<string> = new Set(),
  others: ReadonlySet<string> = new Set(),
  index: ReadonlyMap<string, readonly number[]>,
): number {
  let weight = 0;
  for (const tag of own) if (others.has(tag)) weight += 1 / (index.get(tag)?.length ?? 1);
  return weight;
}
