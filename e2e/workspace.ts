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
import { BUILD_MARKER, codeOf, COMPILED, digestOfCode, readMarker } from '../src/halflight/cli/clean-start';
import { packPackages } from '../src/halflight/pack/pack-packages';
import { filesOf } from './sites';

/**
 * Copies of the project that tests build in, so that they leave the author's `public/` and `.cache/` alone and can build in parallel. They stay where
 * they are between runs: the caches of Gatsby's compilers are valid only at the same path.
 */

const WORKSPACES = resolve('e2e/.sites/work');

/** The workspace that builds the main site, and afterwards the tests in `builds/`: what was compiled for the one is reused for the others. */
export const FIRST_WORKSPACE = '1';

/** What a workspace has besides the engine and its dependencies: what an author's site has beside its content. */
const OF_SITE = ['gatsby-config.ts', 'gatsby-node.ts', 'tsconfig.json', 'package-lock.json'];

const MANIFEST = 'package.json';

/** The engine as npm would unpack it, and what it was packed from. */
const ENGINE = resolve('e2e/.sites/engine');

/** What a build leaves in a workspace. */
const MADE = ['.cache', 'public'];

/**
 * Brings a workspace up to date with the project, creating it if necessary, and keeps what was built in it before. It is a site like an author's: its
 * engine is the unpacked package, the other libraries are those of the project. Unchanged files are not written again. Returns its folder; `name` tells
 * workspaces apart.
 */
export function openWorkspace(name: string): string {
  const folder = join(WORKSPACES, name);
  mkdirSync(folder, { recursive: true });
  const wanted = OF_SITE.filter((item) => existsSync(item));
  for (const item of readdirSync(folder)) {
    if (
      !wanted.includes(item) &&
      item !== 'node_modules' &&
      item !== MANIFEST &&
      !MADE.includes(item) &&
      !item.startsWith('.')
    )
      rmSync(join(folder, item), { recursive: true });
  }
  for (const item of wanted) synchronize(resolve(item), join(folder, item));
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as object;
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, workspaces: undefined }, null, 2));
  linkLibraries(join(folder, 'node_modules'));
  synchronize(unpackEngine(), join(folder, 'node_modules/halflight'));
  return folder;
}

/** Links the libraries of the project, without its own packages, and the commands of both. */
function linkLibraries(folder: string): void {
  // Once it was a link to the project's own, whose packages are links to their sources: never write through it.
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

/** Makes a file, or a folder with everything in it, the same as another. */
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
 * Prepares a workspace to build a site: restores what the last build of that site left, and puts aside what another site left. A site with nothing to
 * restore, or built by other code, starts with the compilers' caches of a site that the same code built.
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
