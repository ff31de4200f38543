import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFolder, readSite } from '../sourcing/read-content';
import { createStaticServer } from './static-server';

/** Serves `public/` as a static host would. */
function serve(port: number): void {
  const folder = resolve('public');
  if (!existsSync(folder)) {
    console.error('There is no public/ yet: run "npm run build" first.');
    process.exit(2);
  }
  const site = readSite(contentFolder());
  const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';
  createStaticServer(folder, prefix).listen(port, () =>
    console.log(`Serving public/ at http://localhost:${port}${prefix}/`),
  );
}

serve(Number(process.env.PORT ?? 9000));
