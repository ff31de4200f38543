import { findCollection } from '../halflight/collections';
import { decodeUrl } from '../halflight/parse-url';
import type { SiteSettings } from '../halflight/derive/languages';
import { toListUrl, toOldPath, toPagePath, toTagUrl } from '../halflight/derive/to-url';
import { toSlug } from '../halflight/sourcing/to-slug';
import type { ExistingSite } from './existing-site';
import { numberIn } from './find-item';
import type { OldUrl } from './give-aliases';
import type { Blog } from './importer';

/** Whether a path was a list page of the old site: of posts, or of a tag. `/?p=12` was a post. */
export function isOwnList(path: string, blog: Blog): boolean {
  return (
    blog.lists.some(({ from }) => listPattern(from).test(toPagePath(path.replace(/[?#].*$/s, '')))) ||
    (/^\/(?:[?#].*)?$/s.test(path) && numberIn(path) === undefined)
  );
}

const listPattern = (from: string): RegExp =>
  new RegExp(`^${from.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&').replace(':name', '([^/]+)')}$`, 'i');

/** The URL of the list that replaces an old one, in the language of these settings. */
export function toList(path: string, blog: Blog, settings: Partial<SiteSettings>): string | undefined {
  const page = toPagePath(path.replace(/[?#].*$/s, ''));
  const list = blog.lists.find(({ from }) => listPattern(from).test(page));
  if (!list) return settings.home ?? '/';
  const [, name = ''] = listPattern(list.from).exec(page) ?? [];
  const post = findCollection('post');
  return list.to === 'tag' ? toTagUrl(decodeUrl(name), settings) : post && toListUrl(post, settings);
}

/** Redirects for the old URLs of lists. They belong to no entry, so they go into `site.md`. */
export function redirectLists(blog: Blog, tags: readonly string[], { settings }: ExistingSite): OldUrl[] {
  const { toListName = toSlug } = blog;
  const post = findCollection('post');
  const listUrl = post && toListUrl(post, settings);
  const redirected = new Set((settings.redirects ?? []).map(({ from }) => toOldPath(from)));
  const seen = new Set<string>();
  const found: OldUrl[] = [];
  for (const list of blog.lists) {
    const pairs =
      list.to === 'tag'
        ? [...new Set(tags)].map(
            (tag) => [list.from.replace(':name', toListName(tag)), toTagUrl(tag, settings)] as const,
          )
        : listUrl
          ? [[list.from, listUrl] as const]
          : [];
    for (const [from, to] of pairs) {
      if (from === to || seen.has(from) || redirected.has(from)) continue;
      seen.add(from);
      found.push({ from, to, why: 'list' });
    }
  }
  return found;
}
