import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import { askPublic } from '../ask-public';
import { isWebAddress } from '../fields/formats';
import { DOWNLOAD_REDIRECTS, LINK_TIMEOUT, MENTION_PAGE_BYTES } from '../limits';
import { hasClass } from '../markdown/has-class';
import { parseUrl } from '../parse-url';

/** The pages on other sites that the text of an entry links to, or that it answers, from the HTML of its page. */
export function findTargets(html: string, origin: string): string[] {
  const found = new Set<string>();
  visit(fromHtml(html), 'element', (part) => {
    if (!hasClass(part, 'prose') && !hasClass(part, 'post-leads')) return;
    visit(part, 'element', ({ tagName, properties: { href } }) => {
      if (tagName !== 'a' || typeof href !== 'string' || !isWebAddress(href)) return;
      const url = new URL(href);
      if (url.origin !== origin) found.add(url.href);
    });
  });
  return [...found];
}

/**
 * Tells a page that another links to it, if its site receives webmentions (https://www.w3.org/TR/webmention/). Hosts in the machine's own network are
 * never asked, except those in `allowed`. Throws if the page or its endpoint does not answer well.
 * @returns Whether it was told; if not, its site receives none.
 */
export async function sendMention(source: string, target: string, allowed: readonly string[] = []): Promise<boolean> {
  const { answer, url } = await open(target, allowed);
  const endpoint = await findEndpoint(answer, url);
  if (endpoint === undefined) return false;
  const told = await askPublic(endpoint, { ...options(allowed), form: new URLSearchParams({ source, target }) });
  told.destroy();
  const { statusCode = 0 } = told;
  if (statusCode < 200 || statusCode > 299) throw new Error(`its endpoint answered ${statusCode}`);
  return true;
}

const options = (allowed: readonly string[]) => ({
  allowed,
  signal: AbortSignal.timeout(LINK_TIMEOUT),
  headers: { accept: 'text/html,*/*', 'accept-encoding': 'identity', 'user-agent': 'Halflight (Webmention)' },
});

/** Opens a page, after at most a few redirects, to which the same rules apply. */
async function open(target: string, allowed: readonly string[]): Promise<{ answer: IncomingMessage; url: string }> {
  let url = target;
  for (let count = 0; count <= DOWNLOAD_REDIRECTS; count += 1) {
    const answer = await askPublic(url, options(allowed));
    const { statusCode = 0, headers } = answer;
    const next = statusCode >= 300 && statusCode < 400 ? headers.location : undefined;
    if (next === undefined) {
      if (statusCode >= 200 && statusCode < 300) return { answer, url };
      answer.destroy();
      throw new Error(`the server answered ${statusCode}`);
    }
    answer.destroy();
    url = parseUrl(next, url)?.href ?? next;
  }
  throw new Error('it is redirected too often');
}

/** The endpoint that a page names, first in its headers, then in its HTML. */
async function findEndpoint(answer: IncomingMessage, page: string): Promise<string | undefined> {
  const { link = '', 'content-type': type = '' } = answer.headers;
  const [, named] = /<([^>]*)>\s*;[^,<]*\brel="?[^",;]*\bwebmention\b/i.exec(String(link)) ?? [];
  if (named !== undefined || !type.startsWith('text/html')) {
    answer.destroy();
    return named === undefined ? undefined : parseUrl(named, page)?.href;
  }
  const href = findNamed(fromHtml(await text(upTo(answer, MENTION_PAGE_BYTES))));
  return href === undefined ? undefined : parseUrl(href, page)?.href;
}

function findNamed(tree: Root): string | undefined {
  let found: string | undefined;
  visit(tree, 'element', ({ tagName, properties: { rel, href } }: Element) => {
    if (!['link', 'a'].includes(tagName) || !Array.isArray(rel) || !rel.includes('webmention')) return undefined;
    if (typeof href !== 'string') return undefined;
    found = href;
    return EXIT;
  });
  return found;
}

/** The beginning of a response, so that an endless page ends. */
async function* upTo(answer: IncomingMessage, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    yield chunk;
    size += chunk.length;
    if (size > most) return;
  }
}
