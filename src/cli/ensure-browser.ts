import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The same engine without windows and their menus: most tests take half the processor time with it. It keeps no pages for "back", and fetches none ahead. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

/** The browser that the tests drive: the one that `PLAYWRIGHT_CHROMIUM` names, Debian's, or Playwright's own; `undefined` when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return named ? [named].find(existsSync) : existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findWholeBrowser();
}

/** The same, for tests of what only a browser as visitors have it does. */
export function findWholeBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return (named ? [named] : [CHROMIUM, chromium.executablePath()]).find(existsSync);
}

/** Installs a browser where there is none: Debian's for its root, Playwright's for everybody else. */
export function ensureBrowser(): void {
  if (findWholeBrowser()) return;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends'];
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const commands = isDebianRoot
    ? [
        ['apt-get', 'update'],
        [...install, 'chromium'],
        // Debian has this one since its version 12; without it the tests take longer.
        [...install, 'chromium-headless-shell'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  // What npm installs as commands, Windows runs by its shell only.
  for (const [command = '', ...args] of commands)
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (!findWholeBrowser()) throw new Error('There is no Chromium for the tests, and none could be installed.');
}
