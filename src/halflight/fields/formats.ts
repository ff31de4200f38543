import { parseUrl } from '../parse-url';
/** Whether a text is an absolute `http` or `https` URL. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && parseUrl(value) !== undefined;
}

/** Whether a text is a `mailto:` link with an email address (RFC 6068) or a `tel:` link with a number (RFC 3966). */
export function isMailOrPhone(value: string): boolean {
  return (
    /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]+(?:\?\S*)?$/i.test(value) ||
    /^tel:\+?[().-]*\d[\d().-]*(?:;\S+)?$/i.test(value)
  );
}

/** Completes a URL that lacks its beginning, or converts a git URL. */
export function findUrl(text: string): string | undefined {
  const written = text.trim();
  const [, host, path] = /^(?:ssh:\/\/)?git@([\w.-]+)[:/](.+?)(?:\.git)?$/.exec(written) ?? [];
  const address = `https://${host && path ? `${host}/${path}` : written.replace(/^\/\//, '')}`;
  return /^https:\/\/(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(address) && isWebAddress(address)
    ? address
    : undefined;
}

/** The link meant by an email address, a phone number with or without `tel:`, or anything that `findUrl` completes. */
export function findLinkUrl(text: string): string | undefined {
  const written = text.trim();
  const [, number] = /^(?:tel:)?\s*((?:\+|00)?[\d\s()./-]+)$/i.exec(written) ?? [];
  const phone = `tel:${(number ?? '').replace(/[\s/]+/g, '-').replace(/^00/, '+')}`;
  return [`mailto:${written}`, phone].find(isMailOrPhone) ?? findUrl(written);
}

/** Whether a text is a valid time zone name. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

// Knows the registered languages, scripts and regions that have a name in the CLDR.
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a text is the canonical tag of an existing language. */
export function isLanguageTag(value: string): boolean {
  try {
    // `DisplayNames` knows only a few of the seven thousand languages with three-letter codes.
    const isNamed = languageNames.of(value) !== undefined || /^[a-z]{3}(?:-|$)/.test(value);
    return Intl.getCanonicalLocales(value)[0] === value && isNamed;
  } catch {
    return false;
  }
}

/** All ISO 639-1 codes are pairs of these letters. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * The tag of a language given by its name in English or in the language itself: `de` for "German" and "deutsch". Also corrects case and underscores.
 */
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
    // Not a tag, so it may be a name.
  }
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find(
    (tag) => isLanguageTag(tag) && isOf(tag),
  );
}

/** Whether a text has the form of an ISBN: 10 or 13 digits, with or without hyphens; the last of ten may be an X. */
export function isIsbn(value: string): boolean {
  return /^(?:\d{9}[\dX]|97[89]\d{10})$/i.test(value.replace(/[\s-]/g, ''));
}

/** Whether a text is a bare host name, without `https://` and path. */
export function isHost(value: string): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(value);
}

/** Whether a URL is on one of the given hosts. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  if (!isWebAddress(address)) return false;
  const { hostname } = new URL(address);
  return hosts.some((host) => host.toLowerCase() === hostname);
}

/** Whether a link is a full URL of another site, or otherwise a file or page of this one. */
export function isUrlOrFile(value: string): boolean {
  return isWebAddress(value) || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value);
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
 * Whether a text names fonts: a file, or a CSS list of installed font families. It is inserted into a stylesheet, so anything that could end the
 * declaration or open a quote is rejected.
 */
export function isFont(value: string): boolean {
  return isFontFile(value) || FAMILIES.test(value);
}

/** Whether a text is a DOI (https://www.doi.org/doi-handbook/): `10.`, the registrant's number, a slash, and anything but whitespace. */
export function isDoi(value: string): boolean {
  return /^10\.\d{4,9}(?:\.\d+)*\/[^\s\\]+$/.test(value);
}

/** Whether a text is an arXiv identifier (https://info.arxiv.org/help/arxiv_identifier.html): `2401.01234`, `2401.01234v2`, `math/0211159`. */
export function isArxivId(value: string): boolean {
  return /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/.test(value);
}

/**
 * Converts a number in another country's format, or with a unit or currency, to ours: `1.890,50 €` to `1890.50`, and `1,890` to `1890`. `undefined`
 * if the text is not a number.
 */
export function findNumber(written: string): string | undefined {
  const [, digits = ''] = /^[^\d.,-]*(-?\d[\d.,\s'’]*?)(?:[.,]?[-–—])?[^\d]*$/.exec(written) ?? [];
  const [, whole = '', mark = '', rest = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(digits.replace(/[\s'’]/g, '')) ?? [];
  // A separator that occurs twice, or once before exactly three digits, groups thousands.
  const groups = whole.includes(mark) || (rest.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole));
  const number = whole.replace(/[.,]/g, '') + (mark === '' || rest === '' ? '' : groups ? rest : `.${rest}`);
  return /^-?\d+(?:\.\d+)?$/.test(number) ? number : undefined;
}
