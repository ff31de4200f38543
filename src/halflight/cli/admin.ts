import { createServer } from 'node:http';
import { listen, readPort } from './listen';
import { requireContentFolder } from './require-folder';
import { runWithOptions } from './run-command';
import { serveEditor } from './serve-editor';

const USAGE = `npm run admin

Opens the content in content/ (or CONTENT_DIR) in a browser-based editor: http://localhost:8300/admin/
Needs no account: changes are saved to the files.
  PORT=8080  uses another port`;

/** Serves the editor until it is stopped. Returns an exit code only if it cannot start. */
runWithOptions(USAGE, {}, async () => {
  const folder = requireContentFolder();
  const port = readPort() ?? 8300;
  const server = createServer(await serveEditor(folder));
  await listen(server, port, 'localhost');
  console.log(`The editor is at http://localhost:${port}/admin/
Changes are saved to ${folder}. Stop with Ctrl+C.
To see the pages as you write, run "npm start" in another terminal.`);
  return 0;
});
