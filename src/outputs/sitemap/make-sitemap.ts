import type { OutletFile } from '../write-outputs';
import type { PublishedSite } from '../published';
import type { LastModified } from './last-modified';
import { toSitemap } from './to-sitemap';

/**
 * What crawlers ask for: `robots.txt`, the sitemap of the pages that may be listed, and the key of IndexNow. A site that is unlisted has no
 * sitemap and tells nobody, but may be crawled all the same: its `noindex` would never be read otherwise. `changedOf` says when pages last
 * changed.
 */
export async function makeSitemap(site: PublishedSite, changedOf: LastModified): Promise<OutletFile[]> {
  const pages = [...site.indexed].sort((a, b) => (a.path < b.path ? -1 : 1));
  const rules = 'User-agent: *\nAllow: /\n';
  if (pages.length === 0) return [{ path: 'robots.txt', text: rules }];
  const addresses = pages.map((page) => ({ url: site.toAddress(page.path), changed: changedOf(page) }));
  const { indexNow } = site.settings;
  return [
    { path: 'robots.txt', text: `${rules}\nSitemap: ${site.toAddress('/sitemap.xml')}\n` },
    ...(await toSitemap(addresses, site.toAddress)),
    ...(indexNow ? [{ path: `${indexNow}.txt`, text: indexNow }] : []),
  ];
}
