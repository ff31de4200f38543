import { dayOf, hasZone, isOnDay, type Day } from '../fields/days';
import type { Collection } from '../collections/define-collection';
import { toUrl } from '../derive/to-url';
import type { RoutableEntry, RouteSettings } from './route';
import type { Clock } from './visibility';

interface Happening {
  values: Record<string, unknown>;
}

/** Puts those that are still to come before those that are over: the soonest first, then the latest first. Takes them from the latest to the earliest. */
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

/** Whether calendars have an entry: it happens on a day that is known, and has a page that they can lead to. */
export function isInCalendar(collection: Collection, entry: RoutableEntry, site: RouteSettings): boolean {
  const start = entry.values[collection.dateRange?.start ?? ''];
  return typeof start === 'string' && isOnDay(start) && toUrl(collection, entry, site) !== undefined;
}

/** Whether a day, month, year or time lies before today. What happens today is not over. */
function isPast(value: string, { today, timeZone }: Clock): boolean {
  const day: Day = hasZone(value) ? dayOf(new Date(value.replace(' ', 'T')), timeZone) : value.slice(0, 10);
  return day < today.slice(0, day.length);
}
