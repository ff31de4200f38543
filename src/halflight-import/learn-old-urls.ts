import { toSlug } from '../halflight/sourcing/to-slug';
import type { ExistingSite } from './existing-site';
import { createItemFinder } from './find-item';
import type { Blog, Item } from './importer';

/** The targets of links in Markdown, of its definitions, and of links in HTML. */
const TARGET = /(?:\]\(\s*<?|^\s{0,3}\[[^\]]+\]:\s*<?|\bhref=["'])((?:https?:\/)?\/[^\s)>"'#?]+)/gim;

/** Dates in a path, by day, month or year: `/2019/12/28/`, `/2019-12/`. */
const DATED = /\/(\d{4})(?:[-/](\d{1,2}))?(?:[-/](\d{1,2}))?(?=[-/])/;

/**
 * Adds to posts the old URLs that only links in the texts and the sitemap know, because a program computes them in code of its own. Such a path ends
 * in the name of one post, and has its date or else a name of several words, so that no path is taken for a post that it is not.
 */
export function learnOldUrls(
  { items }: Pick<Blog, 'items'>,
  { toOwnPath }: Pick<ExistingSite, 'toOwnPath'>,
  sitemap: readonly string[],
): void {
  const finder = createItemFinder(items);
  const byName = new Map<string, Item[]>();
  for (const item of items.filter(({ kind }) => kind === 'post'))
    byName.set(item.slug, [...(byName.get(item.slug) ?? []), item]);
  const linked = items.flatMap(({ body }) => Array.from(body.matchAll(TARGET), ([, target = '']) => target));
  for (const target of new Set([...sitemap, ...linked])) {
    const path = toOwnPath(target);
    if (path === undefined || finder.atUrl(path) || /\.(?!html?$)\w{2,5}$/i.test(path)) continue;
    const name = toSlug(
      path
        .replace(/\.html?$|\/+$/i, '')
        .split('/')
        .at(-1) ?? '',
    );
    const [, ...numbers] = DATED.exec(path) ?? [];
    const day = numbers
      .filter(Boolean)
      .map((number) => number.padStart(2, '0'))
      .join('-');
    const [item, ...others] = (byName.get(name) ?? []).filter(({ date = '' }) => date.startsWith(day));
    if (item && others.length === 0 && (day !== '' || name.includes('-'))) item.oldUrls = [...item.oldUrls, path];
  }
}
