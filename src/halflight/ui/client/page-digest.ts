/** What a page is rendered from: the result of its query, and its page context. */
interface PageData {
  data?: unknown;
  pageContext?: unknown;
}

/**
 * A short digest of what a page is rendered from, to tell its versions apart. The build writes it into the page; the browser compares it with the
 * server's current version.
 */
export function toPageDigest({ data, pageContext }: PageData): string {
  return toDigest(JSON.stringify([data, pageContext]));
}

/** A short digest of a text (FNV-1a, 32 bits, in hexadecimal). */
export function toDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}
