import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromEngine, packedDigest } from '../paths';
import { readNow } from '../routes/now';
import { readDeployContext } from '../sourcing/environment';
import { keptFolder } from '../sourcing/kept';
import { readSite } from '../sourcing/read-content';

/**
 * Gatsby does not notice changes in files that `gatsby-node.ts` imports, and after a failed build it silently keeps old results. So a build starts
 * from scratch unless the last one finished and was made by the same code; a preview in between sets that one aside.
 */

/**
 * Components, which only pages import: webpack notices their changes by itself. It notices changed stylesheets, too, but Gatsby then renders only
 * pages that changed otherwise, and leaves the old styles in the rest.
 */
const WATCHED_BY_WEBPACK = /\.tsx$/;

/** The files in the root that affect a build. */
const CONFIGURATION = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'tsconfig.json', 'package.json'];

const MARKER = 'halflight-build.json';

/** The cache of Gatsby's bundler. Its keys depend on the code alone, not on the content. */
const COMPILED = ['webpack'];

interface Marker {
  finished: boolean;
  digest: string;
  /** Whether a preview got as far as being ready, so that its compiled code is complete. */
  compiled?: boolean;
  /** The instant that the site was built for. */
  instant?: string;
}

/**
 * A digest of the code (the engine, what the site itself has in `src/`, and the configuration), the path prefix, Node's version and the path of the
 * project, without which a project that was moved or copied would use what Gatsby knows by the paths of its files; followed by the content folder and
 * the deploy context: what a preview shows must not end up in a public build, and a changed environment alone does not make Gatsby
 * run its queries again.
 */
export function digestOfCode(root: string, contentFolder: string): string {
  const prefix = new URL(readSite(contentFolder)?.url ?? 'http://localhost').pathname;
  const hash = createHash('sha256').update(JSON.stringify([prefix, process.version, root]));
  const packed = packedDigest();
  const folders = packed === undefined ? [fromEngine(), join(root, 'src')] : [join(root, 'src')];
  if (packed !== undefined) hash.update(packed);
  const sources = folders
    .flatMap(walk)
    .map((path) => relative(root, path))
    .filter((path) => !WATCHED_BY_WEBPACK.test(path) && !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(path));
  for (const path of new Set([...CONFIGURATION, ...sources])) {
    if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
  }
  return `${hash.digest('hex')} ${nameSite(root, contentFolder)}`;
}

/** The part of a digest that stands for what is built: the content folder and the deploy context. */
function nameSite(root: string, contentFolder: string): string {
  return `${relative(root, contentFolder)} ${JSON.stringify(readDeployContext())}`;
}

/** Whether a build with this digest can reuse the cache of the last one. */
export function isWarm(root: string, digest: string): boolean {
  return !isStale(readMarker(join(root, '.cache', MARKER)), digest);
}

/** What Gatsby leaves in `.cache` if it is stopped while it starts, since the content has errors, and makes again. */
const LEFT_BY_START = ['compiled', '.parcel-cache', ...COMPILED];

/** Whether there is no trace of an earlier build, as in a fresh clone. */
export function isUnbuilt(root: string): boolean {
  const isOfBuild = (name: string) => !LEFT_BY_START.includes(name);
  return !namesIn(join(root, '.cache')).some(isOfBuild) && !existsSync(join(root, 'public'));
}

const PREVIEW = 'preview ';

/** The digest of a preview, from that of a build. */
export const previewOf = (digest: string): string => PREVIEW + digest;

const isPreview = (digest: string): boolean => digest.startsWith(PREVIEW);

function isStale(last: Marker | undefined, digest: string): boolean {
  return !last?.finished || last.digest !== digest;
}

/** Marks a build as started. */
export function markBegun(root: string, digest: string): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify({ finished: false, digest } satisfies Marker));
}

/**
 * Removes `.cache` and `public` unless the last build finished with this digest, then marks a build as started. Returns whether it starts from scratch.
 * Compiled code stays if only the content folder or the deploy context differs, and a build of the same code finished or its preview was ready. A
 * preview sets a finished build aside, for `takeBack`.
 */
export function beginBuild(root: string, digest: string): boolean {
  const last = readMarker(join(root, '.cache', MARKER));
  const stale = isStale(last, digest);
  if (stale) {
    if (last?.finished && isPreview(digest)) setAside(root);
    const kept = keepsCompiled(last, digest) ? COMPILED : [];
    for (const name of namesIn(join(root, '.cache')).filter((name) => !kept.includes(name)))
      rmSync(join(root, '.cache', name), { recursive: true });
    rmSync(join(root, 'public'), { recursive: true, force: true });
  }
  markBegun(root, digest);
  return stale;
}

