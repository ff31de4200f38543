import type { IncomingMessage, ServerResponse } from 'node:http';
import { toOldPath } from '../derive/to-url';

let moves: ReadonlyMap<string, string> = new Map();

/** Sets the current redirects: from old paths to new ones. */
export function showRedirects(current: ReadonlyMap<string, string>): void {
  moves = current;
}

/** Redirects from an old URL to the page, as hosts do, but temporarily, because browsers cache permanent redirects. */
export function followRedirects(
  { url }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  next: () => void,
): void {
  const [path = ''] = (url ?? '').split('?');
  const to = moves.get(toOldPath(path));
  if (to === undefined) next();
  else
    response.writeHead(302, { location: to.startsWith('/') ? encodeURI(to) : to, 'cache-control': 'no-store' }).end();
}
