import { toFullAddress } from '../../derive/to-full-address';
import { toSitePath } from './to-site-path';
import { useSiteSettings } from '../../src/use-site-settings';

/** Returns a function that turns a path into a full URL: that of the site, as `site.md` gives it, else that of the preview. */
export function useFullAddress(): (path: string) => string {
  const { url = 'http://localhost:8000' } = useSiteSettings().siteSettings ?? {};
  return (path) => toFullAddress(url, toSitePath(path));
}
