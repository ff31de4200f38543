import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What drives the browsers of each engine. */
const PROGRAMS = {
  chromium: ['chromedriver'],
  firefox: ['firefox'],
  // WebKit runs on a display only: Xvfb is one in memory.
  webkit: ['WebKitWebDriver', 'Xvfb'],
} as const;

/** An engine that browsers are made of. */
export type Engine = keyof typeof PROGRAMS;

export const engines = Object.keys(PROGRAMS) as Engine[];

/** A program that the tests of engines start. */
export type Program = (typeof PROGRAMS)[Engine][number];

const DEBIAN_PACKAGES = ['chromium', 'chromium-driver', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Where a program lies; `undefined` where it is not installed. */
export function findProgram(program: Program): string | undefined {
  const names = program === 'firefox' ? ['firefox-esr', 'firefox'] : [program];
  return names.map((name) => `/usr/bin/${name}`).find(existsSync);
}

/** Whether all that an engine needs is installed. */
export function isInstalled(engine: Engine): boolean {
  return PROGRAMS[engine].every((program) => findProgram(program));
}

/** Installs Debian's packages of the engines where one is missing and Debian's root asks. Without them their tests are left out, and say so. */
export function ensureEngines(): void {
  if (engines.every(isInstalled) || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]])
    spawnSync('apt-get', args, { stdio: 'inherit' });
}
