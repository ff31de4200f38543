import { SLUG_BYTES } from '../limits';

/** A slug of at most `SLUG_BYTES`, cut at a hyphen if possible. */
export function shortenSlug(slug: string): string {
  if (Buffer.byteLength(slug) <= SLUG_BYTES) return slug;
  const cut = Buffer.from(slug)
    .subarray(0, SLUG_BYTES)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut;
}
