import { findCollection } from '../halflight/collections';
import { settingsIn, type SiteSettings } from '../halflight/derive/languages';
import { toArchiveUrl, toListUrl, toPagePath, toTagUrl } from '../halflight/derive/to-url';
import { outputNames } from '../halflight/output-names';
import { decodeUrl } from '../halflight/parse-url';
import { toSlug } from '../halflight/sourcing/to-slug';
import { numberIn } from './find-item';
import type { Blog, Item, ListKind } from './importer';
import { namesOf } from './map-front-matter';
import { partsOf } from './permalinks';
import { toLocal } from './times';
import { fieldOf, textsOf } from './values';

type Settings = Partial<SiteSettings>;

/** The names in patterns of list URLs, with regular expressions for what they stand for. */
const NAMES: Readonly<Record<string, string>> = {
  name: '([^/]+)',
  author: '[^/]+',
  year: '\\d{4}',
  month: '\\d{1,2}',
  day: '\\d{1,2}',
  number: '\\d+',
  index: '\\d+',
};

const NAME = new RegExp(`:(${Object.keys(NAMES).join('|')})(?![a-z])`, 'g');

/** Lists with the pages that follow the first of each: `next`, such as `page/:number/`, is what the program appends to its URL. */
export function withPages(lists: Readonly<Record<string, ListKind>>, next: string): Record<string, ListKind> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([from, kind]) => [[from, kind] as const, [toPage(from, next), kind] as const]),
  );
}

/** The URL of a page that belongs to a list, such as that of its feed: `/tags/x/` and `index.xml` make `/tags/x/index.xml`. */
export const toPage = (list: string, name: string): string => list.replace(/(?:\.html|\/)?$/, '/') + name;

/** The list of the old site at a path: what it lists, and the name of the tag. */
function findList(path: string, { lists }: Pick<Blog, 'lists'>): { kind: ListKind; name: string } | undefined {
  const page = toPagePath(path.replace(/[?#].*$/s, ''));
  for (const [from, kind] of Object.entries(lists)) {
    const pattern = from.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replace(NAME, (_, name: string) => NAMES[name] ?? '');
    const found = new RegExp(`^${pattern}$`, 'i').exec(page);
    if (found) return { kind, name: decodeUrl(found[1] ?? '') };
  }
  return undefined;
}

/** Whether a path was a list page of the old site: of posts, or of a tag. `/?p=12` was a post. */
export function isOwnList(path: string, blog: Blog): boolean {
  return findList(path, blog) !== undefined || (/^\/(?:[?#].*)?$/s.test(path) && numberIn(path) === undefined);
}

/** The URL of the list that replaces an old one, in the language of these settings. */
export function toList(path: string, blog: Blog, settings: Settings): string | undefined {
  const list = findList(path, blog);
  return list ? toNewUrls(list.kind, list.name, settings).at(-1) : (settings.home ?? '/');
}

/** What there is here in place of an old list of this kind, the best first. Not every one need exist: a tag of a few projects has no feed. */
function toNewUrls(kind: ListKind, tag: string, settings: Settings): string[] {
  const post = findCollection('post');
  const posts = post && toListUrl(post, settings);
  const feed = (settings.home ?? '/') + outputNames.atom;
  switch (kind) {
    case 'tags':
      return [toTagUrl('', settings)];
    case 'tag':
      return [toTagUrl(tag, settings)];
    case 'tagFeed':
      return [toTagUrl(tag, settings) + outputNames.atom, feed];
    case 'feed':
      return [feed];
    case 'archive':
      return posts === undefined ? [] : [toArchiveUrl(posts), posts];
    case 'posts':
      return posts === undefined ? [] : [posts];
  }
}

/** An item as lists show it, with its tags as they are spelt here. */
export interface Listed {
  item: Item;
  tags: readonly string[];
}

/** A redirect of an old URL that belongs to no entry, and what it may lead to, the best first. */
export interface OldRedirect {
  from: string;
  to: readonly string[];
}

/**
 * The URLs at which the old site had lists, their pages, archives and feeds. A list that would have shown nothing had none; of pages there were as
 * many as the number of its items asks for. `others` are the languages besides the main one.
 */
export function listOldLists(
  blog: Blog,
  { listed, settings, others }: { listed: readonly Listed[]; settings: Settings; others: readonly string[] },
): OldRedirect[] {
  const { lists, feeds = [], pageSize = 10 } = blog;
  /** The language that an old URL names: `/fr/posts/`. */
  const languageOf = (from: string) => others.find((code) => from.toLowerCase().startsWith(`/${code.toLowerCase()}/`));
  const shown = listed.filter(({ item }) => !item.draft);
  return [
    ...Object.entries(lists).flatMap(([pattern, kind]) => {
      const language = languageOf(pattern);
      const own = settingsIn<Settings>(settings, language);
      const within = language
        ? shown.filter(({ item }) => item.language?.toLowerCase() === language.toLowerCase())
        : shown;
      const counts = new Map<string, { tag: string; count: number }>();
      for (const each of within)
        for (const { from, tag } of placesOf(each, pattern, kind, blog))
          counts.set(from, { tag, count: (counts.get(from)?.count ?? 0) + 1 });
      return [...counts].flatMap(([from, { tag, count }]) =>
        toPages(from, Math.ceil(count / pageSize)).map((page) => ({ from: page, to: toNewUrls(kind, tag, own) })),
      );
    }),
    ...feeds.map((from) => ({ from, to: toNewUrls('feed', '', settingsIn<Settings>(settings, languageOf(from))) })),
  ];
}

/** The old lists of one pattern that showed an item: their URLs, with `:number` still in them. */
function placesOf(
  { item, tags }: Listed,
  pattern: string,
  kind: ListKind,
  { toListName = toSlug, toAuthorName = toSlug, timeZone = 'UTC' }: Blog,
): { from: string; tag: string }[] {
  if (pattern.includes(':name')) {
    const isCategory = /categor/.test(pattern);
    const slugsOf = (...fields: string[]) => new Set(textsOf(fieldOf(item.values, ...fields)).map(toSlug));
    const [categories, own] = [slugsOf('categories', 'category'), slugsOf('tags', 'tag')];
    return tags
      .map((tag) => ({ tag, slug: toSlug(tag) }))
      .filter(({ slug }) => (isCategory ? categories.has(slug) : own.has(slug) || !categories.has(slug)))
      .map(({ tag }) => ({ from: pattern.replace(':name', toListName(tag, isCategory)), tag }));
  }
  if (kind === 'tags') {
    const names = /categor/.test(pattern) ? textsOf(fieldOf(item.values, 'categories', 'category')) : tags;
    return names.length > 0 ? [{ from: pattern, tag: '' }] : [];
  }
  if (item.kind !== 'post') return [];
  if (pattern.includes(':author')) {
    const { author, authors } = item.values;
    const names = [...new Set([...namesOf(author), ...namesOf(authors)].map(toAuthorName))].filter(Boolean);
    return names.map((name) => ({ from: pattern.replace(':author', name), tag: '' }));
  }
  const date = partsOf(toLocal(item.date ?? '1970-01-01', timeZone));
  return [{ from: pattern.replace(/:(year|month|day)\b/g, (_, name: string) => date[name] ?? ''), tag: '' }];
}

/** The URLs of a list's pages: `:number` counts from 2, since the first page is the list itself, and `:index` from 1. */
function toPages(from: string, pages: number): string[] {
  if (!/:(?:number|index)\b/.test(from)) return [from];
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    from.replace(/:number\b/, String(index + 2)).replace(/:index\b/, String(index + 1)),
  );
}
