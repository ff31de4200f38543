import type { Collection } from '../collections/define-collection';
import { dayIn } from '../fields/days';
import { findValues } from '../derive/find-values';

/** A group of fields or a list, as values are found in. */
type Holder = Record<PropertyKey, unknown>;

const DAYS = new Set(['day'] as const);

/**
 * The values of an entry with a day wherever one is asked for, although its author gave a time with it, as other generators do: the day that it
 * was then in the site's time zone. Values without such a time are given back as they are.
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
