import { toSlug } from '../halflight/sourcing/to-slug';
import type { ExistingSite } from './existing-site';
import { createItemFinder } from './find-item';
import type { Blog, Item } from './importer';
import { folderOf } from './permalinks';

/** The targets of links in Markdown, of its definitions, and of links in HTML. */
const TARGET = /(?:\]\(\s*<?|^\s{0,3}\[[^\]]+\]:\s*<?|\bhref=["'])((?:https?:\/)?\/[^\s)>"'#?]+)/gim;

/** Dates in a path, by day, month or year: `/2019/12/28/`, `/2019-12/`. */
const DATED = /\/(\d{4})(?:[-/](\d{1,2}))?(?:[-/](\d{1,2}))?(?=[-/])/;

/** How many old URLs have to look alike before other posts are given one that looks like them. */
const ENOUGH = 3;

/**
 * Adds to posts the old URLs that only links in the texts and the sitemap know, because a program computes them in code of its own. Such a path ends
 * in the name of one post, and has its date or else a name of several words, so that no path is taken for a post that it is not. Where several of
 * these look alike, the other posts had one, too; without a date, the other posts in the same folder.
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
  const learned = new Map<Item, string>();
  for (const target of new Set([...sitemap, ...linked])) {
    const path = toOwnPath(target);
    if (path === undefined || finder.atUrl(path) || /\.(?!html?$)\w{2,5}$/i.test(path)) continue;
    const name = toSlug(nameIn(path));
    const day = numbersIn(path)
      .map((number) => number.padStart(2, '0'))
      .join('-');
    const [item, ...others] = (byName.get(name) ?? []).filter(({ date = '' }) => date.startsWith(day));
    if (!item || others.length > 0 || (day === '' && !name.includes('-'))) continue;
    item.oldUrls = [...item.oldUrls, path];
    learned.set(item, path);
  }
  const [toDated, toUndated] = [findPattern(learned), findUndatedPatterns(learned)];
  for (const item of [...byName.values()].flat()) {
    const path = learned.has(item) ? undefined : (toDated?.(item) ?? toUndated(item));
    if (path !== undefined && !finder.atUrl(path)) item.oldUrls = [...item.oldUrls, path];
  }
}

/** For the posts of a folder whose learned URLs have no date: makes such a path for another post of the folder. */
function findUndatedPatterns(learned: ReadonlyMap<Item, string>): (item: Item) => string | undefined {
  const counts = new Map<string, Map<string, number>>();
  for (const [{ file }, path] of learned) {
    if (numbersIn(path).length > 0 || /\.\w+$/.test(path)) continue;
    const pattern = path.replace(/[^/]+(\/?)$/, ':name$1');
    const ofFolder = counts.get(folderOf(file)) ?? new Map<string, number>();
    counts.set(folderOf(file), ofFolder.set(pattern, (ofFolder.get(pattern) ?? 0) + 1));
  }
  return ({ file, slug }) => {
    const [best] = [...(counts.get(folderOf(file)) ?? [])].sort(([, a], [, b]) => b - a);
    return best && best[1] >= ENOUGH ? best[0].replace(':name', slug) : undefined;
  };
}

const nameIn = (path: string): string =>
  path
    .replace(/(?:\.html?|\/+)$/i, '')
    .split('/')
    .at(-1) ?? '';

/** The year, the month and the day in a path, as far as it has them. */
const numbersIn = (path: string): string[] => (DATED.exec(path) ?? []).slice(1).filter(Boolean);

/** What the most of these URLs look like: a function that makes such a path for another post, if it has a date. */
function findPattern(learned: ReadonlyMap<Item, string>): ((item: Item) => string | undefined) | undefined {
  const patterns = new Map<string, string[]>();
  for (const path of learned.values()) {
    if (numbersIn(path).length === 0) continue;
    let count = 0;
    const dated = path.replace(DATED, (date) => date.replace(/\d+/g, () => `:${(count += 1)}`));
    const name = nameIn(path);
    const pattern =
      dated.slice(0, dated.lastIndexOf(name)) + ':name' + dated.slice(dated.lastIndexOf(name) + name.length);
    patterns.set(pattern, [...(patterns.get(pattern) ?? []), path]);
  }
  const [best] = [...patterns].sort(([, a], [, b]) => b.length - a.length);
  if (!best || best[1].length < ENOUGH) return undefined;
  const [pattern, paths] = best;
  const isShort = paths.some((path) => numbersIn(path).some((number) => number.length === 1));
  return ({ date, slug }) => {
    const numbers = date
      ?.slice(0, 10)
      .split('-')
      .map((number) => (isShort ? number.replace(/^0/, '') : number));
    return (
      numbers &&
      pattern.replace(/:(\d)/g, (_, index: string) => numbers[Number(index) - 1] ?? '').replace(':name', slug)
    );
  };
}
