import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeUrl } from '../../parse-url';

let moves: ReadonlyMap<string, string> = new Map();

/** Sets the current redirects: from old paths to new ones. */
export function showRedirects(current: ReadonlyMap<string, string>): void {
  moves = current;
}

/** Redirects from an old URL to the page, as hosts do; temporarily, because browsers cache permanent redirects. */
export function followRedirects(
  { url }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  next: () => void,
): void {
  const [path = ''] = (url ?? '').split('?');
  const known = decodeUrl(path);
  const to = moves.get(known) ?? moves.get(`${known}/`);
  if (to === undefined) next();
  else response.writeHead(302, { location: encodeURI(to), 'cache-control': 'no-store' }).end();
}
