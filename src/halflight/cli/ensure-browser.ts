import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The same engine without a window, which needs less CPU time. It has no back/forward cache and does not prefetch. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

/** The browser for the tests: the one in `PLAYWRIGHT_CHROMIUM`, Debian's, or Playwright's own; `undefined` if there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return named ? [named].find(existsSync) : existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findWholeBrowser();
}

/** Like `findBrowser`, but never the headless shell, for tests of features that it lacks. */
export function findWholeBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  return (named ? [named] : [CHROMIUM, chromium.executablePath()]).find(existsSync);
}

/**
 * Installs missing browsers for the tests: Debian's packages when run as root on Debian, otherwise Playwright's browser. Installs nothing if
 * `PLAYWRIGHT_CHROMIUM` is set. Throws if there is still no browser; the headless shell is optional.
 */
export function ensureBrowser(): void {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names a file that does not exist: ${named}`);
  if (named) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const packages = [
    ...(findWholeBrowser() ? [] : ['chromium']),
    // In Debian since version 12.
    ...(existsSync(HEADLESS_SHELL) ? [] : ['chromium-headless-shell']),
  ];
  if (isDebianRoot && packages.length > 0) {
    run('apt-get', 'update');
    for (const name of packages) run('apt-get', 'install', '-y', '--no-install-recommends', name);
  } else if (!findWholeBrowser()) run('npx', 'playwright', 'install', 'chromium');
  if (!findWholeBrowser()) throw new Error('There is no Chromium for the tests, and none could be installed.');
}

function run(command: string, ...args: string[]): void {
  // On Windows, commands that npm installs run only in a shell.
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
