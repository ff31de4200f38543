/**
 * Parses a text as a URL, relative to a base if given; `undefined` if it is invalid. Replaces `URL.canParse`, which in Node 20 rejects every text
 * with letters such as ü once it has been called often enough to be compiled (observed with 20.20.2).
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** A URL as a URI (RFC 3986), which is ASCII only: letters such as ü are escaped. An invalid URL is returned unchanged. */
export function toUri(address: string): string {
  return parseUrl(address)?.href ?? address;
}

/** Decodes the percent-encoding of a URL or a part of one. A text with an invalid escape is returned unchanged. */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits a link target into its path and the rest: a query and a fragment, if any. */
export function splitTarget(target: string): { path: string; rest: string } {
  const end = target.search(/[?#]/);
  return end === -1 ? { path: target, rest: '' } : { path: target.slice(0, end), rest: target.slice(end) };
}

/** Makes a path begin and end with one slash: `/notes/` for `notes`. */
export function toListPath(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}
