import { dayOf, hasZone, isOnDay, type Day } from '../fields/days';
import type { Collection } from '../collections/define-collection';
import { toUrl } from '../derive/to-url';
import type { RoutableEntry, RouteSettings } from './route';
import type { Clock } from './visibility';

interface Happening {
  values: Record<string, unknown>;
}

/**
 * Splits entries, which must come from the latest to the earliest, into those still to come (soonest first) and those that are over (latest first).
 */
export function splitByDay<E extends Happening>(
  entries: readonly E[],
  dateRange: NonNullable<Collection['dateRange']>,
  clock: Clock,
): { upcoming: E[]; past: E[] } {
  const isOver = ({ values }: E): boolean => {
    const last = (values[dateRange.end] ?? values[dateRange.start]) as string | undefined;
    return last !== undefined && isPast(last, clock);
  };
  return { upcoming: entries.filter((entry) => !isOver(entry)).reverse(), past: entries.filter(isOver) };
}

/** Whether an entry is in calendars: it is on a known day, and has a page for them to link to. */
export function isInCalendar(collection: Collection, entry: RoutableEntry, site: RouteSettings): boolean {
  const start = entry.values[collection.dateRange?.start ?? ''];
  return typeof start === 'string' && isOnDay(start) && toUrl(collection, entry, site) !== undefined;
}

/** Whether a day, month, year or time is before today. What happens today is not over. */
function isPast(value: string, { today, timeZone }: Clock): boolean {
  const day: Day = hasZone(value) ? dayOf(new Date(value.replace(' ', 'T')), timeZone) : value.slice(0, 10);
  return day < today.slice(0, day.length);
}
