import type { BreadcrumbList } from 'schema-dts';
import type { Route } from '../../routes/route';
import type { PublishedSite } from '../../outputs/published';

/** Returns a function that makes the breadcrumbs of a page, from the home page down its path. The home page has none. */
export function createBreadcrumbs(site: PublishedSite): (page: Route) => BreadcrumbList | undefined {
  // Unlisted pages are not in the breadcrumbs of pages below them.
  const names = new Map(site.pages.flatMap(({ path, name, unlisted }) => (unlisted ? [] : [[path, name]])));
  const { home = '/' } = site.settings;
  return ({ path }) => {
    if (path === home) return undefined;
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
