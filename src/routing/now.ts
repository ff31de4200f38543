import { isRealDay } from '../collections/days';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** What is wrong with `HALFLIGHT_NOW`, in a sentence; `undefined` when nothing is. */
export function checkNow(): string | undefined {
  const value = process.env.HALFLIGHT_NOW;
  if (!value) return undefined;
  const day = INSTANT.exec(value)?.[1];
  if (day && isRealDay(day) && !Number.isNaN(Date.parse(value))) return undefined;
  return `HALFLIGHT_NOW must be an ISO 8601 instant, such as 2026-03-14T12:00:00Z; found ${JSON.stringify(value)}`;
}

/** The instant that the site is built for: now, or the one that `HALFLIGHT_NOW` names. */
export function readNow(): Date {
  const wrong = checkNow();
  if (wrong) throw new Error(wrong);
  return process.env.HALFLIGHT_NOW ? new Date(process.env.HALFLIGHT_NOW) : new Date();
}
