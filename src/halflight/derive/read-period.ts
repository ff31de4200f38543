import { hasZone, isOnDay, isTimed, readTime, writtenZone, type Day, type Moment, type Time } from '../fields/days';

/** A period that begins on a known day, as calendars and search engines need it. Without an end, it has none that is known and later than its start. */
export interface Period {
  start: Time;
  end?: Time;
  from: Moment;
  /** The end; of a day, the midnight after it. */
  to?: Moment;
}

/**
 * Reads when something begins and ends. Where no zone is known, and only one of the two says its offset, the other is read in that offset, too. The
 * end is left out if it is no known day, or not later than the start: the times may only contradict each other once they are in one zone.
 */
export function readPeriod(start: Time, end: Time | undefined, timeZone: string | undefined): Period {
  const offset = timeZone === undefined ? writtenZone(start) || writtenZone(end ?? '') : '';
  const inOffset = (time: Time) => (isTimed(time) && !hasZone(time) ? time + offset : time);
  const read = (time: Time) => readTime(isTimed(time) ? inOffset(time) : `${time} 00:00${offset}`, timeZone);
  const known = { start: inOffset(start), from: read(start) };
  if (!end || !isOnDay(end)) return known;
  const to = read(isTimed(end) ? end : dayAfter(end));
  return to.instant > known.from.instant ? { ...known, end: inOffset(end), to } : known;
}

/** The next day of the calendar. */
export function dayAfter(day: Day): Day {
  return new Date(Date.parse(day) + DAY).toISOString().replace(/T.*/, '');
}

const DAY = 24 * 60 * 60 * 1000;
