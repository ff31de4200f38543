import { withPrefix } from 'gatsby';

/** The path of a page without the site's prefix. Gatsby gives locations with it in some places, and without it in others. */
export function toSitePath(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '');
  return prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

/** The full address of a page: the site's, as `site.md` gives it, with the path of the page. */
export function toFullAddress(siteUrl: string, path: string): string {
  return new URL(siteUrl).origin + withPrefix(toSitePath(path));
}
