import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRunning } from '../fix/is-running';
import { VENDOR, type Release } from './bump-manifest';
import type { RunProgram } from './run-program';

export type PackageManager = 'npm' | 'pnpm';

const LOCKS: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
];

/** Lock files of unsupported package managers. */
const OTHER_LOCKS = ['yarn.lock', 'bun.lock', 'bun.lockb'];

/** Where an upgrade backs up the site, and checks a copy of the content. Git ignores it. */
export const WORKPLACE = '.halflight-upgrade';

interface Manager {
  manager: PackageManager;
  /** Its lock file, which may not exist. */
  lock: string;
}

/** The state of a site before an upgrade. */
interface Before extends Manager {
  /** The texts of files that will be written; `null` for those that did not exist. */
  files: Record<string, string | null>;
}

/** The package manager of a site, by its lock file; npm if there is none. Throws if it is neither npm nor pnpm. */
export function findManager(folder: string): Manager {
  const [lock = 'package-lock.json', manager = 'npm'] = LOCKS.find(([file]) => existsSync(join(folder, file))) ?? [];
  const other = OTHER_LOCKS.find((file) => existsSync(join(folder, file)));
  if (other !== undefined && !existsSync(join(folder, lock)))
    throw new Error(
      `${other} belongs to a package manager that this command does not support. Install the new version with it yourself, then run "npx halflight migrate --from VERSION --write", where VERSION is the one that you have now.`,
    );
  return { manager, lock };
}

/**
 * Installs a release in a site, with `manifest` as the new `package.json`. Until `keepInstallation`, `undoInstallation` restores the previous state,
 * even after a crash. Throws if the installation fails.
 */
export function install(
  folder: string,
  manifest: string,
  { tarballs }: Release,
  { manager, lock, run }: Manager & { run: RunProgram },
): void {
  const packed = Array.from(tarballs.values(), (file) => ({ file, path: join(VENDOR, basename(file)) }));
  const added = packed.filter(({ path }) => !existsSync(join(folder, path)));
  note(folder, {
    manager,
    lock,
    files: Object.fromEntries(
      ['package.json', lock, ...added.map(({ path }) => path)].map((path) => [path, readOr(join(folder, path))]),
    ),
  });
  for (const { file, path } of added) {
    mkdirSync(join(folder, VENDOR), { recursive: true });
    copyFileSync(file, join(folder, path));
  }
  writeFileSync(join(folder, 'package.json'), manifest);
  // If `CI` is set, pnpm only installs what the lock file lists.
  const args = manager === 'npm' ? NPM_INSTALL : ['install', '--no-frozen-lockfile'];
  const { code } = run(folder, manager, args, { shown: true });
  if (code !== 0) throw new Error(`"${manager} install" failed (${describeExit(code)}).`);
}

const NPM_INSTALL = ['install', '--no-audit', '--no-fund'];

/** Restores the state before an incomplete upgrade. Returns what could not be restored, as a sentence; `undefined` if everything was. */
export function undoInstallation(folder: string, run: RunProgram): string | undefined {
  const { manager, lock, files } = readNote(folder);
  const restore = () => {
    for (const [path, text] of Object.entries(files))
      if (text === null) rmSync(join(folder, path), { force: true });
      else writeFileSync(join(folder, path), text);
  };
  restore();
  const { code } = run(folder, manager, manager === 'npm' ? NPM_INSTALL : ['install', '--frozen-lockfile']);
  // Another npm version may have rewritten the lock file, or created one.
  restore();
  if (code !== 0)
    return `package.json and ${lock} were restored, but "${manager} install" failed (${describeExit(code)}): run it again.`;
  discard(folder);
  return undefined;
}

const describeExit = (code: number | null): string => (code === null ? 'stopped by a signal' : `exit code ${code}`);

/** Completes an upgrade: what was installed stays. Packed packages that `package.json` no longer names are removed. */
export function keepInstallation(folder: string): void {
  const { files } = readNote(folder);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  for (const [, path = ''] of (files['package.json'] ?? '').matchAll(/"file:(vendor\/[^"/\\]+\.tgz)"/g))
    if (!manifest.includes(`"file:${path}"`)) rmSync(join(folder, path), { force: true });
  discard(folder);
}

/** Whether an upgrade was interrupted. Throws if it is still running. */
export function wasInterrupted(folder: string): boolean {
  const process = readOr(join(folder, WORKPLACE, 'process'));
  if (process !== null && isRunning(Number(process))) throw new Error('Another upgrade of this site is running.');
  if (existsSync(join(folder, WORKPLACE, 'before.json'))) return true;
  discard(folder);
  return false;
}

/** Backs up the state of the site, so that it can be restored even after a crash. */
function note(folder: string, before: Before): void {
  const workplace = join(folder, WORKPLACE);
  mkdirSync(workplace, { recursive: true });
  // Makes git ignore the folder, whatever the site's own `.gitignore` says.
  writeFileSync(join(workplace, '.gitignore'), '*\n');
  writeFileSync(join(workplace, 'process'), String(process.pid));
  writeFileSync(join(workplace, 'new.json'), JSON.stringify(before));
  renameSync(join(workplace, 'new.json'), join(workplace, 'before.json'));
}

const readNote = (folder: string) => JSON.parse(readFileSync(join(folder, WORKPLACE, 'before.json'), 'utf8')) as Before;

const discard = (folder: string) => rmSync(join(folder, WORKPLACE), { recursive: true, force: true });

function readOr(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
