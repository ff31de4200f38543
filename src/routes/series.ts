import type { RoutableEntry } from './route';
import { sortEntries } from './sort-entries';

/** For each entry that is part of a series, the ids of all its parts in reading order. A single part is not a series yet. */
export function findSeries(
  entries: readonly RoutableEntry[],
  dayField: string,
): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, RoutableEntry[]>();
  for (const entry of entries) {
    const { series } = entry.values;
    if (typeof series !== 'string') continue;
    const parts = byName.get(series);
    if (parts) parts.push(entry);
    else byName.set(series, [entry]);
  }
  return new Map(
    [...byName.values()]
      .filter(({ length }) => length > 1)
      .flatMap((parts) => {
        const ids = sortEntries(parts, [{ field: dayField }]).map(({ id }) => id);
        return ids.map((id) => [id, ids] as const);
      }),
  );
}
