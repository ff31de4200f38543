import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { SITEMAP_ADDRESSES, SITEMAP_BYTES } from '../../limits';
import type { OutputFile } from '../output';

/** A URL of a sitemap, and when its page last changed, in milliseconds since 1970. */
export interface SitemapAddress {
  url: string;
  changed?: number | undefined;
  /** The URLs of the page in every language, including its own. */
  translations?: readonly { language: string; url: string }[];
}

/** The bytes that a URL takes up besides itself: the elements around it and its time. */
const MARKUP_BYTES = 100;

/**
 * Writes these URLs as `sitemap.xml` (https://www.sitemaps.org/protocol.html). If there are more than one file may hold, they are split into several,
 * and `sitemap.xml` is their index. `toAddress` returns the absolute URL of a path.
 */
export async function toSitemap(
  addresses: readonly SitemapAddress[],
  toAddress: (path: string) => string,
  most: number = SITEMAP_ADDRESSES,
): Promise<OutputFile[]> {
  const parts = split(addresses, most);
  const xhtml = addresses.some(({ translations }) => translations);
  const files = await Promise.all(
    parts.map(async (part, index) => ({
      path: parts.length > 1 ? `sitemap-${index + 1}.xml` : 'sitemap.xml',
      text: await write(new SitemapStream({ xmlns: { news: false, xhtml, image: false, video: false } }), part),
    })),
  );
  if (files.length <= 1) return files;
  const named = files.map(({ path }) => ({ url: toAddress(`/${path}`) }));
  return [{ path: 'sitemap.xml', text: await write(new SitemapIndexStream(), named) }, ...files];
}

/** Splits URLs so that no file has too many of them, or too many bytes. */
function split(addresses: readonly SitemapAddress[], most: number): SitemapAddress[][] {
  const parts: SitemapAddress[][] = [];
  let [part, bytes]: [SitemapAddress[], number] = [[], 0];
  for (const address of addresses) {
    const named = [address.url, ...(address.translations ?? []).map(({ url }) => url)];
    const size = named.reduce((bytes, url) => bytes + Buffer.byteLength(encodeURI(url)) + MARKUP_BYTES, 0);
    if (part.length === 0 || part.length >= most || bytes + size > SITEMAP_BYTES) {
      [part, bytes] = [[], 0];
      parts.push(part);
    }
    part.push(address);
    bytes += size;
  }
  return parts;
}

async function write(
  stream: SitemapStream | SitemapIndexStream,
  addresses: readonly SitemapAddress[],
): Promise<string> {
  const items = addresses.map(({ url, changed, translations }) => ({
    url,
    ...(translations && { links: translations.map(({ language, url: other }) => ({ lang: language, url: other })) }),
    ...(changed !== undefined && { lastmod: new Date(changed).toISOString() }),
  }));
  return `${(await streamToPromise(Readable.from(items).pipe(stream))).toString()}\n`;
}
