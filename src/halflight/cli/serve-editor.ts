import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { basename, dirname, extname } from 'node:path';
import { collections } from '../collections';
import { API, PAGE_HEADER } from '../features/editor/elements';
import { thisDisk } from '../features/editor/local/disk';
import { findPage } from '../features/editor/local/find-page';
import { removeLeftBehind } from '../features/editor/local/list-files';
import { LocalRepository } from '../features/editor/local/local-repository';
import { EDITOR_PAGE, makeEditor, makeEditorPage } from '../features/editor/make-editor';
import { CONTENT, STATIC } from '../features/editor/to-configuration';
import { isThisMachine } from '../features/preview/find-stranger';
import { fromProject } from '../paths';
import { toSlug } from '../sourcing/to-slug';
import { readOwnCollections, readSite } from '../sourcing/read-content';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Where `npm start` shows the site. */
const PREVIEW = 'http://localhost:8000';

/** How long, in milliseconds, a preview may take to answer before it counts as not there. */
const PREVIEW_WAIT = 2000;

/** Makes what answers the editor's requests for a content folder. Its page is made anew for each request. Rejects if that is impossible now. */
export async function serveEditor(folder: string, preview = PREVIEW): Promise<RequestListener> {
  const folders = { [CONTENT]: folder, [STATIC]: fromProject('static') };
  removeLeftBehind(folders);
  const repository = new LocalRepository(folders, thisDisk);
  const project = toProject(folder);
  const options = () => ({
    site: readSite(folder),
    registry: [...collections, ...readOwnCollections(folder).collections],
    contentFolder: folder,
    local: { page: repository.newPage(), project, preview },
  });
  // Fails early if a file that it needs is missing, before anybody opens the page.
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
      // Only a page of ours has been let in so far.
      const isAboutPage = answered.status === 404 && path === '/page';
      const json = isAboutPage ? await tellPage(folder, searchParams.get('file') ?? '', preview) : answered.json;
      return send(response, isAboutPage ? 200 : answered.status, 'application/json', JSON.stringify(json));
    }
    const path = pathname === '/admin/' ? EDITOR_PAGE : pathname.slice(1);
    const text = path === EDITOR_PAGE ? (await makeEditorPage(options())).text : files.get(path);
    const type = (text !== undefined && TYPES[extname(path)]) || 'text/plain';
    send(response, text === undefined ? 404 : 200, type, text ?? '404 Not Found\n');
  };

  // What cannot be read for a moment, as while git changes files, is an answer: thrown in the server, it would end it.
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

/** A name for the project under which a browser keeps its drafts: they must not appear in another project at the same port. */
function toProject(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return `${toSlug(basename(dirname(folder)))}-${digest}`;
}

/** Tells the page of a file that was saved, and whether a preview is there to show it. */
async function tellPage(folder: string, file: string, preview: string): Promise<object> {
  const isUp = await fetch(preview, { method: 'HEAD', signal: AbortSignal.timeout(PREVIEW_WAIT) }).then(
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
