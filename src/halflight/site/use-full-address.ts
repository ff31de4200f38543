import { toFullAddress } from '../to-full-address';
import { toSitePath } from './to-site-path';
import { useSiteSettings } from '../src/use-site-settings';

/** Returns a function that turns a path into a full URL: with the origin in `site.md`, or else that of the preview. */
export function useFullAddress(): (path: string) => string {
  const { url = 'http://localhost:8000' } = useSiteSettings().siteSettings ?? {};
  return (path) => toFullAddress(url, toSitePath(path));
}
