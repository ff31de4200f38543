import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';

interface Options {
  /** Whether the site's redirects are followed. A host that knows none, such as GitHub Pages, has the pages that move on instead. */
  redirects?: boolean;
}

/** A server that does what a static host would: files under the site's prefix, redirects, `404.html` with status 404 for what is not there. */
export function createStaticServer(folder: string, prefix = '', { redirects = true }: Options = {}): Server {
  const files = sirv(folder, { dev: true, etag: true });
  return createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(resolve(folder, '404.html')));
    };
    const path = request.url ?? '/';
    const [pathname = '/', query] = path.split('?');
    const moved = redirects ? readRedirects(folder).get(pathname) : undefined;
    if (moved !== undefined) return response.writeHead(301, { location: moved }).end();
    if (!path.startsWith(`${prefix}/`)) return notFound();
    const inside = decodePath(pathname.slice(prefix.length));
    if (!pathname.endsWith('/') && existsSync(join(folder, inside, 'index.html'))) {
      return response.writeHead(301, { location: `${pathname}/${query === undefined ? '' : `?${query}`}` }).end();
    }
    request.url = path.slice(prefix.length);
    files(request, response, notFound);
  });
}

/** The redirects of a finished site, by the path that they lead from. Read each time: the next build may have others. */
function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [from = '', to, status] = line.trim().split(/\s+/);
      return to !== undefined && status === '301' ? [[from, to] as const] : [];
    }),
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
