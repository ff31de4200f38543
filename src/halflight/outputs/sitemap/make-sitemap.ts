import type { OutputFile } from '../output';
import type { PublishedSite } from '../published';
import type { LastModified } from './last-modified';
import { toSitemap } from './to-sitemap';

/**
 * `robots.txt`, the sitemap of all languages, and the IndexNow key. An unlisted site may still be crawled, because otherwise its `noindex` would
 * never be read. `changedOf` says when pages last changed.
 */
export async function makeSitemap(site: PublishedSite, changedOf: LastModified): Promise<OutputFile[]> {
  const pages = site.languages.flatMap(({ indexed }) => indexed).sort((a, b) => (a.path < b.path ? -1 : 1));
  const rules = 'User-agent: *\nAllow: /\n';
  if (pages.length === 0) return [{ path: 'robots.txt', text: rules }];
  const listed = new Set(pages.map(({ path }) => path));
  const main = site.settings.language;
  const addresses = pages.map((page) => {
    const translations = (page.translations ?? []).filter(({ path }) => listed.has(path));
    const original = translations.find(({ language }) => language === main);
    const links = [...translations, ...(original ? [{ ...original, language: 'x-default' }] : [])];
    return {
      url: site.toAddress(page.path),
      changed: changedOf(page),
      ...(translations.length > 1 && {
        translations: links.map(({ language, path }) => ({ language, url: site.toAddress(path) })),
      }),
    };
  });
  const { indexNow } = site.settings;
  return [
    { path: 'robots.txt', text: `${rules}\nSitemap: ${site.toAddress('/sitemap.xml')}\n` },
    ...(await toSitemap(addresses, site.toAddress)),
    ...(indexNow ? [{ path: `${indexNow}.txt`, text: indexNow }] : []),
  ];
}
