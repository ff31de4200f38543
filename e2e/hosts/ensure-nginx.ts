import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx for the tests: the one in `NGINX`, or the system's; `undefined` if there is none. */
export function findNginx(): string | undefined {
  const named = process.env.NGINX;
  return (named ? [named] : SYSTEM_NGINX).find(existsSync);
}

/** Installs Debian's nginx when run as root on Debian and there is none. Otherwise the nginx tests are skipped with a message. */
export function ensureNginx(): void {
  if (findNginx() || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  // RUNLEVEL=1 installs it without starting the service.
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, RUNLEVEL: '1' } });
  }
}
