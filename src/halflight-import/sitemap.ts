import { readFileSync } from 'node:fs';
import { toShownPath } from '../halflight/paths';
import { toPlainText } from '../halflight/fields/plain-text';

/**
 * The URLs in a sitemap: XML, or text with one URL on each line. Throws, with what to do instead, for a file that lists none, or that only lists other
 * sitemaps.
 */
export function readSitemap(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = /<loc>/.test(text)
    ? Array.from(text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\/loc>/g), ([, url = '']) =>
        toPlainText(url),
      )
    : text.split('\n').map((line) => line.trim());
  const urls = found.filter((url) => /^https?:\/\//i.test(url));
  if (/<sitemapindex\b/.test(text))
    throw new Error(
      `${toShownPath(file)} only lists other sitemaps: save those, and name each with --sitemap:\n${urls.join('\n')}`,
    );
  if (urls.length === 0) throw new Error(`${toShownPath(file)} lists no URL, so it is not a sitemap.`);
  return [...new Set(urls)];
}
