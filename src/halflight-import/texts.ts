import { readForeignText, type ForeignText } from './front-matter';
import type { Blog, Item, Skipped } from './importer';
import { folderOf, splitDate } from './permalinks';
import type { Source } from './source';
import { readTime } from './times';
import { fieldOf, isNo, isYes, mapOf, textOf, textsOf, type Values } from './values';

/** What an item takes from its file alone, whichever program wrote it. */
export type Text = ForeignText & Pick<Item, 'file' | 'format' | 'draft' | 'folders'>;

/** What an importer adds to a text, or changes in it. */
export type ItemOfText = Pick<Item, 'kind' | 'slug' | 'oldUrls'> & Partial<Item>;

/** Extensions of posts, Markdown and HTML. */
const TEXT = /\.(?:md|markdown|mdown|mkd|mdx|html?|njk|liquid)$/i;

/** Extensions of other markup languages that some programs, or their plugins, accept for posts. */
const MARKUP = /\.(textile|adoc|asciidoc|asc|org|rst|pdc|rmd|mdoc|markdoc|md|mdx|markdown|mdown|mkd)$/i;

/** Texts about the blog's source rather than in the blog. */
const ABOUT = /(?:^|\/)(?:README|AGENTS|CLAUDE|CHANGELOG|LICEN[CS]E|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY)\b[^/]*$/i;

/** A blog without items. Omitted properties are empty. */
export function createBlog(known: Partial<Blog> & Pick<Blog, 'lists' | 'staticFolders' | 'understood'>): Blog {
  return { items: [], skipped: [], authors: new Map(), variables: {}, tags: [], remote: [], ...known };
}

export const isText = (path: string): boolean => TEXT.test(path);
export const isMarkup = (path: string): boolean => MARKUP.test(path);
export const isMdx = (path: string): boolean => /\.mdx?$/.test(path);

/** Reads a file and its front matter. Parse errors are added to `skipped`. */
export function readText(source: Source, file: string, skipped: Skipped[]): Text {
  const text = readForeignText(source.text(file));
  if (text.mistake !== undefined)
    skipped.push({ file, why: `its front matter could only be partly read: ${text.mistake}` });
  const format = /\.(?:html?|njk|liquid)$/i.test(file) ? 'html' : 'markdown';
  return { ...text, file, format, draft: isDraft(text.values), folders: [folderOf(file)] };
}

interface Choice {
  /** Which files the importer can read. Others in a markup language are reported. */
  isRead?: (file: string) => boolean;
  /** Why a file is not to be read; `undefined` if it is. */
  whyNot?: (file: string) => string | undefined;
  /** Whether a text without front matter is not one of the blog's. */
  needsFrontMatter?: boolean;
}

/** Adds the texts in these files to a blog. `toItem` says what a text becomes, why it is not imported, or that it is nothing (`undefined`). */
export function addTexts(
  source: Source,
  { items, skipped }: Blog,
  files: readonly string[],
  { isRead = isText, whyNot, needsFrontMatter = false }: Choice,
  toItem: (text: Text) => ItemOfText | string | undefined,
): void {
  reportOtherMarkup(files, skipped, isRead);
  for (const file of files.filter(isRead)) {
    const read = (): ReturnType<typeof toItem> => {
      const text = readText(source, file, skipped);
      if (needsFrontMatter && !text.found) return whyBare(text);
      const item = toItem(text);
      return typeof item === 'object' ? { ...text, ...item } : item;
    };
    const item = whyNot?.(file) ?? orWhy(read);
    if (typeof item === 'string') skipped.push({ file, why: item });
    else if (item) items.push(item as Item);
  }
}

/** Adds what an entry of an export becomes, or reports why it is not imported. An error ends only that entry. */
export function addItem({ items, skipped }: Blog, file: string, make: () => Item | string): void {
  const item = orWhy(make);
  if (typeof item === 'string') skipped.push({ file, why: item });
  else items.push(item);
}

/** The values that say something: neither '' nor an empty list. */
export const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length !== 0));

/** The result of a function; if it throws, why, so that one bad file does not end the rest. */
export function orWhy<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    // A parser that recurses has no more room.
    const why =
      error instanceof RangeError ? 'it is nested too deeply' : error instanceof Error ? error.message : String(error);
    return `it cannot be read: ${why}`;
  }
}

/** Reports the files of a content folder in unsupported markup. */
export function reportOtherMarkup(files: readonly string[], skipped: Skipped[], isRead = isText): void {
  for (const file of files) {
    const [, ending] = MARKUP.exec(file) ?? [];
    if (ending === undefined || isRead(file) || ABOUT.test(file)) continue;
    skipped.push({ file, why: `texts in .${ending} files are not read: make a Markdown file (.md) of it` });
  }
}

/** Why a text without front matter is not imported. HTML goes without a word, because most programs copy it unchanged. */
export function whyBare({ file, format }: Text): string | undefined {
  return format === 'markdown' && !ABOUT.test(file) ? 'it has no front matter' : undefined;
}

/** Whether its front matter marks a text as unpublished. */
export function isDraft(values: Values): boolean {
  return (
    ['draft', 'isDraft', 'private'].some((key) => isYes(fieldOf(values, key))) ||
    isNo(fieldOf(values, 'published')) ||
    /^(?:draft|private|pending|auto-draft|unpublished)$/i.test(textOf(fieldOf(values, 'status', 'post_status')))
  );
}

/** The front matter keys for the date of a text, in order of preference. */
const DATE_KEYS =
  'date pubDate publishDate publishdate published published_at publishedAt pubDatetime created datePublished publishedDate published_date publicationDate createdAt created_at dateCreated posted added'.split(
    ' ',
  );

/** The date or time of a text according to its front matter. */
export function dateOf(values: Values): string | undefined {
  return DATE_KEYS.map((name) => readTime(textOf(fieldOf(values, name)))).find(Boolean);
}

/** The date of a text according to its front matter or else its name, and the rest of the name. */
export function dateAndName(values: Values, name: string): { date: string | undefined; rest: string } {
  const { date, rest } = splitDate(name);
  return { date: dateOf(values) ?? (date && readTime(date)), rest };
}

/** The key and the value of the date in front matter, if none can be parsed. */
export function unreadDateOf(values: Values): { key: string; written: string } | undefined {
  if (dateOf(values) !== undefined) return undefined;
  return DATE_KEYS.map((key) => ({ key, value: fieldOf(values, key) }))
    .filter(({ value }) => !isYes(value) && !isNo(value))
    .map(({ key, value }) => ({ key, written: textOf(value) }))
    .find(({ written }) => written !== '');
}

/** The old URLs that front matter lists, as paths. */
export function aliasesOf(values: Values): string[] {
  return [...textsOf(fieldOf(values, 'aliases')), ...textsOf(fieldOf(values, 'redirect_from'))]
    .map((url) => url.replace(/^https?:\/\/[^/]+/i, ''))
    .filter((url) => url !== '');
}

/** The names of authors by their ids, from a file that describes each. */
export function authorsIn(values: Values): Map<string, string> {
  return new Map(Object.entries(values).map(([id, author]) => [id, textOf(mapOf(author).name) || id]));
}

/** The texts among values, as variables below a name: `site.title`. */
export function variablesIn(values: Values, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[`${name}.${key}`, value]] : [])),
  );
}

/** The value of a setting in code, as `name: "value"` or `name = "value"`; '' if there is none. */
export const settingIn = (code: string, name: string): string =>
  new RegExp(`\\b${name}["']?\\s*[:=]\\s*["'\`]([^"'\`]*)["'\`]`).exec(code)?.[1] ?? '';
