import { COUNTED_ADDRESSES, COUNTER_EXPIRY } from '../halflight/limits';
import { limitLog, type Log } from './log-lines';
import { kindOf } from './submission';

/** The number of events in the current window, and the milliseconds until that ends. */
export interface Count {
  count: number;
  endsIn: number;
}

export interface Counter {
  /** Counts one more event for a key. The first opens a window of `window` milliseconds. A count above `limit` need not be exact. */
  add(key: string, window: number, limit: number): Promise<Count>;
}

/** A monotonic clock in milliseconds: setting back the time of day must not lengthen a window. */
const monotonic = () => performance.now();

/**
 * A counter in memory that holds at most `most` keys: it drops expired windows first, then the oldest. All windows are equally long, so keys are in
 * the order in which their windows end.
 */
export function memoryCounter(most = COUNTED_ADDRESSES, now = monotonic): Counter & { readonly size: number } {
  const counts = new Map<string, { count: number; ends: number }>();
  return {
    get size() {
      return counts.size;
    },
    add(key, window) {
      const time = now();
      for (const [old, { ends }] of counts) {
        if (ends > time) break;
        counts.delete(old);
      }
      const entry = counts.get(key) ?? { count: 0, ends: time + window };
      entry.count += 1;
      counts.set(key, entry);
      const [oldest] = counts.keys();
      if (counts.size > most && oldest !== undefined) counts.delete(oldest);
      return Promise.resolve({ count: entry.count, endsIn: entry.ends - time });
    },
  };
}

export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

/**
 * A counter in Cloudflare's key-value store, which all of its locations share. Two posts at the same moment may be counted as one, and that store
 * rejects more than one write per second for a key and, on the free plan, more than 1000 per day. So it also counts in memory, and the larger count
 * applies. `log` gets failures of the store. `now` is the time of day, for the shared store; `elapsed` is a monotonic clock, for the memory.
 */
export function storeCounter(
  store: KeyValueStore,
  log: Log,
  now = () => Date.now(),
  elapsed: () => number = monotonic,
): Counter {
  const memory = memoryCounter(COUNTED_ADDRESSES, elapsed);
  const logFailure = limitLog(log);
  return {
    async add(key, window, limit) {
      const time = now();
      let larger = await memory.add(key, window, limit);
      // The request is refused anyway, and writes to the store are limited.
      if (larger.count > limit) return larger;
      try {
        const [count = 0, ends = 0] = (await store.get(key))?.split(' ').map(Number) ?? [];
        if (ends > time && count + 1 >= larger.count)
          larger = { count: count + 1, endsIn: Math.min(ends - time, window) };
        if (larger.count > limit) return larger;
        const expirationTtl = Math.max(COUNTER_EXPIRY, Math.ceil(larger.endsIn / 1000));
        await store.put(key, `${larger.count} ${time + larger.endsIn}`, { expirationTtl });
      } catch (error) {
        logFailure(`Could not count in the store (${kindOf(error)}): counted in memory only.`);
      }
      return larger;
    },
  };
}
