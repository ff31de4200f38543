import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';

/** A server that does what a static host would: files under the site's prefix, `404.html` with status 404 for what is not there. */
export function createStaticServer(folder: string, prefix = ''): Server {
  const files = sirv(folder, { dev: true, etag: true });
  return createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(resolve(folder, '404.html')));
    };
    const path = request.url ?? '/';
    if (!path.startsWith(`${prefix}/`)) return notFound();
    request.url = path.slice(prefix.length);
    files(request, response, notFound);
  });
}
