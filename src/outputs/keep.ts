import { createHash } from 'node:crypto';
import type { Keeper } from './output';

/** Makes something of some sources, or gives what was made of the very same before. */
export async function keep(
  keeper: Keeper,
  key: string,
  sources: readonly string[],
  make: () => string,
): Promise<string> {
  const hash = createHash('md5');
  for (const source of sources) hash.update(source).update('\0');
  const digest = hash.digest('hex');
  const kept = (await keeper.get(key)) as { digest: string; text: string } | undefined;
  if (kept?.digest === digest) return kept.text;
  const text = make();
  await keeper.set(key, { digest, text });
  return text;
}
