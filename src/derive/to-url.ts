import type { Collection } from '../collections/define-collection';
import type { SiteValues } from '../collections';

type Renames = NonNullable<SiteValues['collections']>;

/** The settings of `site.md` that addresses depend on. */
export type UrlSettings = Pick<SiteValues, 'collections'>;

function renamed({ folder, list }: Collection, site: UrlSettings): string | undefined {
  return list && site.collections?.[folder as keyof Renames]?.path;
}

/** Makes a path begin and end with one slash. */
function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/** The address of an entry's page, such as `/posts/a-title/`, without the site's prefix; `undefined` when its collection has no pages. The only place that makes one. */
export function toUrl(collection: Collection, slug: string, site: UrlSettings): string | undefined {
  if (!collection.page) return undefined;
  const own = renamed(collection, site);
  const path = own ? `${own}/:slug/` : collection.page.path;
  return withSlashes(path.replace(':slug', slug));
}

/** The address of the page that lists a collection; `undefined` when there is none. */
export function toListUrl(collection: Collection, site: UrlSettings): string | undefined {
  if (!collection.list) return undefined;
  return withSlashes(renamed(collection, site) ?? collection.list.path);
}
