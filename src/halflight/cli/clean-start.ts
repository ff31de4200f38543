import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder } from '../cache';
import { fromEngine, packedDigest } from '../paths';
import { readNow } from '../routes/now';
import { readDeployContext } from '../sourcing/environment';
import { readSite } from '../sourcing/read-content';

/*
 * Gatsby does not notice changes in files that `gatsby-node.ts` imports, and after a failed build it silently keeps stale results. So a build starts
 * from scratch unless the last one finished and was made by the same code. A preview in between moves that build aside.
 */

/**
 * Components, which only pages import: webpack notices their changes by itself. It notices changed stylesheets too, but Gatsby then renders only
 * pages that changed otherwise, and the rest keep the old styles.
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
  /** Whether a preview became ready, so that its compiled code is complete. */
  compiled?: boolean;
  /** The time that the site was built for. */
  instant?: string;
}

/**
 * A digest of the code (the engine, the site's own `src/` and the configuration), the path prefix, Node's version and the project's path, because
 * Gatsby's cache contains absolute paths. The content folder and the deploy context follow: previewed drafts must not end up in a public build, and
 * Gatsby does not rerun its queries when only the environment changes.
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

/** The part of a digest that identifies what is built: the content folder and the deploy context. */
function nameSite(root: string, contentFolder: string): string {
  return `${relative(root, contentFolder)} ${JSON.stringify(readDeployContext())}`;
}

/** Whether a build with this digest can reuse the cache of the last one. */
export function isWarm(root: string, digest: string): boolean {
  return !isStale(readMarker(join(root, '.cache', MARKER)), digest);
}

const PREVIEW = 'preview ';

/** The digest of a preview, from that of a build. */
export const previewOf = (digest: string): string => PREVIEW + digest;

const isPreview = (digest: string): boolean => digest.startsWith(PREVIEW);

function isStale(last: Marker | undefined, digest: string): boolean {
  return !last?.finished || last.digest !== digest;
}

/**
 * Removes `.cache` and `public` unless the last build finished with this digest, then marks a build as started. Returns whether it starts from
 * scratch. Compiled code stays if only the content folder or the deploy context differs, and a build of the same code finished or its preview became
 * ready. A preview moves a finished build aside, for `restoreBuild`.
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
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify({ finished: false, digest } satisfies Marker));
  return stale;
}

/** Whether code compiled by the last build or preview can be reused with this digest. */
function keepsCompiled(last: Marker | undefined, digest: string): boolean {
  return (last?.finished || last?.compiled) === true && codeOf(last?.digest ?? '') === codeOf(digest);
}

/**
 * Where a finished build is kept while the preview uses `.cache` and `public`. The name includes the project's path, since a build can only be
 * continued there and copies of a project may share one `node_modules` through a symlink.
 */
function asideOf(root: string): string {
  return join(cacheFolder(root), `build-${createHash('md5').update(root).digest('hex').slice(0, 8)}`);
}

function setAside(root: string): void {
  const aside = asideOf(root);
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(join(root, 'public'))) return;
  mkdirSync(aside, { recursive: true });
  try {
    // The cache first: it contains the marker, without which the rest is ignored.
    move(root, aside, '.cache');
    move(root, aside, 'public');
    moveCompiled(aside, root);
  } catch {
    // `node_modules` may be on another disk. The next build then starts from scratch.
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * Restores the build that was moved aside for a preview, if a build with this digest can continue it, and removes what the preview left, except its
 * compiled code. Without this, a build after a preview would start from scratch.
 */
export function restoreBuild(root: string, digest: string): void {
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
      // Some systems cannot move a folder while another program has one of its files open. Without the marker, the build starts from scratch.
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

/** Records that a preview with this digest is ready, so that the next start or build need not compile the same code again. */
export function keepCompiled(root: string, digest: string): void {
  writeFileSync(
    join(root, '.cache', MARKER),
    JSON.stringify({ finished: false, compiled: true, digest } satisfies Marker),
  );
}

/**
 * Records that Gatsby finished but the output has content errors: the cache can be trusted, but the site must not be published, so no build time is
 * recorded.
 */
export function keepCache(root: string, digest: string): void {
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify({ finished: true, digest } satisfies Marker));
}

/** Marks a build as finished. `instant` is the time it was built for, which decides what it shows. */
export function endBuild(root: string, digest: string, instant = readNow()): void {
  const marker: Marker = { finished: true, digest, instant: instant.toISOString() };
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify(marker));
}

/** Makes the next build start from scratch: one with protected pages cannot be continued, because their content is encrypted in `public`. */
export function forgetBuild(root: string): void {
  rmSync(join(root, '.cache', MARKER), { force: true });
}

/** Removes all that builds keep, which has the content of protected pages in clear. */
export function forgetAll(root: string): void {
  for (const folder of [join(root, '.cache'), cacheFolder(root)]) rmSync(folder, { recursive: true, force: true });
}

/** The time that `public` was built for; `undefined` if the last build is unfinished, or used another content folder or deploy context. */
export function lastBuild(root: string, contentFolder: string): Date | undefined {
  const last = readMarker(join(root, '.cache', MARKER));
  if (!last?.finished || !last.instant) return undefined;
  return last.digest === `${codeOf(last.digest)} ${nameSite(root, contentFolder)}` ? new Date(last.instant) : undefined;
}

/** The part of a digest that identifies the code: without the preview prefix, the content folder and the deploy context. */
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

/** The files of a folder and its subfolders; none if it does not exist. Skips `node_modules`. */
function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => (item.isDirectory() ? walk(join(folder, item.name)) : [join(folder, item.name)]));
}

// For tools that build in copies of the project and reuse its compiled code.
export { codeOf, COMPILED, MARKER as BUILD_MARKER, readMarker };
