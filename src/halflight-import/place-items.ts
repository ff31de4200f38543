import { posix } from 'node:path';
import { findCollection } from '../halflight/collections';
import type { Collection } from '../halflight/collections/define-collection';
import { isSameCode, settingsIn, type SiteSettings } from '../halflight/derive/languages';
import { toPlain } from '../halflight/to-file-path';
import { toOldPath, toUrl } from '../halflight/derive/to-url';
import { locate } from '../halflight/sourcing/locate';
import { toSlug } from '../halflight/sourcing/to-slug';
import { shortenSlug } from '../halflight/sourcing/shorten-slug';
import type { ExistingSite } from './existing-site';
import type { Blog, Item, Skipped } from './importer';

/** An item with its entry's path and URL. */
export interface Placed {
  item: Item;
  collection: Collection;
  /** The path of its Markdown file in the content folder. */
  to: string;
  /** The URL of its new page. */
  url: string;
  /** Its language, unless that is the site's main one. */
  language?: string | undefined;
  slug?: string;
}

/** URLs that are reserved for pages that Halflight generates. */
const OWN_PAGES = ['/404/', '/search/', '/tags/'];

/** Assigns a path to each item: that of the entry from an earlier import, or else a free one. */
export function placeItems(
  { items }: Pick<Blog, 'items'>,
  site: ExistingSite,
): { placed: Placed[]; skipped: Skipped[] } {
  const { content, map } = site;
  const leads = new Map(map.oldUrls.map(({ path, to }) => [path, to]));
  const slugs = new Map(content.entries.map(({ filePath, slug }) => [filePath, slug]));
  const ownerOf = (path: string): string | undefined => {
    const to = leads.get(path);
    const entry = typeof to === 'object' ? to : map.entryOf(map.sourceAt(path) ?? '');
    return entry?.filePath;
  };
  const urls = new Set(site.lists);
  const claimed = new Set<string>();
  const known = new Map(content.entries.map((entry) => [`${entry.collection} ${toPlain(entry.slug)}`, entry]));
  const placed: Placed[] = [];
  const skipped: Skipped[] = [];
  const groups = new Map<string, Placed>();
  const isMain = ({ language }: Item) => language === undefined || isSameCode(language, site.language);
  const urlOf = (collection: Collection, slug: string, language?: string) =>
    toUrl(collection, { slug, hasBody: true }, settingsIn<Partial<SiteSettings>>(site.settings, language)) ?? '/';
  const toFree = (collection: Collection, wanted: string, end: string): string => {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const there = known.get(`${collection.name} ${toPlain(slug)}`);
      const path = there?.filePath ?? [collection.folder, slug, end].filter(Boolean).join('/');
      const url = urlOf(collection, slug);
      const isOnSite = map.sourceAt(url) !== undefined && !site.emptyLists.has(url);
      const isFree = there !== undefined || (!urls.has(toPlain(url)) && !isOnSite) || url === '/';
      if (!claimed.has(path) && isFree) return path;
    }
  };
  // Translations go next to their original, so originals come first.
  for (const item of [...items].sort((a, b) => Number(isMain(b)) - Number(isMain(a)))) {
    const why = findReason(item);
    if (why !== undefined) {
      skipped.push({ file: item.file, why });
      continue;
    }
    const language = isMain(item) ? undefined : languageOf(item, site);
    const original =
      item.translationOf === undefined || language === undefined ? undefined : groups.get(item.translationOf);
    const collection = original?.collection ?? findCollection(item.kind);
    if (!collection) continue;
    const end = language === undefined ? 'index.md' : `index.${language}.md`;
    const wanted = nameOf(item).split('/').map(shortenSlug).join('/') || (item.kind === 'page' ? '' : 'post');
    const before = item.oldUrls
      .map((url) => ownerOf(toOldPath(site.toAlias(url, item))))
      .find((file) => file && !claimed.has(file) && locate(file)?.collection.name === collection.name);
    const place = original ? posix.join(posix.dirname(original.to), end) : (before ?? toFree(collection, wanted, end));
    if (claimed.has(place)) {
      skipped.push({ file: item.file, why: `${place} is already made of another file` });
      continue;
    }
    claimed.add(place);
    const slug = original ? toSlug(wanted.split('/').at(-1) ?? '') || undefined : undefined;
    const there = before === undefined ? undefined : slugs.get(before);
    const folderSlug = there ?? locate(place.replace(/index\.[\w-]+\.md$/, 'index.md'))?.slug ?? '';
    const ownSlug = slug !== undefined && slug !== folderSlug.split('/').at(-1) ? slug : undefined;
    const finalSlug = ownSlug === undefined ? folderSlug : [...folderSlug.split('/').slice(0, -1), ownSlug].join('/');
    const url = urlOf(collection, finalSlug, language);
    urls.add(toPlain(url));
    const each: Placed = {
      item,
      collection,
      to: place,
      url,
      language,
      ...(ownSlug !== undefined && { slug: ownSlug }),
    };
    placed.push(each);
    if (item.translationOf !== undefined && !groups.has(item.translationOf)) groups.set(item.translationOf, each);
  }
  return { placed, skipped };

  /** Why an item is not imported; `undefined` if it is. */
  function findReason(item: Item): string | undefined {
    const isPage = item.kind === 'page';
    if (isPage && item.slug === '' && item.body.trim() === '')
      return 'it has no text of its own: Halflight makes a home page';
    if (isPage && OWN_PAGES.includes(`/${item.slug}/`)) return 'Halflight makes a page of its own there';
    if (isMain(item) || languageOf(item, site) !== undefined) return undefined;
    const listed = [site.language, ...site.others, item.language].join(', ');
    return `it is in another language: write "languages: [${listed}]" into site.md and import again`;
  }
}

/** The item's language, if it is one of the site's other languages. */
function languageOf({ language }: Item, { others }: ExistingSite): string | undefined {
  return others.find((code) => isSameCode(code, language ?? ''));
}

/** The basis of an item's new URL. A post that is only called `03` also gets the preceding numbers of its old URL, such as `2020-03`. */
function nameOf({ kind, slug, oldUrls }: Item): string {
  if (kind === 'page' || !/^\d{1,4}$/.test(slug)) return slug;
  const [, numbers = ''] = /\/((?:\d{1,4}\/){1,3}\d{1,4})\/?$/.exec(oldUrls[0] ?? '') ?? [];
  return numbers.endsWith(`/${slug}`) ? numbers.replaceAll('/', '-') : slug;
}
