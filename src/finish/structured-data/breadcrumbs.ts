import type { BreadcrumbList } from 'schema-dts';
import type { Route } from '../../routes/route';
import type { PublishedSite } from '../../outputs/published';

/** Names the way from the home page down to others, page by page as their paths say it. The home page has none. */
export function createBreadcrumbs(site: PublishedSite): (page: Route) => BreadcrumbList | undefined {
  // A page below one that nothing is to lead to does not name it.
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
