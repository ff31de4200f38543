/** Characters that Unicode says to ignore, except those that separate words: the zero-width space and the zero-width non-joiner. */
const IGNORED = /(?![\u200B\u200C])\p{DI}/gu;

/**
 * A text as the last segment of a URL: its letters and digits in lower case, joined by hyphens. Combining marks count only after those, since emoji
 * have marks too.
 */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(/(?:[^\p{L}\p{N}\p{M}]\p{M}*)+|^\p{M}+/gu, '-')
    .replace(/^-+|-$/g, '');
}

/** The name of a new entry's file, without extension, from its title; '' if the title has neither letters nor digits. */
export function toFileName(title: string): string {
  // In lower case, the Turkish İ is an i followed by a combining dot.
  return toSlug(title).replaceAll('i\u0307', 'i');
}

/** An entry's slug: its file's slug, with the last segment replaced by the front matter's slug (`given`), if any. */
export function toFinalSlug(slug: string, given: string | undefined): string {
  return given === undefined ? slug : [...slug.split('/').slice(0, -1), given].join('/');
}
