import { NEXT_LENGTH } from '../halflight/limits';
import { parseUrl } from '../halflight/parse-url';

/**
 * The origin of the page that a request comes from, if it may post here: the receiver's own or one of `allowed`. Otherwise `refused` names it.
 *
 * Every current browser sends `Origin` with a post. A request without it comes from a program, which could send any origin, so refusing it would stop
 * nobody; it is accepted unless `Sec-Fetch-Site` says that it is cross-site. `null` comes from sandboxed pages and from those that hide their origin;
 * it is accepted only if `Sec-Fetch-Site` says that the page has the same origin.
 */
export function checkOrigin(
  request: Request,
  allowed: readonly string[],
): { origin: string; named: boolean } | { refused: string } {
  const own = new URL(request.url).origin;
  const named = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (named === null) return site === 'cross-site' ? { refused: 'another site' } : { origin: own, named: false };
  if (named === 'null') return site === 'same-origin' ? { origin: own, named: false } : { refused: 'null' };
  return named === own || allowed.includes(named) ? { origin: named, named: true } : { refused: named };
}

/** The URL that visitors without JavaScript are redirected to: the one in the form, if its origin may post here, or else `SENT_PATH` on `origin`. */
export function toSentPage(
  next: string | undefined,
  origin: string,
  request: Request,
  allowed: readonly string[],
): string {
  const own = new URL(request.url).origin;
  const isShort = next !== undefined && next.length <= NEXT_LENGTH;
  const page = isShort ? parseUrl(next, origin) : undefined;
  // A `blob:` URL has the origin of the URL within it but leads nowhere. A redirect must not contain a user name or password.
  const isPlain = page && /^https?:$/.test(page.protocol) && page.username === '' && page.password === '';
  // The encoded URL may be several times as long, and has to fit into a header.
  const isAllowed = isPlain && page.href.length <= NEXT_LENGTH && [own, ...allowed].includes(page.origin);
  return isAllowed ? page.href : new URL(SENT_PATH, origin).href;
}

const SENT_PATH = '/contact/sent/';
