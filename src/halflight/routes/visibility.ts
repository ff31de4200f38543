import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { dayOf, type Day } from '../fields/days';
import { readNow } from './now';
import type { PublishStatus } from '../ui/components/site-context/site-context';

/** What determines visibility. */
export interface Clock {
  /** The current day, in the site's time zone. */
  today: Day;
  timeZone: string;
  /** A preview shows everything. */
  preview: boolean;
}

/** The clock at an instant; defaults to that of this build: now, or `HALFLIGHT_NOW`. */
export function toClock(timeZone = 'UTC', preview: boolean, instant = readNow()): Clock {
  return { today: dayOf(instant, timeZone), timeZone, preview };
}

interface Dated {
  collection: string;
  values: Record<string, unknown>;
}

/** The day on which an entry first appears; `undefined` if it always appears. */
export function firstDayOf(entry: Dated, registry?: readonly Collection[]): Day | undefined {
  return entry.values[firstDayFieldOf(entry, registry) ?? ''] as Day | undefined;
}

/** The field with the day on which an entry first appears. */
export function firstDayFieldOf(
  { collection, values }: Dated,
  registry: readonly Collection[] = collections,
): string | undefined {
  return values.publish === undefined ? registry.find(({ name }) => name === collection)?.publishesOn : 'publish';
}

/**
 * Why an entry is hidden from visitors; `undefined` if it is public: not a draft, its day has come, and it has not expired. The only place that
 * decides this. A preview shows the entry anyway, with this status.
 */
export function publishStatusOf(
  entry: Dated,
  { today }: Pick<Clock, 'today'>,
  registry?: readonly Collection[],
): PublishStatus | undefined {
  const { draft, expires } = entry.values as { draft?: boolean; expires?: Day };
  const appears = firstDayOf(entry, registry);
  if (draft === true) return { why: 'draft' };
  if (appears !== undefined && appears > today) return { why: 'later', day: appears };
  return expires !== undefined && today >= expires ? { why: 'expired', day: expires } : undefined;
}

/** Whether an entry is shown: to visitors or, in a preview, to the reviewer. */
export function isPublic(entry: Dated, clock: Clock, registry?: readonly Collection[]): boolean {
  return clock.preview || publishStatusOf(entry, clock, registry) === undefined;
}
