import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { toFullAddress } from '../to-full-address';
import { beginningOf, isRealDay } from '../fields/days';
import { INDEX_NOW_ADDRESSES, INDEX_NOW_TIMEOUT } from '../limits';
import { readInstant } from '../routes/now';

/** The protocol's own endpoint. Any participating search engine would do, since they share submissions. */
const RECEIVER = 'https://api.indexnow.org/indexnow';

/** The meaning of error responses, from https://www.indexnow.org/documentation. */
const REFUSALS: Partial<Record<number, string>> = {
  400: 'it did not understand the request',
  403: 'it does not accept the key',
  422: 'the addresses do not belong to the host, or the key does not match',
  429: 'too many requests: try again later',
};

/** A URL in a sitemap. `changed` is when its page last changed, in milliseconds since 1970, if known. */
interface ListedAddress {
  url: string;
  changed?: number | undefined;
}

/** The URLs in the sitemap of a finished site, including the parts of a sitemap index; `undefined` if there is none. */
export async function readSitemap(folder: string): Promise<ListedAddress[] | undefined> {
  const path = join(folder, 'sitemap.xml');
  if (!existsSync(path)) return undefined;
  const isIndex = readFileSync(path, 'utf8').includes('<sitemapindex');
  const parts = isIndex ? await parseSitemapIndex(createReadStream(path)) : [];
  const files = isIndex ? parts.map(({ url }) => join(folder, url.slice(url.lastIndexOf('/') + 1))) : [path];
  const items = await Promise.all(files.map((file) => parseSitemap(createReadStream(file))));
  return items.flat().map(({ url, lastmod }) => ({ url, changed: lastmod ? Date.parse(lastmod) : undefined }));
}

/**
 * The time that `--since` means, in milliseconds since 1970. A date starts at midnight in the site's time zone, as in its sitemap. Throws if the
 * value is neither a date nor a time.
 */
export function readSince(value: string, timeZone: string | undefined): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)) return beginningOf(value, timeZone);
  return readInstant(value, '--since, if not a day such as 2026-03-14,').getTime();
}

/** The URLs whose pages are known to have changed since then. */
export function selectChanged(listed: readonly ListedAddress[], since: number): string[] {
  return listed.filter(({ changed = -Infinity }) => changed >= since).map(({ url }) => url);
}

interface Site {
  url: string;
  /** Its key, which is published as `/KEY.txt`. */
  key: string;
}

/** Tells IndexNow that URLs of a site have changed. Throws with an explanation if that fails. `ask` replaces `fetch` in tests. */
export async function submitToIndexNow(
  { url, key }: Site,
  addresses: readonly string[],
  ask: typeof fetch = fetch,
): Promise<void> {
  const keyLocation = toFullAddress(url, `/${key}.txt`);
  const request = (to: string, init?: RequestInit) =>
    ask(to, { ...init, signal: AbortSignal.timeout(INDEX_NOW_TIMEOUT) }).catch((error: unknown) => {
      throw new Error(`${to} could not be reached: ${error instanceof Error ? error.message : String(error)}`);
    });
  const published = await request(keyLocation);
  if (!published.ok || (await published.text()).trim() !== key)
    throw new Error(
      `The key is not at ${keyLocation} yet, where it proves that the site is yours: publish public/ first.`,
    );
  for (let begin = 0; begin < addresses.length; begin += INDEX_NOW_ADDRESSES) {
    const urlList = addresses.slice(begin, begin + INDEX_NOW_ADDRESSES);
    const { ok, status } = await request(RECEIVER, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(url).host, key, keyLocation, urlList }),
    });
    if (!ok) throw new Error(`IndexNow answered with ${status}: ${REFUSALS[status] ?? 'it reports a problem'}.`);
  }
}
