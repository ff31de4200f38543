/** A slug that every file system can hold: at most 120 bytes, cut at a hyphen where there is one. */
export function shortenSlug(slug: string): string {
  if (Buffer.byteLength(slug) <= 120) return slug;
  const cut = Buffer.from(slug)
    .subarray(0, 120)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut;
}
