import { readForeignText, type ForeignText } from './front-matter';
import type { Skipped } from './importer';
import type { Source } from './source';
import { readTime } from './times';
import { fieldOf, isNo, isYes, textOf, textsOf, type Values } from './values';

/** Whether a file is a text that posts are written in. */
export function isText(path: string): boolean {
  return /\.(?:md|markdown|mdown|mkd|mdx|html?|njk|liquid)$/i.test(path);
}

/** How the body of a file is written. */
export function formatOf(path: string): 'markdown' | 'html' {
  return /\.(?:html?|njk|liquid)$/i.test(path) ? 'html' : 'markdown';
}

/** The text of a file with its front matter; notes what of it could not be read. */
export function readFile(source: Source, path: string, skipped: Skipped[]): ForeignText {
  const text = readForeignText(source.text(path));
  if (text.mistake !== undefined)
    skipped.push({ file: path, why: `its front matter could only be read in part: ${text.mistake}` });
  return text;
}

/** Whether front matter keeps a text from being published. */
export function isDraft(values: Values): boolean {
  if (['draft', 'isDraft', 'private'].some((key) => isYes(fieldOf(values, key)))) return true;
  return (
    isNo(fieldOf(values, 'published')) ||
    /^(?:draft|private|pending|auto-draft|unpublished)$/i.test(textOf(fieldOf(values, 'status', 'post_status')))
  );
}

/** The day or the time that front matter says the text is of. */
export function dateOf(values: Values): string | undefined {
  const names = [
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
  return names.map((name) => readTime(textOf(fieldOf(values, name)))).find(Boolean);
}

/** Old URLs that front matter lists, as paths. */
export function aliasesOf(values: Values): string[] {
  return [...textsOf(fieldOf(values, 'aliases')), ...textsOf(fieldOf(values, 'redirect_from'))]
    .map((url) => url.replace(/^https?:\/\/[^/]+/i, ''))
    .filter((url) => url !== '');
}

/** A path with a slash at its beginning, and no doubled ones. */
export function toPath(...parts: readonly string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
}

/** The paths under which a server knows a file of HTML besides: `/about/` is `/about/index.html`. */
export function withoutIndex(path: string): string {
  return path.replace(/(^|\/)index\.html?$/, '$1');
}
