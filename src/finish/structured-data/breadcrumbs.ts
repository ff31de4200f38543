import type { BreadcrumbList } from 'schema-dts';
import { collections } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import { toListUrl } from '../../derive/to-url';
import type { Pages } from '../../routes/list-routes';
import { fill } from '../../ui/words/words';
import type { IndexedPage } from '../../outputs/indexed';
import type { PublishedPage, PublishedSite } from '../../outputs/published';

/** Names the way from the home page down to others, page by page as their paths say it. The home page has none. */
export function createBreadcrumbs(site: PublishedSite): (page: IndexedPage) => BreadcrumbList | undefined {
  const names = namesOf(site);
  return ({ path }) => {
    if (path === '/') return undefined;
    const above = Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1));
    const way = above.flatMap((item) => {
      const name = names.get(item);
      return name === undefined ? [] : [{ name, item: site.toAddress(item) }];
    });
    return {
      '@type': 'BreadcrumbList',
      '@id': `${site.toAddress(path)}#breadcrumbs`,
      itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    };
  };
}

/** What each page is called, by its path. */
function namesOf(site: PublishedSite): Map<string, string> {
  const { entries, pages, settings, words } = site;
  const titles = [...entries.values()].flat().map(({ node, path }) => [path, node.title ?? ''] as const);
  const lists = (collections as readonly Collection[]).flatMap((collection) => {
    const path = toListUrl(collection, settings);
    return path ? [[path, site.titleOf(collection)] as const] : [];
  });
  const names = new Map([...lists, ...titles, ['/', words.home] as const]);
  for (const page of pages) names.set(page.path, names.get(page.path) ?? nameOf(page, names, site));
  return new Map([...names].filter(([path]) => site.paths.has(path)));
}

/** The name of a page that is that of no entry, and not the first of a list. */
function nameOf(
  { path, context }: PublishedPage,
  names: ReadonlyMap<string, string>,
  { words }: PublishedSite,
): string {
  const { tag, tags, pages } = context as { tag?: string; tags?: unknown; pages?: Pages };
  const list = pages?.links[0]?.path ?? '';
  const title = tags ? words.tags : (tag ?? names.get(list) ?? words.archive);
  return pages && path !== list ? fill(words.titleOfPage, { title, page: pages.number }) : title;
}
