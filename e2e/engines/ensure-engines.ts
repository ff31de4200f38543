import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The programs that drive each engine's browser. */
const PROGRAMS = {
  firefox: ['firefox'],
  // WebKit needs a display; Xvfb provides one in memory.
  webkit: ['WebKitWebDriver', 'Xvfb'],
} as const;

export type Engine = keyof typeof PROGRAMS;

export const engines = Object.keys(PROGRAMS) as Engine[];

export type Program = (typeof PROGRAMS)[Engine][number];

const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The path of a program; `undefined` if it is not installed. */
export function findProgram(program: Program): string | undefined {
  const names = program === 'firefox' ? ['firefox-esr', 'firefox'] : [program];
  return names.map((name) => `/usr/bin/${name}`).find(existsSync);
}

/** Whether every program of an engine is installed. */
export function isInstalled(engine: Engine): boolean {
  return PROGRAMS[engine].every((program) => findProgram(program));
}

/** Installs the engines' Debian packages when run as root on Debian and one is missing. Otherwise their tests are skipped with a message. */
export function ensureEngines(): void {
  if (engines.every(isInstalled) || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]])
    spawnSync('apt-get', args, { stdio: 'inherit' });
}
