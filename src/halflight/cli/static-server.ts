import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import sirv from 'sirv';
import { isThisMachine } from '../preview/check-origin';
import { decodeUrl } from '../parse-url';

const FOREIGN =
  'The site is at localhost. To open it under another name, start it with "npm run serve -- --host ADDRESS".\n';

interface Options {
  /** Whether to follow the site's redirects. Hosts without redirects, such as GitHub Pages, serve redirect pages instead. */
  redirects?: boolean;
  /**
   * Whether to answer only to this machine's own names: otherwise a website whose name resolves here (DNS rebinding) could read unpublished content.
   */
  onlyHere?: boolean;
}

/**
 * A server that behaves like a static host: it serves files under the site's prefix, redirects, and `404.html` with status 404 for missing files. No
 * request can crash it: errors are answered with 500.
 */
export function createStaticServer(folder: string, prefix = '', options: Options = {}): Server {
  const root = resolve(folder);
  const files = sirv(root, { dev: true, etag: true });
  return createServer((request, response) => {
    // A build may delete or replace a file while it is being sent.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    if (options.onlyHere && !isThisMachine(request.headers.host))
      return void response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(FOREIGN);
    try {
      answer(request, response, { root, prefix, files, redirects: options.redirects ?? true });
    } catch {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('500 Internal Server Error\n');
    }
  });
}

interface Site {
  root: string;
  prefix: string;
  files: ReturnType<typeof sirv>;
  redirects: boolean;
}

function answer(request: IncomingMessage, response: ServerResponse, { root, prefix, files, redirects }: Site): void {
  const notFound = () => sendNotFound(response, join(root, '404.html'));
  const path = request.url ?? '/';
  const [pathname = '/', query] = path.split('?');
  const moved = redirects ? readRedirects(root).get(pathname) : undefined;
  if (moved !== undefined) return void response.writeHead(301, { location: moved }).end();
  if (!path.startsWith(`${prefix}/`)) return notFound();
  const inside = decodeUrl(pathname.slice(prefix.length));
  // Rejects paths outside the folder before checking whether they exist, and paths that start with "//", which a browser would take for a host.
  if (inside.startsWith('//') || !isWithin(resolve(root, `.${inside}`), root)) return notFound();
  if (!pathname.endsWith('/') && existsSync(join(root, inside, 'index.html'))) {
    return void response.writeHead(301, { location: `${pathname}/${query === undefined ? '' : `?${query}`}` }).end();
  }
  const range = checkRange(request.headers.range);
  if (range === 'impossible') return void response.writeHead(416, { 'content-length': 0 }).end();
  if (range === 'ignored') delete request.headers.range;
  request.url = path.slice(prefix.length);
  // sirv does not find files with # ? & in their names, because it does not decode those characters. It accepts a path that was already parsed.
  const read = { raw: request.url, pathname: inside.replaceAll('%', '%25') };
  files(Object.assign(request, { _parsedUrl: read }), response, notFound);
}

/** Answers with `404.html`, or with a short text if there is none, as while a build replaces it. */
function sendNotFound(response: ServerResponse, file: string): void {
  let page: Buffer | undefined;
  try {
    page = readFileSync(file);
  } catch {
    // The short text is sent instead.
  }
  response.writeHead(404, { 'content-type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8' });
  response.end(page ?? '404 Not Found\n');
}

/**
 * How to handle the `Range` header (RFC 9110, section 14.2). sirv throws for a range that ends before it starts, and misreads multiple ranges, suffix
 * ranges and a range of the first byte alone. A server may ignore those and send the whole file.
 */
function checkRange(range: string | undefined): 'good' | 'ignored' | 'impossible' {
  if (range === undefined) return 'good';
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (from === undefined || to === undefined || (to !== '' && Number(to) === 0 && Number(from) === 0)) return 'ignored';
  return to !== '' && Number(to) < Number(from) ? 'impossible' : 'good';
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** The redirects of a finished site, keyed by source path. Read for each request, since the next build may have others. */
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
