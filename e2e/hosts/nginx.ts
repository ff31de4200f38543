import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNginx } from '../../src/halflight/cli/ensure-nginx';
import { freePort } from '../../src/halflight/testing/free-port';

/**
 * Serves a finished site with nginx and the configuration that the build wrote for it, as the guide says to: `root` is the folder in which the site
 * lies at its own path. Two more paths fail as servers do. Resolves once nginx answers, and throws if it is missing or does not start.
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
  const child = spawn(nginx, ['-c', join(home, 'nginx.conf'), '-p', home, '-e', join(home, 'error.log')]);
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${prefix}/`).catch(() => undefined);
    if (response) return { port, stop };
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
