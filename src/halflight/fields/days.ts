import { localesOf } from '../words/locales';
import { punctuationOf } from '../words/punctuation';

/** A calendar day, month or year, as written: `2026-03-14`, `2026-03` or `2026`. */
export type Day = string;

export const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const LOOSE_DAY = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** Whether a written date exists in the calendar (`2026-02-30` does not). */
export function isRealDay(value: Day): boolean {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date && month >= 1;
}

/** The zone at the end of a written time, `Z` or an offset such as `+02:00`; '' if there is none. */
export function writtenZone(time: string): string {
  return /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.exec(time.slice(10))?.[0] ?? '';
}

/** Whether a written time has a zone. */
export function hasZone(time: string): boolean {
  return writtenZone(time) !== '';
}

/** The calendar day at an instant, in a time zone (an IANA name such as `Europe/London`). */
export function dayOf(instant: Date, timeZone: string): Day {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** A day with a time, as other generators write a post's date: `2021-06-01T08:00:00Z`, `2019-05-12 09:30:00 +0200`. Without a zone, it is local. */
export const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?) ?(?:([Zz]|UTC|GMT)|([+-](?:0\d|1[0-4])):?([0-5]\d))?$/;

/** The day that the value of a day field stands for: as written or, if it has a time and a zone, the day of that instant in the site's time zone. */
export function dayIn(written: Time, timeZone: string): Day {
  const instant = instantIn(written, timeZone);
  return instant === undefined ? written : dayOf(new Date(instant), timeZone);
}

/** The instant of a day field's value that has a time, in milliseconds since 1970; `undefined` without a time. */
export function instantIn(written: Time, timeZone: string): number | undefined {
  const [, date, time, utc, hours, minutes] = DATE_TIME.exec(written) ?? [];
  if (time === undefined) return undefined;
  const zone = hours ? `${hours}:${minutes}` : utc ? 'Z' : '';
  return readTime(`${date}T${time}${zone}`, timeZone).instant;
}

/** Formats a day for readers, no more precisely than it was written: `14 March 2026`, `March 2026`, `2026`. */
export function formatDay(day: Day, language: string): string {
  const [year = 0, month, date] = day.split('-').map(Number);
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', year: 'numeric' };
  if (month) options.month = 'long';
  if (date) options.day = 'numeric';
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
  return formatterFor(language, options).format(new Date(0).setUTCFullYear(year, (month ?? 1) - 1, date ?? 1));
}

/**
 * When something happens, as written: a day, a month or a year; a day and a local time, `2026-05-14 18:30`; or an instant in ISO 8601,
 * `2026-05-14T18:30+01:00`.
 */
export type Time = string;

/** A `Time` that has a time of day. */
export const TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;

/** Whether a time names a day, not just a month or a year, so that a calendar can show it. */
export function isOnDay(time: Time): boolean {
  return time.length >= 10;
}

/** Whether a time has a time of day. */
export function isTimed(time: Time): boolean {
  return time.length > 10;
}

interface Place {
  language: string;
  /** The zone in which local times are read and times are shown, if known. */
  timeZone?: string | undefined;
}

/**
 * Formats a time or a period for readers, no more precisely than written. What both ends share appears once, and times of day come with their zone:
 * `14 May 2026, 18:30–20:00 BST`.
 */
export function formatTime(start: Time, end: Time | undefined, { language, timeZone }: Place): string {
  const from = readTime(start, timeZone);
  if (end === undefined || end === start) return formatOne(from, language);
  const to = readTime(end, timeZone);
  if (from.precision !== to.precision) {
    const [first, last] = [formatOne(from, language), formatOne(to, language)];
    return start.startsWith(end) ? first : `${first} – ${last}`;
  }
  const formatter = formatterOf(from, language);
  if (WITHOUT_LONG_RANGES.test(language))
    return joinAlike(formatter.formatToParts(from.instant), formatter.formatToParts(to.instant), language);
  const parts = formatter.formatRangeToParts(from.instant, to.instant);
  const zones = parts.flatMap(({ type, value }, index) => (type === 'timeZoneName' ? [{ index, value }] : []));
  const [first, last] = zones;
  // A zone that both ends share is only shown after the second.
  const repeated = last && first?.value === last.value ? first.index : undefined;
  return parts
    .filter((_, index) => repeated === undefined || (index !== repeated && index !== repeated - 1))
    .map(({ value }) => value)
    .join('');
}

/** Languages whose `formatRange` gives `2026/05/14～2026/06/02` in browsers, although a single day is `2026年5月14日`. */
const WITHOUT_LONG_RANGES = /^(?:ja|zh)\b/i;

const SHARED: readonly string[] = ['era', 'year', 'month', 'day', 'timeZoneName', 'literal'];

/** Joins the parts of two times, without the day that the second shares with the first and the zone that the first shares with the second. */
function joinAlike(
  from: readonly Intl.DateTimeFormatPart[],
  to: readonly Intl.DateTimeFormatPart[],
  language: string,
): string {
  const differs = to.findIndex(({ type, value }, at) => value !== from[at]?.value || !SHARED.includes(type));
  const zone = from.findIndex(({ type }) => type === 'timeZoneName');
  // Chinese (China) has the zone before the time of day.
  const repeats = zone > from.findIndex(({ type }) => type === 'minute') && to[zone]?.value === from[zone]?.value;
  const first = repeats ? from.slice(0, zone - 1) : from;
  const write = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');
  return write(first) + punctuationOf(language).range + write(to.slice(differs));
}

