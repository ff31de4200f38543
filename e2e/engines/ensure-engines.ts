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

const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation'];

/** Where Debian has Liberation Sans, which is as wide as Arial: the fallback of our fonts is made of it (`late-fonts.slow.spec.ts`). */
const FONTS = '/usr/share/fonts/truetype/liberation';

/** The path of a program; `undefined` if it is not installed. */
export function findProgram(program: Program): string | undefined {
  const names = program === 'firefox' ? ['firefox-esr', 'firefox'] : [program];
  return names.map((name) => `/usr/bin/${name}`).find(existsSync);
}

/** Whether every program of an engine is installed. */
export function isInstalled(engine: Engine): boolean {
  return PROGRAMS[engine].every((program) => findProgram(program));
}

/**
 * Installs the Debian packages of the engines, and a font as wide as Arial, when run as root on Debian and one is missing. Otherwise the tests that
 * need them are skipped with a message.
 */
export function ensureEngines(): void {
  const isComplete = engines.every(isInstalled) && existsSync(FONTS);
  if (isComplete || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]])
    spawnSync('apt-get', args, { stdio: 'inherit' });
}
