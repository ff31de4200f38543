/** Whether a text is a full address of the web. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  return URL.canParse(value);
}

/** Whether a text is the name of a time zone. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is the tag of a language, written as it should be. */
export function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
}

/** Whether a text has the form of an ISBN: 10 or 13 digits, with or without hyphens; the last of ten may be an X. */
export function isIsbn(value: string): boolean {
  return /^(?:\d{9}[\dX]|97[89]\d{10})$/i.test(value.replace(/[\s-]/g, ''));
}

/** Whether a text is the name of a host, without `https://` and path. */
export function isHost(value: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(value);
}

/** Whether a full address is on one of some hosts. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  if (!isWebAddress(address)) return false;
  const { hostname } = new URL(address);
  return hosts.some((host) => host.toLowerCase() === hostname);
}

/** Whether a font is a file beside the Markdown file, such as `./fonts/own.woff2`. */
export function isFontFile(value: string): boolean {
  return /^[^\s:]+\.woff2$/.test(value);
}

const WORD = String.raw`-?[\p{L}_][\p{L}\d_-]*`;
const FAMILY = String.raw`(?:${WORD}(?: ${WORD})*|"[\p{L}\d _-]+"|'[\p{L}\d _-]+')`;
const FAMILIES = new RegExp(`^${FAMILY}(?: ?, ?${FAMILY})*$`, 'u');

/**
 * Whether a text names fonts: a file, or a list of families that visitors have, as CSS would write it. It is put into a style sheet, so
 * nothing that could end a declaration, or leave a quote open, is let through.
 */
export function isFont(value: string): boolean {
  return isFontFile(value) || FAMILIES.test(value);
}