/** Whether what the last build or preview compiled can be used with this digest. */
function keepsCompiled(last: Marker | undefined, digest: string): boolean {
  return (last?.finished || last?.compiled) === true && codeOf(last?.digest ?? '') === codeOf(digest);
}

/**
 * Where a finished build waits while the preview uses `.cache` and `public`. It can only be continued at the same path, and copies of a project may
 * share one `node_modules` by a link.
 */
function asideOf(root: string): string {
  return join(keptFolder(root), `build-${createHash('md5').update(root).digest('hex').slice(0, 8)}`);
}

function setAside(root: string): void {
  const aside = asideOf(root);
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(join(root, 'public'))) return;
  mkdirSync(aside, { recursive: true });
  try {
    // The cache first: it has the marker, without which a site counts for nothing.
    move(root, aside, '.cache');
    move(root, aside, 'public');
    moveCompiled(aside, root);
  } catch {
    // `node_modules` may be on another disk. The next build then starts from scratch.
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * Takes back the build that was set aside for a preview, if a build with this digest can continue it, and removes what the preview left, except what
 * it compiled. Without this, a build after a preview would start from scratch.
 */
export function takeBack(root: string, digest: string): void {
  const aside = asideOf(root);
  if (!existsSync(aside)) return;
  const last = readMarker(join(root, '.cache', MARKER));
  const waits = !isStale(readMarker(join(aside, '.cache', MARKER)), digest) && existsSync(join(aside, 'public'));
  if (waits && !last?.finished) {
    try {
      if (keepsCompiled(last, digest)) moveCompiled(root, aside);
      for (const name of ['.cache', 'public']) rmSync(join(root, name), { recursive: true, force: true });
      // The marker comes last here, for the same reason.
      move(aside, root, 'public');
      move(aside, root, '.cache');
    } catch {
      // Some systems do not move a folder of which another program has a file open. Without the marker, the build starts from scratch.
    }
  }
  rmSync(aside, { recursive: true, force: true });
}

function moveCompiled(from: string, to: string): void {
  mkdirSync(join(to, '.cache'), { recursive: true });
  for (const name of COMPILED) if (existsSync(join(from, '.cache', name))) move(from, to, join('.cache', name));
}

function move(from: string, to: string, name: string): void {
  renameSync(join(from, name), join(to, name));
}

/** Records that a preview with this digest is ready: the next start or build need not compile the same code again. */
export function keepCompiled(root: string, digest: string): void {
  writeFileSync(
    join(root, '.cache', MARKER),
    JSON.stringify({ finished: false, compiled: true, digest } satisfies Marker),
  );
}

/**
 * Records that Gatsby finished, but that the output showed errors in the content: the cache can be trusted, but the site must not be published and so
 * counts as built for no instant.
 */
export function keepCache(root: string, digest: string): void {
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify({ finished: true, digest } satisfies Marker));
}

/** Marks a build as finished. `instant` is the time it was built for, which decides what it shows. */
export function endBuild(root: string, digest: string, instant = readNow()): void {
  const marker: Marker = { finished: true, digest, instant: instant.toISOString() };
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify(marker));
}

/** The instant that `public` was built for; `undefined` if the last build is unfinished, or of another content folder or deploy context. */
export function lastBuild(root: string, contentFolder: string): Date | undefined {
  const last = readMarker(join(root, '.cache', MARKER));
  if (!last?.finished || !last.instant) return undefined;
  return last.digest === `${codeOf(last.digest)} ${nameSite(root, contentFolder)}` ? new Date(last.instant) : undefined;
}

/** The part of a digest that stands for the code: without what says that it is a preview, the content folder and the deploy context. */
function codeOf(digest: string): string {
  return (isPreview(digest) ? digest.slice(PREVIEW.length) : digest).replace(/ .*/, '');
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function readMarker(path: string): Marker | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Marker;
  } catch {
    return undefined;
  }
}

/** The files of a folder and the folders in it; none if there is no such folder. Packages installed there are left out. */
function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => (item.isDirectory() ? walk(join(folder, item.name)) : [join(folder, item.name)]));
}

// For tools that build in copies of the project and reuse its compiled code.
export { codeOf, COMPILED, MARKER as BUILD_MARKER, readMarker };
