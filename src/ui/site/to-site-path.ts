import { withPrefix } from 'gatsby';

/** The path of a page without the site's prefix. Gatsby gives locations with it in some places, and without it in others. */
export function toSitePath(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '');
  return prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
