import { ICalCalendar, type ICalDayJsStub, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block as findZone, tzlib_get_offset as offsetOf } from 'timezones-ical-library';
import { dayAfter, readPeriod } from '../../fields/read-period';
import { isOnDay, offsetAt, type Day, type Moment, type Time } from '../../fields/days';
import { CALENDAR_REFRESH } from '../../limits';
import { toUri } from '../../parse-url';

export interface CalendarEvent {
  /** An identifier that never changes. */
  id: string;
  title: string;
  /** A day, or a day and a time; calendars cannot express months and years. */
  start: Time;
  end?: Time | undefined;
  /** The time zone of its times. Without one, they are local times wherever the event is. */
  timeZone?: string | undefined;
  change?: Change | undefined;
  location?: string | undefined;
  url: string;
  description?: string | undefined;
}

/** When an event last changed, in milliseconds since 1970. */
export interface Change {
  at: number;
  /** Whether the event changed at exactly that time, rather than before it. */
  exact: boolean;
}

/** Calendars must say when an event last changed. If that is unknown, they say this, because the build time would differ each time. */
const NEVER_CHANGED = Date.UTC(2000, 0, 1);

/** Writes events as an iCalendar file (RFC 5545). With a `name`, it is a calendar to subscribe to. */
export function toCalendar(events: readonly CalendarEvent[], name?: string): string {
  const zones = new Map<string, string>();
  const calendar = new ICalCalendar({
    prodId: { company: 'Halflight', product: 'Halflight' },
    timezone: { name: null, generator: (zone) => zones.get(zone) ?? null },
    // The library escapes the texts of events, but not this one.
    ...(name && { name: name.replace(/[\\;,]/g, '\\$&').replace(/\s*[\r\n]\s*/g, ' '), ttl: CALENDAR_REFRESH }),
  });
  for (const event of events) calendar.createEvent(toEvent(event, zones));
  return `${withPropertiesFirst(calendar.toString())}\r\n`;
}

/** Properties that the library writes after the time zones, where RFC 5545 (3.6) only allows components: the refresh interval and the like. */
const REFRESH = /^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL|TIMEZONE-ID|X-WR-TIMEZONE)[;:].*\r\n/gm;

/**
 * Moves the properties of a calendar before its components. Never matches within the text of an event, whose continuation lines begin with a space.
 */
function withPropertiesFirst(text: string): string {
  const properties = text.match(REFRESH) ?? [];
  return text.replace(REFRESH, '').replace(/\r\n(?=BEGIN:)/, () => `\r\n${properties.join('')}`);
}

/**
 * The sequence number of an event, which must grow with each revision. Nobody counts revisions, and a shallow clone has too few commits to count, so
 * it is the number of seconds from 2000 to the last change. RFC 5545's integers last until 2068.
 */
function toSequence(at: number): number {
  return Math.max(0, Math.floor((at - NEVER_CHANGED) / 1000));
}

function toEvent(event: CalendarEvent, zones: Map<string, string>): ICalEventData {
  const { id, title, start, end, change, location, url, description } = event;
  const at = change?.at ?? NEVER_CHANGED;
  return {
    id,
    summary: title,
    stamp: new Date(at),
    sequence: toSequence(at),
    ...(change?.exact && { lastModified: new Date(at) }),
    url: toUri(url),
    ...(location && { location }),
    ...(description && { description }),
    ...(start.length > 10 ? timesOf(event, zones) : daysOf(start, end)),
  };
}

type When = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone' | 'floating'>;

/** Whole days. In iCalendar, the end of an event is the day after its last. */
function daysOf(start: Day, end: Time | undefined): When {
  const last = end && isOnDay(end) ? end.slice(0, 10) : start;
  const next = dayAfter(last > start ? last : start);
  return { allDay: true, floating: true, start: new WallTime(Date.parse(start)), ...endAt(Date.parse(next)) };
}

function timesOf({ start, end, timeZone }: CalendarEvent, zones: Map<string, string>): When {
  // The library would swap start and end of an event that ends before it starts. An event that ends on a day without a time lasts until the end of
  // that day.
  const { from, to } = readPeriod(start, end, timeZone);
  const moments = to ? [from, to] : [from];
  const zone = timeZone && from.zoned ? zoneOf(timeZone, moments) : undefined;
  if (zone) {
    zones.set(zone.name, zone.block);
    const toLocal = ({ instant }: Moment) => instant + offsetAt(instant, timeZone ?? 'UTC');
    return { timezone: zone.name, start: new WallTime(toLocal(from)), ...(to && endAt(toLocal(to))) };
  }
  return { floating: !from.zoned, start: new WallTime(from.instant), ...(to && endAt(to.instant)) };
}

/** The last millisecond of the year 9999: iCalendar has four digits for a year. */
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The end of an event as local time; none if it is beyond that limit, as the day after the last may be. */
function endAt(wall: number): Pick<When, 'end'> {
  return wall <= LAST ? { end: new WallTime(wall) } : {};
}

/**
 * A time zone as the library knows it; `undefined` for UTC, for an unknown zone, and where the library's rules, which are today's, do not apply:
 * before 1970, and in years when the clocks changed on other days. Such times are written in UTC, which is always right.
 */
function zoneOf(timeZone: string, moments: readonly Moment[]): { name: string; block: string } | undefined {
  const [block, id] = findZone(timeZone);
  const name = id?.replace(/^TZID=/, '');
  if (!block || !name || name === 'Etc/UTC') return undefined;
  return moments.every(({ instant }) => holdsAt(instant, timeZone)) ? { name, block } : undefined;
}

function holdsAt(instant: number, timeZone: string): boolean {
  const offset = offsetAt(instant, timeZone);
  const [day = '', clock = ''] = new Date(instant + offset).toISOString().split('T');
  const [, sign, hours, minutes] = /([+-])(\d\d)(\d\d)/.exec(offsetOf(timeZone, day, clock.slice(0, 5))) ?? [];
  const claimed = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return instant >= 0 && claimed === offset;
}

/**
 * A day, or a time: local in the event's zone, otherwise in UTC. Replaces `Date`, which the library would read in the build machine's time zone, and
 * whose years before 1000 it would write with fewer than four digits.
 */
class WallTime implements ICalDayJsStub {
  /** `wall` is the local time in milliseconds since 1970, as if it were UTC. */
  constructor(private readonly wall: number) {}

  /** The digits of the local time; the library asks for `YYYYMMDD` and `HHmmss`. */
  format(pattern?: string): string {
    const [day = '', clock = ''] = this.toJSON().split('T');
    return (pattern === 'YYYYMMDD' ? day : clock.slice(0, 8)).replace(/\D/g, '');
  }

  toDate = () => new Date(this.wall);
  toJSON = () => this.toDate().toISOString();
  isValid = () => !Number.isNaN(this.wall);
  tz = () => this;
  utc = () => this;
}
