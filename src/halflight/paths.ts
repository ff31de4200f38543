import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * There are two kinds of paths: Halflight's files are found from the engine, the author's from the project. In a site, the engine is a folder of
 * `node_modules`.
 */

/** The name in the engine's `package.json`. */
const PACKAGE = 'halflight';

let engine: string | undefined;

/**
 * The folder of the engine: the nearest ancestor of this code whose `package.json` has its name, otherwise the installed one. Throws if there is
 * none.
 */
function engineFolder(): string {
  return (engine ??= process.env.HALFLIGHT_ENGINE ?? findPackage(__dirname) ?? findInstalled());
}

function findPackage(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === PACKAGE) return folder;
  return dirname(folder) === folder ? undefined : findPackage(dirname(folder));
}

/** For bundles, which are in a cache. */
function findInstalled(): string {
  return dirname(createRequire(join(__dirname, 'package.json')).resolve(`${PACKAGE}/package.json`));
}

/** The absolute path of a file of the engine, from its path in the package. */
export function fromEngine(...path: string[]): string {
  return join(engineFolder(), ...path);
}

/** The absolute path of a file of the author's project, from its path in the project: the folder in which a command is run. */
export function fromProject(...path: string[]): string {
  return resolve(...path);
}

/** A path for messages: relative to the project, `.` for the project itself. */
export function toShownPath(path: string): string {
  return relative(fromProject(), path) || '.';
}

/**
 * A digest of the engine's code, which the published package contains since it was packed (`pack/pack-packages.ts`); `undefined` in the workspace.
 */
export function packedDigest(): string | undefined {
  const file = fromEngine('dist/digest');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The absolute path of an export of one of the engine's libraries, for tools that would look for it elsewhere. */
export function resolveLibrary(name: string): string {
  return createRequire(fromEngine('package.json')).resolve(name);
}

/** Loads one of the engine's libraries on demand, rather than with the bundle. */
export function loadLibrary(name: string): unknown {
  return createRequire(fromEngine('package.json'))(name);
}

/** Whether an optional library is installed. */
export function isInstalled(name: string): boolean {
  return findInLibrary(name, 'package.json') !== undefined;
}

function findInLibrary(name: string, path: string): string | undefined {
  const folders = createRequire(fromEngine('package.json')).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name, path)).find(existsSync);
}

/** The absolute path of a file of one of the engine's libraries. Unlike `require.resolve`, ignores the library's `exports`. */
export function fromLibrary(name: string, path: string): string {
  const file = findInLibrary(name, path);
  if (file === undefined) throw new Error(`${path} of the library ${name} is not installed.`);
  return file;
}
