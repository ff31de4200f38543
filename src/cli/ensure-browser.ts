import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The same engine without a browser window: most tests take half the CPU time. It has no back/forward cache and does not prefetch. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

/** The browser for the tests: the one that `PLAYWRIGHT_CHROMIUM` names, Debian's, or Playwright's own; `undefined` if there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return named ? [named].find(existsSync) : existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findWholeBrowser();
}

/** Like `findBrowser`, but never the headless shell, for tests of features that it lacks. */
export function findWholeBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return (named ? [named] : [CHROMIUM, chromium.executablePath()]).find(existsSync);
}

/** Installs a browser if there is none: Debian's package when run as root on Debian, otherwise Playwright's. */
export function ensureBrowser(): void {
  if (findWholeBrowser()) return;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends'];
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const commands = isDebianRoot
    ? [
        ['apt-get', 'update'],
        [...install, 'chromium'],
        // In Debian since version 12. Tests take longer without it.
        [...install, 'chromium-headless-shell'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  // On Windows, commands that npm installs run only in a shell.
  for (const [command = '', ...args] of commands)
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (!findWholeBrowser()) throw new Error('There is no Chromium for the tests, and none could be installed.');
}
