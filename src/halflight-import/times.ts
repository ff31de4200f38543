import { DATE_TIME, hasZone, isRealDay } from '../halflight/fields/days';
import { isTimeZone } from '../halflight/fields/formats';
import type { Skipped } from './importer';

/**
 * Parses a date or time in any program's format. Returns `2019-05-12`, or `2019-05-12 09:30:00 +02:00` if there is a time; `undefined` if it is
 * neither or is ambiguous, as `05/04/2019`.
 */
export function readTime(written: string): string | undefined {
  const text = written.trim().replace(/^["']|["']$/g, '');
  const [, year, month = '', day = '', rest = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/s.exec(text) ?? [];
  if (year !== undefined) return toTime([year, month, day], rest);
  const [, first, sign, second = '', last = '', time = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)(.*)$/s.exec(text) ?? [];
  if (first === undefined) return readWords(text);
  if (sign === '.' || Number(first) > 12) return toTime([last, second, first], time);
  // Which of two small numbers is the month depends on the country.
  const isClear = Number(second) > 12 || Number(second) === Number(first);
  return isClear ? toTime([last, first, second], time) : undefined;
}

/** Joins the parts of a date and an optional time. */
function toTime([year, month, day]: readonly [string, string, string], rest: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isRealDay(date)) return undefined;
  const [, hours, minutes, seconds = '00', zone = ''] =
    /^[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?/i.exec(rest) ?? [];
  if (hours === undefined) return date;
  const time = `${date} ${hours.padStart(2, '0')}:${minutes}:${seconds}${zone ? ` ${zone}` : ''}`;
  return DATE_TIME.test(time) ? time : date;
}

/** Parses a date in words, such as `Jul 08 2022` or an RFC 822 date. */
function readWords(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || !/\d{4}/.test(text)) return undefined;
  const isZoned = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})\s*(?:\(.*\))?$/i.test(text);
  const instant = Date.parse(isZoned ? text : `${text} UTC`);
  if (Number.isNaN(instant)) return undefined;
  const time = new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
  return time.endsWith('00:00:00') ? time.slice(0, 10) : `${time}${isZoned ? ' Z' : ''}`;
}

/** The time zone in a settings file; UTC if it has none, or an unknown one, which is added to `skipped`. */
export function toTimeZone(written: string, file: string, skipped: Skipped[]): string {
  if (isTimeZone(written)) return written;
  if (written !== '')
    skipped.push({ file, why: `its time zone "${written}" is not known: the days in old URLs are those in UTC` });
  return 'UTC';
}

/** The local time in a time zone, for URLs that contain its parts: `2019-05-12 09:30:00`. */
export function toLocal(time: string, timeZone: string): string {
  if (time.length === 10 || !hasZone(time.replace(/ (?:UTC|GMT)$/i, ' Z'))) return time.slice(0, 19);
  const instant = new Date(`${time.slice(0, 10)}T${time.slice(11, 19)}${toOffset(time.slice(19).trim())}`);
  // The Swedish format is that of ISO 8601.
  return instant.toLocaleString('sv-SE', { timeZone });
}

function toOffset(zone: string): string {
  return /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
}
