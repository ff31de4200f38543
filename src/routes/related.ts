import { toTagUrl } from '../derive/to-url';
import { RELATED_CANDIDATES, RELATED_COUNT } from '../limits';
import { tagsOf, type RoutableEntry } from './route';
import { sortByDay } from './sort-entries';

/**
 * For each entry the ids of those that have most to do with it: they share its tags, and a tag that few have says more than one that
 * many have. Of those that share as much, the nearest in time, by the day in `dayField`, come first: so a new entry changes what a few others lead to, not what
 * all with its tags do. Parts of one series are left out: they lead to one another already.
 */
export function findRelated(
  entries: readonly RoutableEntry[],
  series: ReadonlyMap<string, readonly string[]>,
  dayField: string,
): ReadonlyMap<string, string[]> {
  const inTime = sortByDay(entries, dayField);
  const days = inTime.map(({ values }) => Date.parse(values[dayField] as string));
  const tags = inTime.map((entry) => new Set(tagsOf(entry).map((tag) => toTagUrl(tag))));
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

/** How much two entries share: each tag counts for the part that one entry is of all that have it. */
function weigh(
  own: ReadonlySet<string> = new Set(),
  others: ReadonlySet<string> = new Set(),
  index: ReadonlyMap<string, readonly number[]>,
): number {
  let weight = 0;
  for (const tag of own) if (others.has(tag)) weight += 1 / (index.get(tag)?.length ?? 1);
  return weight;
}
