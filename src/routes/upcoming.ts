import { dayOf, hasZone, type Day } from '../fields/days';
import type { Collection } from '../collections/define-collection';
import type { Clock } from './visibility';

interface Happening {
  values: Record<string, unknown>;
}

/** Puts those that are still to come before those that are over: the soonest first, then the latest first. Takes them from the latest to the earliest. */
export function splitByDay<E extends Happening>(
  entries: readonly E[],
  happens: NonNullable<Collection['happens']>,
  clock: Clock,
): { upcoming: E[]; past: E[] } {
  const isOver = ({ values }: E): boolean => {
    const last = (values[happens.end] ?? values[happens.start]) as string | undefined;
    return last !== undefined && isPast(last, clock);
  };
  return { upcoming: entries.filter((entry) => !isOver(entry)).reverse(), past: entries.filter(isOver) };
}

/** Whether a day, month, year or time lies before today. What happens today is not over. */
function isPast(value: string, { today, timeZone }: Clock): boolean {
  const day: Day = hasZone(value) ? dayOf(new Date(value.replace(' ', 'T')), timeZone) : value.slice(0, 10);
  return day < today.slice(0, day.length);
}
