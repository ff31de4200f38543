import type { Collection } from '../collections/define-collection';
import { dayIn, instantIn } from '../fields/days';
import { findValues } from '../derive/find-values';
import { kindOf } from '../fields/field';
import type { Instants } from '../collections/entry-node';

type Holder = Record<PropertyKey, unknown>;

const DAYS = new Set(['day'] as const);

/**
 * Replaces times in day fields, where the author gave a time with the day, as other generators do, with the day that it was then in the site's time
 * zone. Other values are unchanged.
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

/** For each day field, the instant that the author wrote, in ISO 8601; `undefined` if no field has a time. */
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
