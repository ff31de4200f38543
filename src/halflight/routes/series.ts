import { groupBy } from '../group-by';
import type { RoutableEntry } from './route';
import { sortEntries } from './sort-entries';

/** For each entry in a series, the ids of all its parts in reading order. A single part is not a series yet. */
export function findSeries(
  entries: readonly RoutableEntry[],
  dayField: string,
): ReadonlyMap<string, readonly string[]> {
  const byName = groupBy(
    entries.filter(({ values }) => typeof values.series === 'string'),
    ({ values }) => values.series,
  );
  return new Map(
    [...byName.values()]
      .filter(({ length }) => length > 1)
      .flatMap((parts) => {
        const ids = sortEntries(parts, [{ field: dayField }]).map(({ id }) => id);
        return ids.map((id) => [id, ids] as const);
      }),
  );
}
