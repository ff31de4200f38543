import { readForeignText, type ForeignText } from './front-matter';
import type { Blog, Skipped } from './importer';
import { toSlug } from '../halflight/sourcing/to-slug';
import type { Source } from './source';
import { readTime } from './times';
import { fieldOf, isNo, isYes, textOf, textsOf, type Values } from './values';

/** A blog without items, with what is known of it. What is left out, it does not have. */
export function createBlog(known: Partial<Blog> & Pick<Blog, 'lists' | 'staticFolders' | 'understood'>): Blog {
  return { items: [], skipped: [], authors: new Map(), variables: {}, tags: [], remote: [], ...known };
}

/** Whether a file has an extension in which posts are written. */
export function isText(path: string): boolean {
  return /\.(?:md|markdown|mdown|mkd|mdx|html?|njk|liquid)$/i.test(path);
}

/** The format of the body of a file. */
export function formatOf(path: string): 'markdown' | 'html' {
  return /\.(?:html?|njk|liquid)$/i.test(path) ? 'html' : 'markdown';
}

/** Reads a file and its front matter. What cannot be parsed is reported in `skipped`. */
export function readFile(source: Source, path: string, skipped: Skipped[]): ForeignText {
  const text = readForeignText(source.text(path));
  if (text.mistake !== undefined)
    skipped.push({ file: path, why: `its front matter could only be read in part: ${text.mistake}` });
  return text;
}

/** Whether its front matter marks a text as unpublished. */
export function isDraft(values: Values): boolean {
  if (['draft', 'isDraft', 'private'].some((key) => isYes(fieldOf(values, key)))) return true;
  return (
    isNo(fieldOf(values, 'published')) ||
    /^(?:draft|private|pending|auto-draft|unpublished)$/i.test(textOf(fieldOf(values, 'status', 'post_status')))
  );
}

/** The keys of front matter that hold the day or time of a text, in order of preference. */
const DATE_KEYS = [
  'date',
  'pubDate',
  'publishDate',
  'publishdate',
  'published',
  'published_at',
  'publishedAt',
  'pubDatetime',
  'created',
  'datePublished',
];

/** The day or time of a text according to its front matter. */
export function dateOf(values: Values): string | undefined {
  return DATE_KEYS.map((name) => readTime(textOf(fieldOf(values, name)))).find(Boolean);
}

/** The key and the words of the date in front matter, if none there can be read. */
export function unreadDateOf(values: Values): { key: string; written: string } | undefined {
  if (dateOf(values) !== undefined) return undefined;
  const isSaid = (key: string) => ![isYes, isNo].some((means) => means(fieldOf(values, key)));
  return DATE_KEYS.filter(isSaid)
    .map((key) => ({ key, written: textOf(fieldOf(values, key)) }))
    .find(({ written }) => written !== '');
}

/** The old URLs that front matter lists, as paths. */
export function aliasesOf(values: Values): string[] {
  return [...textsOf(fieldOf(values, 'aliases')), ...textsOf(fieldOf(values, 'redirect_from'))]
    .map((url) => url.replace(/^https?:\/\/[^/]+/i, ''))
    .filter((url) => url !== '');
}

/** Joins parts to a path with a leading slash and no double ones. */
export function toPath(...parts: readonly string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
}

/** The path of a page without a trailing `index.html`: `/about/` for `/about/index.html`. */
export function withoutIndex(path: string): string {
  return path.replace(/(^|\/)index\.html?$/, '$1');
}

/** The path of a Markdown file without its extension, and of an `index.md` that of its folder. */
export function withoutEnding(path: string): string {
  return path
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$/, '');
}

/** Makes each part of a path a slug, without slashes around them. */
export function toSlugs(path: string): string {
  return path.split('/').filter(Boolean).map(toSlug).join('/');
}
