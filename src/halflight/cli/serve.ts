import { isThisMachine } from '../preview/check-origin';
import { contentFolder } from '../sourcing/content-folder';
import { readSite } from '../sourcing/read-content';
import { listen, readPort } from './listen';
import { requireOutput } from './require-folder';
import { runWithOptions } from './run-command';
import { createStaticServer } from './static-server';

const USAGE = `npm run serve [-- --host ADDRESS]

Serves the finished site in public/ as a static host would, at http://localhost:9000.
  PORT=8080  uses another port
  --host     the address to listen on: this machine only by default, 0.0.0.0 for everyone on the network`;

/** Serves `public/` until it is stopped. Returns an exit code only if it cannot start. */
runWithOptions(USAGE, { options: { host: { type: 'string' } } }, async ({ values }) => {
  const source = contentFolder();
  const folder = requireOutput(source);
  const site = readSite(source);
  const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';
  const port = readPort() ?? 9000;
  const host = values.host ?? '127.0.0.1';
  const server = createStaticServer(folder, prefix, { onlyHere: isThisMachine(host) || host === '::1' });
  await listen(server, port, host);
  const open = values.host === undefined ? '' : ` (listening on ${host})`;
  console.log(`Serving public/ at http://localhost:${port}${prefix}/${open}\nStop with Ctrl+C.`);
  return 0;
});