/** A time for `<time datetime>`: an instant in UTC if the zone is known, otherwise as written. */
export function toMachineTime(time: Time, timeZone: string | undefined): string {
  const { precision, instant, zoned } = readTime(time, timeZone);
  return precision === 'time' && zoned ? `${new Date(instant).toISOString().slice(0, 16)}Z` : time;
}

export interface Moment {
  precision: 'year' | 'month' | 'day' | 'time';
  /** Milliseconds since 1970. */
  instant: number;
  timeZone: string;
  /** Whether the zone is known and can be shown to readers. */
  zoned: boolean;
}

/** Parses a time. Without a zone, a local time is read as UTC, and `zoned` is false. */
export function readTime(time: Time, timeZone: string | undefined): Moment {
  if (!isTimed(time)) {
    const [year = 0, month, date] = time.split('-').map(Number);
    const instant = new Date(0).setUTCFullYear(year, (month ?? 1) - 1, date ?? 1);
    const precision = date ? 'day' : month ? 'month' : 'year';
    return { precision, instant, timeZone: 'UTC', zoned: false };
  }
  const iso = time.replace(' ', 'T');
  if (hasZone(iso)) return { precision: 'time', instant: Date.parse(iso), timeZone: timeZone ?? 'UTC', zoned: true };
  const wall = Date.parse(`${iso}Z`);
  if (timeZone === undefined) return { precision: 'time', instant: wall, timeZone: 'UTC', zoned: false };
  // The clocks may change between the wall time read as UTC and the actual instant; a second lookup of the offset corrects that.
  const guess = wall - offsetAt(wall, timeZone);
  return { precision: 'time', instant: wall - offsetAt(guess, timeZone), timeZone, zoned: true };
}

/** The instant, in milliseconds since 1970, at which a time begins in a zone: for a day, a month or a year, its first midnight there. */
export function beginningOf(time: Time, timeZone: string | undefined): number {
  if (isTimed(time)) return readTime(time, timeZone).instant;
  const [year = '', month = '01', day = '01'] = time.split('-');
  return readTime(`${year}-${month}-${day} 00:00`, timeZone).instant;
}

/** The instant at which a day begins in a zone, in ISO 8601 with the zone's offset: `2026-03-14T00:00:00+01:00`. */
export function toMidnight(day: Day, timeZone: string): string {
  const { instant } = readTime(`${day} 00:00`, timeZone);
  // Before standard time, offsets had seconds, which ISO 8601 cannot express: midnight stays, and the offset is rounded.
  return `${day}T00:00:00${toOffset(Math.round(offsetAt(instant, timeZone) / 60_000))}`;
}

/** The start of a day: its `instant` if it was written with a time, otherwise midnight, as local time in a zone with the zone's offset. */
export function toInstant(day: Day, instant: string | undefined, timeZone: string): string {
  return instant === undefined ? toMidnight(day, timeZone) : toOffsetTime(instant, timeZone);
}

/** A time as local time in a zone, with its offset: `2026-05-14T18:30:00+01:00`. A day stays a day; an unknown zone gives no offset. */
export function toOffsetTime(time: Time, timeZone: string | undefined): string {
  const moment = readTime(time, timeZone);
  if (moment.precision !== 'time') return time;
  // Only historical offsets have seconds, which ISO 8601 cannot express; such an instant is given in UTC.
  const minutes = moment.zoned ? offsetAt(moment.instant, moment.timeZone) / 60_000 : 0;
  const offset = Number.isInteger(minutes) ? minutes : 0;
  const wall = new Date(moment.instant + offset * 60_000).toISOString().slice(0, 19);
  return moment.zoned ? wall + toOffset(offset) : wall;
}

/** An instant, in milliseconds since 1970, as ISO 8601 local time in a zone, with the zone's offset. */
export function toZonedTime(instant: number, timeZone: string): string {
  return toOffsetTime(new Date(instant).toISOString(), timeZone);
}

function toOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

// Creating a formatter costs far more than using it.
const offsetFormatters = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const formatter =
    offsetFormatters.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsetFormatters.set(timeZone, formatter);
  const name = formatter.format(instant);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

const QUARTER_HOUR = 15 * 60_000;

function formatterOf({ precision, instant, timeZone, zoned }: Moment, language: string): Intl.DateTimeFormat {
  const options: Intl.DateTimeFormatOptions = { timeZone, year: 'numeric' };
  if (precision !== 'year') options.month = 'long';
  if (precision === 'day' || precision === 'time') options.day = 'numeric';
  if (precision === 'time') {
    options.hour = 'numeric';
    options.minute = '2-digit';
    // Before standard time, each place had its own solar time, whose name is of no use to readers: `GMT-0:01:15`.
    if (zoned && offsetAt(instant, timeZone) % QUARTER_HOUR === 0) options.timeZoneName = 'short';
  }
  return formatterFor(language, options);
}

const readerFormatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const formatter =
    readerFormatters.get(key) ??
    new Intl.DateTimeFormat(localesForDays(language), { ...options, calendar: calendarOf(language) });
  readerFormatters.set(key, formatter);
  return formatter;
}

function formatOne(moment: Moment, language: string): string {
  return formatterOf(moment, language).format(moment.instant);
}

/** The calendar for a language's dates: Gregorian, as authors write them, unless the tag names another (`fa-u-ca-persian`). */
export function calendarOf(language: string): string {
  return new Intl.Locale(language).calendar ?? 'gregory';
}

// English-speaking countries differ in date order; day first is understood everywhere.
function localesForDays(language: string): string[] {
  return localesOf(language).map((locale) => (locale === 'en' ? 'en-GB' : locale));
}
