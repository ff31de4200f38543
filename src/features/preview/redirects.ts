import type { IncomingMessage, ServerResponse } from 'node:http';

let moves: ReadonlyMap<string, string> = new Map();

/** Sets where each old URL leads now. */
export function showRedirects(current: ReadonlyMap<string, string>): void {
  moves = current;
}

/** Redirects from an old URL to the page, as hosts do; only for now, because browsers keep what is for ever. */
export function followRedirects(
  { url }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  next: () => void,
): void {
  const [path = ''] = (url ?? '').split('?');
  const known = decode(path);
  const to = moves.get(known) ?? moves.get(`${known}/`);
  if (to === undefined) next();
  else response.writeHead(302, { location: encodeURI(to), 'cache-control': 'no-store' }).end();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
