import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { extract } from 'tar';
import { toManifest, type Engine } from '../src/create-halflight/to-manifest';
import { BUILD_MARKER, codeOf, COMPILED, digestOfCode, readMarker } from '../src/halflight/cli/clean-start';
import { packPackages } from '../src/halflight/pack/pack-packages';
import { filesOf } from './sites';

/**
 * Copies of the project that tests build in, so that they leave the author's `public/` and `.cache/` alone and can build in parallel. They stay in
 * place between runs: the caches of Gatsby's compilers are valid only at the same path.
 */

const WORKSPACES = resolve('e2e/.sites/work');

/** The workspace that builds the main site, and then runs the tests in `builds/`, so that they share compiled code. */
export const FIRST_WORKSPACE = '1';

/**
 * The contents of a workspace other than its manifest and packages, with the source of each: the files of an author's site other than its content.
 */
const OF_SITE = {
  'gatsby-config.ts': 'src/create-halflight/site/gatsby-config.ts',
  'gatsby-node.ts': 'src/create-halflight/site/gatsby-node.ts',
  'tsconfig.json': 'src/create-halflight/site/tsconfig.json',
  'package-lock.json': 'package-lock.json',
};

const MANIFEST = 'package.json';

/** The engine as npm would unpack it. The packed file and a digest of the code are next to it. */
const ENGINE = resolve('e2e/.sites/engine');

const MADE = ['.cache', 'public'];

/**
 * Brings a workspace up to date with the project, creating it if necessary, and keeps its last build. It is a site like an author's: its engine is
 * the unpacked package, the other packages are the project's. Unchanged files are not rewritten. Returns its folder. `name` identifies the workspace,
 * and `code` has the site's own code: its places in the workspace, with their sources.
 */
export function openWorkspace(name: string, code: Readonly<Record<string, string>> = {}): string {
  const folder = join(WORKSPACES, name);
  mkdirSync(folder, { recursive: true });
  const wanted: Readonly<Record<string, string>> = { ...OF_SITE, ...code };
  const kept = [...Object.keys(wanted).map((path) => path.split('/')[0] ?? path), MANIFEST, 'node_modules', ...MADE];
  for (const item of readdirSync(folder))
    if (!kept.includes(item) && !item.startsWith('.')) rmSync(join(folder, item), { recursive: true });
  for (const [item, source] of Object.entries(wanted)) synchronize(resolve(source), join(folder, item));
  const engine = JSON.parse(readFileSync('src/halflight/package.json', 'utf8')) as Engine;
  writeFileSync(join(folder, MANIFEST), toManifest({ languages: [] }, name, engine));
  linkLibraries(join(folder, 'node_modules'));
  synchronize(unpackEngine(), join(folder, 'node_modules/halflight'));
  return folder;
}

/** Copies the whole project into a folder, where a test may change the engine. Not below this one, where its tests would be found. */
export function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  for (const path of listed.split('\0').filter((item) => item && existsSync(item))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  linkLibraries(join(folder, 'node_modules'));
  symlinkSync('../src/halflight', join(folder, 'node_modules/halflight'), 'junction');
}

/** A workspace with nothing left or cached by an earlier build, and a function that removes it. */
export function createWorkspace(name: string): { folder: string; remove: () => void } {
  const folder = openWorkspace(name);
  for (const left of [...MADE, 'node_modules/.cache']) rmSync(join(folder, left), { recursive: true, force: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links the project's dependencies, except its own packages, and the commands of both. */
function linkLibraries(folder: string): void {
  // It used to be a link to the project's own folder, which links to the sources: never write through it.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder);
  const link = (target: string, path: string) => {
    mkdirSync(dirname(path), { recursive: true });
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(target, path, 'junction');
  };
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.') && !name.startsWith('halflight')) link(resolve('node_modules', name), join(folder, name));
  for (const name of readdirSync('node_modules/.bin').filter((item) => !item.startsWith('halflight')))
    link(resolve('node_modules/.bin', name), join(folder, '.bin', name));
  link('../halflight/cli/run.cjs', join(folder, '.bin/halflight'));
}

/** Packs the engine and unpacks it, unless that was done with the same code. Returns its folder. */
function unpackEngine(): string {
  const hash = createHash('sha256');
  for (const path of filesOf('src').filter((file) => !file.includes('node_modules')))
    hash.update(path).update(readFileSync(join('src', path)));
  const [stamp, digest] = [`${ENGINE}.digest`, hash.digest('hex')];
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return ENGINE;
  const target = `${ENGINE}.packed`;
  rmSync(target, { recursive: true, force: true });
  rmSync(ENGINE, { recursive: true, force: true });
  const [file = ''] = packPackages(['halflight'], target).values();
  mkdirSync(ENGINE);
  extract({ file, cwd: ENGINE, strip: 1, sync: true });
  writeFileSync(stamp, digest);
  return ENGINE;
}

/** Makes a file or a folder identical to another. */
export function synchronize(from: string, to: string): void {
  const paths = listFiles(from);
  if (existsSync(to)) {
    const expected = new Set(paths);
    for (const path of listFiles(to)) if (!expected.has(path)) rmSync(join(to, path), { recursive: true });
  }
  for (const path of paths) {
    const source = join(from, path);
    const target = join(to, path);
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
  }
}

/** The files of a folder, relative to it; for a single file, one empty path. */
function listFiles(path: string): string[] {
  try {
    return filesOf(path);
  } catch {
    return [''];
  }
}

/**
 * Prepares a workspace to build a site: restores the last build of that site, and moves aside that of another. A site with nothing to restore, or
 * built by other code, starts with the compilers' caches of a site built by the same code.
 */
export function enterSite(workspace: string, site: string, content: string): void {
  const keep = `${workspace}.kept`;
  const note = join(keep, 'current');
  const before = existsSync(note) ? readFileSync(note, 'utf8') : undefined;
  if (before === site) return;
  mkdirSync(keep, { recursive: true });
  if (before) move(workspace, join(keep, before));
  for (const name of MADE) rmSync(join(workspace, name), { recursive: true, force: true });

  const code = codeOf(digestOfCode(workspace, content));
  const isOfCode = (name: string) => {
    const marker = readMarker(join(keep, name, '.cache', BUILD_MARKER));
    return marker?.finished === true && codeOf(marker.digest) === code;
  };
  const compiled = readdirSync(keep).find(isOfCode);
  if (isOfCode(site)) move(join(keep, site), workspace);
  else if (compiled !== undefined) {
    for (const name of [...COMPILED, BUILD_MARKER]) {
      const source = join(keep, compiled, '.cache', name);
      if (existsSync(source)) cpSync(source, join(workspace, '.cache', name), { recursive: true });
    }
  }
  writeFileSync(note, site);
}

/** Moves the results of a build from one folder to another. */
function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of MADE.filter((made) => existsSync(join(from, made)))) {
    rmSync(join(to, name), { recursive: true, force: true });
    renameSync(join(from, name), join(to, name));
  }
}
