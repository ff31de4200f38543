import { createHash } from 'node:crypto';
import type { BuildCache } from './output';

/** Makes a text from sources, or returns the cached one that was made from the very same sources. */
export async function memoize(
  cache: BuildCache,
  key: string,
  sources: readonly string[],
  make: () => string | Promise<string>,
): Promise<string> {
  const hash = createHash('md5');
  for (const source of sources) hash.update(source).update('\0');
  const digest = hash.digest('hex');
  const kept = (await cache.get(key)) as { digest: string; text: string } | undefined;
  if (kept?.digest === digest) return kept.text;
  const text = await make();
  await cache.set(key, { digest, text });
  return text;
}
