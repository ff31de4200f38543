import { COUNTED_ADDRESSES } from '../../../limits';

/** How often something has happened in the current window, and in how many milliseconds that ends. */
export interface Count {
  count: number;
  endsIn: number;
}

/** Counts in fixed windows. */
export interface Counter {
  /** Counts one more event for a key. The first one opens a window of `window` milliseconds. */
  add(key: string, window: number): Promise<Count>;
}

/**
 * A counter in memory that holds at most `most` keys: those whose window is over are dropped, and beyond that the oldest. Keys are in the order in
 * which their windows end, because all windows are equally long.
 */
export function memoryCounter(most = COUNTED_ADDRESSES, now = () => Date.now()): Counter & { readonly size: number } {
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
 * A counter in Cloudflare's key-value store, which all of its locations share. Two posts at the same moment may be counted as one: good enough
 * against a flood, and the best that store can do.
 */
export function storeCounter(store: KeyValueStore, now = () => Date.now()): Counter {
  return {
    async add(key, window) {
      const time = now();
      const [count = 0, ends = 0] = (await store.get(key))?.split(' ').map(Number) ?? [];
      const next = ends > time ? { count: count + 1, ends } : { count: 1, ends: time + window };
      const endsIn = next.ends - time;
      const expirationTtl = Math.max(SHORTEST_LIFE, Math.ceil(endsIn / 1000));
      await store.put(key, `${next.count} ${next.ends}`, { expirationTtl });
      return { count: next.count, endsIn };
    },
  };
}
