import { hasZone, isOnDay, isTimed, readTime, writtenZone, type Day, type Moment, type Time } from './days';

/** A period that starts on a known day, for calendars and search engines. It has no end if that is unknown or not after the start. */
export interface Period {
  start: Time;
  end?: Time;
  from: Moment;
  /** The end; for a day, the following midnight. */
  to?: Moment;
}

/**
 * Reads when something begins and ends. If there is no time zone and only one of the two has a UTC offset, the other gets the same offset. The end is
 * left out if it is not a known day or not after the start: times can only be compared once they are in one zone.
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

export function dayAfter(day: Day): Day {
  return new Date(Date.parse(day) + DAY).toISOString().replace(/T.*/, '');
}

const DAY = 24 * 60 * 60 * 1000;
