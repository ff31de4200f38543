import type { Collection } from '../collections/define-collection';
import { dayIn, instantIn } from '../fields/days';
import { findValues } from '../derive/find-values';
import { kindOf } from '../fields/field';
import type { Instants } from './read-entry';

/** A group of fields or a list that contains values. */
type Holder = Record<PropertyKey, unknown>;

const DAYS = new Set(['day'] as const);

/**
 * Replaces times with days in fields for days, where the author gave a time with the day, as other generators do: it becomes the day that it was then
 * in the site's time zone. Values without such a time are returned as they are.
 */
export function toDays<V extends Record<string, unknown>>(
  collection: Pick<Collection, 'fields'>,
  values: V,
  timeZone = 'UTC',
): V {
  const timed = findValues(collection, values, DAYS).filter(
    ({ value }) => typeof value === 'string' && dayIn(value, timeZone) !== value,
  );
  if (timed.length === 0) return values;
  const copy = structuredClone(values);
  for (const { path, value } of timed) {
    const holder = path.slice(0, -1).reduce<Holder>((above, key) => above[key] as Holder, copy);
    holder[path.at(-1) ?? ''] = dayIn(String(value), timeZone);
  }
  return copy;
}

/** By field for a day, the instant of the time that the author gave with it, in ISO 8601; `undefined` if there is none. */
export function instantsOf(
  { fields }: Pick<Collection, 'fields'>,
  values: Readonly<Record<string, unknown>>,
  timeZone = 'UTC',
): Instants | undefined {
  const found = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (typeof value !== 'string' || !field || kindOf(field)?.kind !== 'day') return [];
    const instant = instantIn(value, timeZone);
    return instant === undefined ? [] : [[name, new Date(instant).toISOString()] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
