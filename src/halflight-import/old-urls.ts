import { findCollection } from '../halflight/collections';
import { settingsIn, type SiteSettings } from '../halflight/derive/languages';
import { toPlain } from '../halflight/to-file-path';
import { outputNames } from '../halflight/output-names';
import { toListUrl, toOldPath, toPagePath, toTagUrl } from '../halflight/derive/to-url';
import { oldPath } from '../halflight/features/redirects/settings';
import { decodeUrl } from '../halflight/parse-url';
import { toSlug } from '../halflight/sourcing/to-slug';
import type { ExistingSite } from './existing-site';
import { numberIn } from './find-item';
import type { HostRule } from './host-rules';
import type { Blog, ListKind } from './importer';
import type { Placed } from './place-items';
import { fieldOf, textsOf } from './values';

export interface OldUrl {
  from: string;
  /** The redirect's target; absent if no redirect is possible. */
  to?: string;
  /** Why it has no redirect, or one that leads elsewhere than the entry. */
  why?: string;
}

/** Assigns old URLs to entries as aliases, except those that are already a page or belong to another entry. */
export function giveAliases(
  placed: readonly Placed[],
  { map, lists, outputs, toAlias }: ExistingSite,
): { aliases: Map<Placed, string[]>; oldUrls: OldUrl[] } {
  const own = new Set(placed.map(({ to }) => to));
  const owners = new Map<string, string>();
  for (const path of map.paths) {
    const source = map.sourceAt(path) ?? '';
    if (!own.has(source)) owners.set(toPlain(path), source || 'a page that Halflight makes');
  }
  for (const list of lists) owners.set(toPlain(list), 'a list');
  for (const old of map.oldUrls) if (!own.has(old.file)) owners.set(toPlain(old.path), old.file);
  for (const { url, to } of placed) owners.set(toPlain(url), to);
  const aliases = new Map<Placed, string[]>();
  const oldUrls: OldUrl[] = [];
  for (const each of placed) {
    const list: string[] = [];
    for (const written of each.item.oldUrls) {
      if (/[?#]/.test(written)) {
        oldUrls.push({ from: written, why: 'no redirect can see what follows the question mark' });
        continue;
      }
      const path = toWritten(toAlias(written, each.item));
      const page = toOldPath(path);
      const owner = outputs.has(page) || map.hasFile(page) ? 'a file' : (owners.get(toPlain(page)) ?? each.to);
      const why = whyNoAlias(path, page) ?? (owner === each.to ? undefined : `it is already a URL of ${owner}`);
      if (page === each.url) oldUrls.push({ from: path, to: each.url });
      else if (why !== undefined) oldUrls.push({ from: path, why });
      // A path that differs from the page's URL only in case still needs a redirect.
      else if (!list.some((other) => toOldPath(other) === page)) {
        owners.set(toPlain(page), each.to);
        list.push(path);
        oldUrls.push({ from: path, to: each.url });
      }
    }
    aliases.set(each, list);
  }
  return { aliases, oldUrls };
}

const oldPaths = oldPath({ label: 'Old URL' });

/** Why no redirect can begin at a path; `undefined` if the check would accept it as an old URL. */
function whyNoAlias(path: string, page: string): string | undefined {
  if (page === '/') return 'it is the home page';
  if (/^\/tags\/|^\/search\/$/.test(page)) return 'Halflight has pages of its own there';
  return oldPaths.safeParse(path).success ? undefined : 'a redirect cannot begin there';
}

/** A path in the form in which aliases are written: spaces and reserved characters are escaped, letters of all scripts are not. */
function toWritten(path: string): string {
  return decodeUrl(path).replace(/[\s?#\\%"<>|^`]/g, (sign) => encodeURIComponent(sign));
}

type Settings = Partial<SiteSettings>;

const listOfPosts = (settings: Settings): string | undefined => {
  const post = findCollection('post');
  return post && toListUrl(post, settings);
};

/** The list of the old site at a path: what it lists, and the name of the tag. */
function findList(path: string, { lists }: Blog): { to: ListKind; name: string } | undefined {
  const page = toPagePath(path.replace(/[?#].*$/s, ''));
  for (const [from, to] of Object.entries(lists)) {
    const pattern = from.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replace(':name', '([^/]+)');
    const found = new RegExp(`^${pattern}$`, 'i').exec(page);
    if (found) return { to, name: found[1] ?? '' };
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
  if (!list) return settings.home ?? '/';
  if (list.to === 'tags') return toTagUrl('', settings);
  return list.to === 'tag' ? toTagUrl(decodeUrl(list.name), settings) : listOfPosts(settings);
}

/** What redirects depend on besides the blog. */
interface Around {
  tags: readonly string[];
  site: Pick<ExistingSite, 'settings' | 'outputs' | 'others'>;
  rules: readonly HostRule[];
  /** The new URL of the page at an old path; `undefined` if there is none. */
  leadOf: (path: string) => string | undefined;
  /** Whether something else is at a URL. */
  isTaken: (path: string) => boolean;
}

/** Redirects for the old URLs of lists and feeds, and those of the old host. They belong to no entry, so they go into `site.md`. */
export function findRedirects(
  { items, lists, feeds = [], toListName = toSlug }: Blog,
  { tags, site: { settings, outputs, others }, rules, leadOf, isTaken }: Around,
): { from: string; to: string }[] {
  const redirected = new Set((settings.redirects ?? []).map(({ from }) => toOldPath(from)));
  const feed = outputs.has(`/${outputNames.atom}`) ? `/${outputNames.atom}` : undefined;
  /** The settings of the language that an old URL names: `/fr/posts/`. */
  const settingsAt = (from: string) =>
    settingsIn<Settings>(
      settings,
      others.find((code) => from.toLowerCase().startsWith(`/${code.toLowerCase()}/`)),
    );
  const categories = new Set(
    items.flatMap(({ values }) => textsOf(fieldOf(values, 'categories', 'category'))).map(toSlug),
  );
  // Lists of categories that there never were need no redirect.
  const namesAt = (path: string) =>
    [...new Set(tags)].filter((tag) => !/categor/.test(path) || categories.has(toSlug(tag)));
  const redirects = [
    ...rules.filter(({ isProxy }) => !isProxy).map(({ from, to }) => [from, leadOf(to)] as const),
    ...Object.entries(lists).flatMap(([from, to]): [string, string | undefined][] => {
      if (to === 'posts') return [[from, listOfPosts(settingsAt(from))]];
      if (to === 'tags') return namesAt(from).length > 0 ? [[from, toTagUrl('', settings)]] : [];
      return namesAt(from).map((tag) => [from.replace(':name', toListName(tag)), toTagUrl(tag, settings)]);
    }),
    ...feeds.map((from) => [from, feed] as const),
  ];
  const found = new Map<string, { from: string; to: string }>();
  for (const [from, to] of redirects) {
    const page = toOldPath(from);
    if (to === undefined || page === toOldPath(to) || found.has(page) || redirected.has(page) || isTaken(page))
      continue;
    if (page !== '/' && oldPaths.safeParse(from).success) found.set(page, { from, to });
  }
  return [...found.values()];
}
