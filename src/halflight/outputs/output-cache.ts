import { createCache } from '../cache';

/** What is slow to make of an entry for an output. */
export const outputCache = createCache<{ text: string }>('outputs');

/** Makes a text, unless it is cached under this key. */
export async function memoize(key: string, make: () => string | Promise<string>): Promise<string> {
  const cached = outputCache.get(key);
  if (cached) return cached.text;
  const text = await make();
  outputCache.set(key, { text });
  return text;
}
