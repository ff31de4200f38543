import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNginx } from './ensure-nginx';
import { freePort } from '../../src/halflight/testing/free-port';
import { startServer } from '../start-server';

/**
 * Serves a finished site with nginx and the configuration that the build wrote for it, set up as in the guide: `root` is the folder that contains the
 * site at its path. Two more paths fail as servers do. Resolves once nginx responds; throws if it is missing or does not start.
 */
export async function startNginx(site: string, prefix: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx.');
  const [port, nobody] = [await freePort(), await freePort()];
  const home = mkdtempSync(join(tmpdir(), 'halflight-nginx-'));
  const root = join(home, 'www');
  const place = join(root, prefix);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(site, prefix ? place : root);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(home, 'pid')}; error_log ${join(home, 'error.log')};
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${join(site, 'nginx.conf')};
    location = ${prefix}/broken/ { return 500; }
    location = ${prefix}/behind/ { proxy_pass http://127.0.0.1:${nobody}; }
  }
}
`,
  );
  const command = [nginx, '-c', join(home, 'nginx.conf'), '-p', home, '-e', join(home, 'error.log')] as const;
  const server = await startServer(command, `http://127.0.0.1:${port}${prefix}/`);
  const stop = async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { port, stop };
}
