import { toInstant, type Day } from '../../fields/days';
import { fileOfEntry } from '../../sourcing/read-bibliography';
import type { Route } from '../../routes/route';
import { firstDayFieldOf } from '../../routes/visibility';
import type { PublishedSite } from '../published';

/** When a page last changed, in milliseconds since 1970; `undefined` if nothing is known. */
export type LastModified = (page: Pick<Route, 'entry' | 'members'>) => number | undefined;

/**
 * Returns a function that says when a page last changed, in milliseconds since 1970, based on the commit times of its files. An entry changed with
 * its last commit, on the day in `updated`, or when it appeared, whichever is latest. A list, or a page with sections, changed with the newest entry
 * it shows. `undefined` if nothing is known.
 */
export function createLastModified(
  { settings, nodeOf, registry }: PublishedSite,
  commitTimes: ReadonlyMap<string, string>,
): LastModified {
  const zone = settings.timeZone ?? 'UTC';
  const known = new Map<string, number | undefined>();
  const ofEntry = (id: string): number | undefined => {
    if (known.has(id)) return known.get(id);
    const node = nodeOf(id);
    // Other dates do not say when the page changed: a project may be from 1843.
    const values: Record<string, unknown> = { ...node };
    const days = (node ? ['updated', firstDayFieldOf({ ...node, values }, registry) ?? ''] : []).map((field) => {
      const day = values[field] as Day | undefined;
      return day && toInstant(day, node?.instants?.[field], zone);
    });
    const time = newest(
      [commitTimes.get(fileOfEntry(node?.filePath ?? '')), ...days].map((text) =>
        text ? Date.parse(text) : undefined,
      ),
    );
    known.set(id, time);
    return time;
  };
  return ({ entry, members }) => newest([...(entry === undefined ? [] : [entry]), ...members].map(ofEntry));
}

function newest(times: readonly (number | undefined)[]): number | undefined {
  return times.reduce((last, time) => (time !== undefined && time > (last ?? -Infinity) ? time : last), undefined);
}
