import { createServer } from 'node:http';
import { extname } from 'node:path';
import { collections } from '../collections';
import { EDITOR_PAGE, folderInRepository, makeEditor, repositoryOf } from '../features/editor/make-editor';
import { isThisMachine } from '../features/preview/find-stranger';
import { contentFolder } from '../sourcing/content-folder';
import { readOwnCollections, readSite } from '../sourcing/read-content';
import { listen, readPort } from './listen';
import { requireFolder } from './require-folder';
import { runWithOptions } from './run-command';

const USAGE = `npm run admin

Opens the content in content/ (or CONTENT_DIR) in a browser-based editor: http://localhost:8300/admin/
Needs no account: changes are saved to the files. Requires Chrome, Edge or another Chromium-based browser.
  PORT=8080  uses another port`;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the editor, rebuilt for each request, until it is stopped. Returns an exit code only if it cannot start. */
runWithOptions(USAGE, {}, async () => {
  const folder = contentFolder();
  requireFolder(folder);
  const inside = folderInRepository(folder);
  if (inside.startsWith('..'))
    throw new Error(`${folder} lies in no git repository, and not in this folder: the editor needs one that holds it.`);
  const port = readPort() ?? 8300;
  // What cannot be read for a moment, as while git changes files, rejects the promise: thrown in the server, it would end it.
  const make = async () =>
    makeEditor({
      site: readSite(folder),
      registry: [...collections, ...readOwnCollections(folder).collections],
      contentFolder: folder,
    });
  // Fails early if a file that it needs is missing, before anybody opens the page.
  await make();
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (!isThisMachine(request.headers.host))
      return void response.writeHead(403, { 'content-type': 'text/plain' }).end('403 Forbidden\n');
    const path = pathname === '/admin/' ? EDITOR_PAGE : pathname.slice(1);
    if (pathname === '/' || pathname === '/admin') return void response.writeHead(302, { location: '/admin/' }).end();
    make().then(
      (files) => {
        const file = files.find((one) => one.path === path);
        const type = file ? TYPES[extname(path)] : 'text/plain';
        response.writeHead(file ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' });
        response.end(file?.text ?? '404 Not Found\n');
      },
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(`${String(error)}\n`),
    );
  });
  await listen(server, port, 'localhost');
  console.log(`The editor is at http://localhost:${port}/admin/
Open it in Chrome, Edge or another Chromium-based browser, press "Work with Local Repository",
and choose the folder that your git repository lies in: ${repositoryOf(folder)}
What you save is saved in ${inside === '' ? 'it' : `${inside}/`}. "npm start" shows it meanwhile. Stop with Ctrl+C.`);
  return 0;
});
