import { parseUrl } from '../parse-url';
/** Whether a text is a full address of the web. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && parseUrl(value) !== undefined;
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

// It knows the languages, scripts and regions that are registered and that anybody has named.
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a text is the tag of a language that there is, written as it should be. */
export function isLanguageTag(value: string): boolean {
  try {
    // Of the seven thousand languages with three letters it knows those that software is made for.
    const isNamed = languageNames.of(value) !== undefined || /^[a-z]{3}(?:-|$)/.test(value);
    return Intl.getCanonicalLocales(value)[0] === value && isNamed;
  } catch {
    return false;
  }
}

/** The two letters of all languages that have them, in ISO 639-1. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** The tag of a language that an author has called by its name, in English or in the language itself: `de` for "deutsch" and "German". */
export function findLanguage(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  const isOf = (tag: string): boolean => {
    const own = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
    return [languageNames.of(tag), own].some((known) => known?.toLowerCase() === wanted);
  };
  const written = wanted.replaceAll('_', '-');
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(written);
    if (isLanguageTag(canonical)) return canonical;
  } catch {
    // It is no tag: then it may be a name.
  }
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find(
    (tag) => isLanguageTag(tag) && isOf(tag),
  );
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

/** Whether an ornament is a drawing beside the Markdown file, such as `./ornament.svg`. */
export function isDrawingFile(value: string): boolean {
  return /^(?!\/)[^\s:]+\.svg$/i.test(value);
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

/** Whether a text is a DOI (https://www.doi.org/doi-handbook/): `10.`, the number of whoever gave it, a slash, and anything. */
export function isDoi(value: string): boolean {
  return /^10\.\d{4,9}(?:\.\d+)*\/\S+$/.test(value);
}

/** Whether a text is a number of arXiv (https://info.arxiv.org/help/arxiv_identifier.html): `2401.01234`, `2401.01234v2`, `math/0211159`. */
export function isArxivId(value: string): boolean {
  return /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/.test(value);
}
