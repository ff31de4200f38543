import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx that the tests start: the one that `NGINX` names, or the system's; `undefined` when there is none. */
export function findNginx(): string | undefined {
  const named = process.env.NGINX;
  return (named ? [named] : SYSTEM_NGINX).find(existsSync);
}

/** Installs Debian's nginx where there is none and its root asks. Without it the tests of nginx are left out, and say so. */
export function ensureNginx(): void {
  if (findNginx() || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  // RUNLEVEL=1: it is installed, but not started as a service.
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, RUNLEVEL: '1' } });
  }
}
