import { dayOf, type Day } from '../collections/days';
import { readNow } from './now';

/** What visibility is decided from. */
export interface Clock {
  /** The day it is, in the site's time zone. */
  today: Day;
  /** The site's time zone. */
  timeZone: string;
  /** A preview shows everything. */
  preview: boolean;
}

/** The clock of this build: now, or the instant that `HALFLIGHT_NOW` names. */
export function toClock(timeZone = 'UTC', preview: boolean): Clock {
  return { today: dayOf(readNow(), timeZone), timeZone, preview };
}

interface Dated {
  collection: string;
  values: Record<string, unknown>;
}

/** Whether an entry is shown to visitors: not a draft, its day has come, and it has not expired. The only place that decides it. */
export function isPublic({ collection, values }: Dated, { today, preview }: Clock): boolean {
  if (preview) return true;
  const { draft, publish, expires, date } = values as { draft?: boolean; publish?: Day; expires?: Day; date?: Day };
  const appears = publish ?? (collection === 'post' ? date : undefined);
  return draft !== true && (appears === undefined || appears <= today) && (expires === undefined || today < expires);
}
