import { isRealDay } from '../fields/days';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** The instant that the site is built for: now, or `HALFLIGHT_NOW`. Throws, with a message for users, if that is invalid. */
export function readNow(): Date {
  const value = process.env.HALFLIGHT_NOW;
  return value ? readInstant(value, 'HALFLIGHT_NOW') : new Date();
}

/** Parses an ISO 8601 instant. Throws, with a message that contains `name`, if it is invalid. */
export function readInstant(value: string, name: string): Date {
  const day = INSTANT.exec(value)?.[1];
  if (day && isRealDay(day) && !Number.isNaN(Date.parse(value))) return new Date(value);
  throw new Error(`${name} must be an ISO 8601 instant, such as 2026-03-14T12:00:00Z; found ${JSON.stringify(value)}`);
}
