import { COUNTED_ADDRESSES } from '../halflight/limits';
import { limitLog, type Log } from './log-lines';
import { kindOf } from './submission';

/** How often something has happened in the current window, and in how many milliseconds that ends. */
export interface Count {
  count: number;
  endsIn: number;
}

/** Counts in fixed windows. */
export interface Counter {
  /** Counts one more event for a key. The first opens a window of `window` milliseconds. Beyond `limit` a count only has to exceed it. */
  add(key: string, window: number, limit: number): Promise<Count>;
}

/** Milliseconds of a clock that nobody sets: one that is set back would make a window longer. */
const monotonic = () => performance.now();

/**
 * A counter in memory that holds at most `most` keys: those whose window is over are dropped, and beyond that the oldest. Keys are in the order in
 * which their windows end, because all windows are equally long.
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

/** The part of Cloudflare's key-value store that is used. */
export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

/** The shortest expiry that Cloudflare's store allows, in seconds. */
const SHORTEST_LIFE = 60;

/**
 * A counter in Cloudflare's key-value store, which all of its locations share. Two posts at the same moment may be counted as one, and that store
 * refuses more than one write per second for a key and, on the free plan, more than 1000 per day. So it also counts in memory, and the larger count
 * applies. `log` gets failures of the store. `now` is the time of day in the store, which all locations share; for the memory, `elapsed` only counts.
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
      // What is refused anyway would only use up the writes that the store accepts.
      if (larger.count > limit) return larger;
      try {
        const [count = 0, ends = 0] = (await store.get(key))?.split(' ').map(Number) ?? [];
        if (ends > time && count + 1 >= larger.count)
          larger = { count: count + 1, endsIn: Math.min(ends - time, window) };
        if (larger.count > limit) return larger;
        const expirationTtl = Math.max(SHORTEST_LIFE, Math.ceil(larger.endsIn / 1000));
        await store.put(key, `${larger.count} ${time + larger.endsIn}`, { expirationTtl });
      } catch (error) {
        logFailure(`Could not count in the store (${kindOf(error)}): counted in memory only.`);
      }
      return larger;
    },
  };
}
