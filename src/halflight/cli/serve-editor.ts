import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { basename, dirname, extname } from 'node:path';
import { collections } from '../collections';
import { joinCollections } from '../collections/define-collection';
import { API, PAGE_HEADER } from '../editor/elements';
import { thisDisk } from '../editor/local/disk';
import { findPage } from '../editor/local/find-page';
import { removeLeftBehind } from '../editor/local/list-files';
import { LocalRepository } from '../editor/local/local-repository';
import { EDITOR_PAGE, makeEditor, makeEditorPage } from '../editor/make-editor';
import { CONTENT, STATIC } from '../editor/to-configuration';
import { isThisMachine } from '../preview/check-origin';
import { fromProject } from '../paths';
import { toSlug } from '../sourcing/to-slug';
import { readOwnCollections, readSite } from '../sourcing/read-content';
import { PREVIEW_TIMEOUT } from '../limits';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Where `npm start` shows the site. */
const PREVIEW = 'http://localhost:8000';

/** Creates the editor's request handler for a content folder. The editor's page is rebuilt for each request. Rejects if it cannot be built now. */
export async function serveEditor(folder: string, preview = PREVIEW): Promise<RequestListener> {
  const folders = { [CONTENT]: folder, [STATIC]: fromProject('static') };
  removeLeftBehind(folders);
  const repository = new LocalRepository(folders, thisDisk);
  const project = toProject(folder);
  const options = () => ({
    site: readSite(folder),
    registry: joinCollections(collections, readOwnCollections(folder).collections),
    contentFolder: folder,
    local: { page: repository.newPage(), project, preview },
  });
  // Fails early if a file is missing, before anybody opens the page.
  const files = new Map((await makeEditor(options())).map(({ path, text }) => [path, text]));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/' || pathname === '/admin') return void response.writeHead(302, { location: '/admin/' }).end();
    if (pathname.startsWith(`${API}/`)) {
      const page = String(request.headers[PAGE_HEADER] ?? '');
      const path = decodeURIComponent(pathname.slice(API.length));
      const { method = 'GET' } = request;
      const answered = await repository.answer({ method, path, page, body: await bodyOf(request) });
      if ('bytes' in answered) return send(response, 200, 'application/octet-stream', answered.bytes);
      // Only our own page gets this far.
      const isAboutPage = answered.status === 404 && path === '/page';
      const json = isAboutPage ? await tellPage(folder, searchParams.get('file') ?? '', preview) : answered.json;
      return send(response, isAboutPage ? 200 : answered.status, 'application/json', JSON.stringify(json));
    }
    const path = pathname === '/admin/' ? EDITOR_PAGE : pathname.slice(1);
    const text = path === EDITOR_PAGE ? (await makeEditorPage(options())).text : files.get(path);
    const type = (text !== undefined && TYPES[extname(path)]) || 'text/plain';
    send(response, text === undefined ? 404 : 200, type, text ?? '404 Not Found\n');
  };

  // A read error, as while git changes files, becomes a response: thrown here, it would end the server.
  return (request, response) => {
    if (!isThisMachine(request.headers.host)) return send(response, 403, 'text/plain', '403 Forbidden\n');
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const isApi = request.url?.startsWith(API);
      const message = error instanceof Error ? error.message : String(error);
      if (isApi) send(response, 500, 'application/json', JSON.stringify({ message }));
      else send(response, 500, 'text/plain', `${String(error)}\n`);
    });
  };
}

/** The name under which a browser keeps the project's drafts, so that they do not appear in another project on the same port. */
function toProject(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return `${toSlug(basename(dirname(folder)))}-${digest}`;
}

/** Tells the page which file was saved, and whether a preview is running to show it. */
async function tellPage(folder: string, file: string, preview: string): Promise<object> {
  const isUp = await fetch(preview, { method: 'HEAD', signal: AbortSignal.timeout(PREVIEW_TIMEOUT) }).then(
    () => true,
    () => false,
  );
  return { ...findPage(folder, file.replace(`${CONTENT}/`, '')), isUp };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, type: string, content: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
}
