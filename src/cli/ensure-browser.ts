import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's. The first is the same engine without windows and their menus: the tests take half the processor time with it. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that the tests drive: the one that `PLAYWRIGHT_CHROMIUM` names, the system's, or Playwright's own; `undefined` when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return (named ? [named] : [...SYSTEM_BROWSERS, chromium.executablePath()]).find(existsSync);
}

/** Installs a browser where there is none: Debian's for its root, Playwright's for everybody else. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends'];
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const commands = isDebianRoot
    ? // Debian has the first of the two since its version 12.
      [
        ['apt-get', 'update'],
        [...install, 'chromium-headless-shell'],
        [...install, 'chromium'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  // What npm installs as commands, Windows runs by its shell only.
  for (const [command = '', ...args] of commands)
    if (!findBrowser()) spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (!findBrowser()) throw new Error('There is no Chromium for the tests, and none could be installed.');
}
