import { withPrefix } from 'gatsby';

/** The path of a page without the site's prefix, which Gatsby includes in only some locations. */
export function toSitePath(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '');
  return prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
