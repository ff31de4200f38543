import { dayOf, isOnDay, isTimed, readTime, type Day, type Time } from '../fields/days';
import type { Collection } from '../collections/define-collection';
import { toUrl } from '../derive/to-url';
import type { RoutableEntry, RouteSettings } from './route';
import type { Clock } from './visibility';

interface Happening {
  values: Record<string, unknown>;
}

/** Splits entries into upcoming and past ones, each in their original order. */
export function splitByDay<E extends Happening>(
  entries: readonly E[],
  dateRange: NonNullable<Collection['dateRange']>,
  clock: Clock,
): { upcoming: E[]; past: E[] } {
  const isOver = ({ values }: E): boolean => {
    const last = (values[dateRange.end] ?? values[dateRange.start]) as Time | undefined;
    return last !== undefined && isPast(last, values.timeZone as string | undefined, clock);
  };
  return { upcoming: entries.filter((entry) => !isOver(entry)), past: entries.filter(isOver) };
}

/** Whether an entry is in calendars: it is on a known day, and has a page for them to link to. */
export function isInCalendar(collection: Collection, entry: RoutableEntry, site: RouteSettings): boolean {
  const start = entry.values[collection.dateRange?.start ?? ''];
  return typeof start === 'string' && isOnDay(start) && toUrl(collection, entry, site) !== undefined;
}

/** Whether a day, month, year or time, in its own zone or the site's, is before today. What happens today is not over. */
function isPast(time: Time, zone: string | undefined, { today, timeZone }: Clock): boolean {
  const day: Day = isTimed(time) ? dayOf(new Date(readTime(time, zone ?? timeZone).instant), timeZone) : time;
  return day < today.slice(0, day.length);
}
