import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { contentFolder, readSite } from '../sourcing/read-content';

/** Serves `public/` as a static host would: under its prefix, with `404.html` and status 404 for what is not there. */
function serve(port: number): void {
  const folder = resolve('public');
  if (!existsSync(folder)) {
    console.error('There is no public/ yet: run "npm run build" first.');
    process.exit(2);
  }
  const site = readSite(contentFolder());
  const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';
  const files = sirv(folder, { dev: true, etag: true });
  createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(resolve(folder, '404.html')));
    };
    const path = request.url ?? '/';
    if (!path.startsWith(`${prefix}/`)) return notFound();
    request.url = path.slice(prefix.length);
    files(request, response, notFound);
  }).listen(port, () => console.log(`Serving public/ at http://localhost:${port}${prefix}/`));
}

serve(Number(process.env.PORT ?? 9000));
