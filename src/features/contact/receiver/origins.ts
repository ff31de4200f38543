import { NEXT_LENGTH } from '../../../limits';
import { parseUrl } from '../../../parse-url';

/**
 * The origin on whose behalf a request comes, if it may post here: the receiver's own or one of those named. `refused` says which other it was.
 *
 * Every browser of today names the origin of a post. A request that names none comes from a program, which could name any, so refusing it
 * would stop nobody; it is taken, unless the browser's other header says that another site's page sent it. `null` is what a page in a sandbox
 * sends, and one that hides where it comes from: it is taken only where the browser vouches that the page is of this site.
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

/** Where a visitor without JavaScript goes on: the page that the form names, if it is on an origin that may post here, or the site's own. */
export function toSentPage(
  next: string | undefined,
  origin: string,
  request: Request,
  allowed: readonly string[],
): string {
  const own = new URL(request.url).origin;
  const isShort = next !== undefined && next.length <= NEXT_LENGTH;
  const page = isShort ? parseUrl(next, origin) : undefined;
  // An address such as `blob:` has the origin of the one within it, and leads nowhere; a name and a password have no business in one.
  const isPlain = page && /^https?:$/.test(page.protocol) && page.username === '' && page.password === '';
  // Encoded it may be several times as long, and a header has to hold it.
  const isAllowed = isPlain && page.href.length <= NEXT_LENGTH && [own, ...allowed].includes(page.origin);
  return isAllowed ? page.href : new URL(SENT_PATH, origin).href;
}

/** Where a finished site has the page that thanks for a message. */
const SENT_PATH = '/contact/sent/';
