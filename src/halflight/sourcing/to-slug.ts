/** Characters that Unicode says to ignore, except those that separate words: a space without width, and a joiner that does not join. */
const IGNORED = /(?![\u200B\u200C])\p{DI}/gu;

/** A text as the last segment of a URL: its letters and digits in lower case, joined by hyphens. Marks count only behind those: an emoji has its own. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(/(?:[^\p{L}\p{N}\p{M}]\p{M}*)+|^\p{M}+/gu, '-')
    .replace(/^-+|-$/g, '');
}

/** The name of the file of a new entry, without its ending, by its title; empty if the title has neither letters nor digits. */
export function toFileName(title: string): string {
  // In lower case, the Turkish İ is an i and a dot of its own.
  return toSlug(title).replaceAll('i\u0307', 'i');
}

/** The slug of an entry by that of its file, whose last segment is replaced with the one `given` in its front matter, if any. */
export function toFinalSlug(slug: string, given: string | undefined): string {
  return given === undefined ? slug : [...slug.split('/').slice(0, -1), given].join('/');
}
