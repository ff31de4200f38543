import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSER = '/usr/bin/chromium';

/** The browser that the tests drive: the one that `PLAYWRIGHT_CHROMIUM` names, the system's, or Playwright's own; `undefined` when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return [...(named ? [named] : [SYSTEM_BROWSER, chromium.executablePath()])].find(existsSync);
}

/** Installs a browser where there is none: Debian's for its root, Playwright's for everybody else. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  const root = process.getuid?.() === 0;
  const commands =
    root && existsSync('/etc/debian_version')
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
        ]
      : [['npx', 'playwright', 'install', 'chromium']];
  // What npm installs as commands, Windows runs by its shell only.
  for (const [command = '', ...args] of commands)
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (!findBrowser()) throw new Error('There is no Chromium for the tests, and none could be installed.');
}
