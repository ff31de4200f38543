import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readNow } from '../routes/now';
import { readDeployContext } from '../sourcing/environment';
import { readSite } from '../sourcing/read-content';

/**
 * Gatsby does not notice when a file that `gatsby-node.ts` imports has changed, and after a build that failed it keeps old results and
 * says nothing. So a build starts from scratch unless the last one finished and was made by the same code.
 */

/**
 * What webpack notices by itself: components, which only pages import. Changed style sheets it notices too, but Gatsby then draws only the pages
 * again that changed otherwise, and leaves the old styles in the others.
 */
const WATCHED_BY_WEBPACK = /\.tsx$/;

/** What lies at the top and decides what a build does. */
const CONFIGURATION = [
  'package-lock.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'plugins/body-only/gatsby-node.ts',
  'tsconfig.json',
  'package.json',
];

const MARKER = 'halflight-build.json';

/** What Gatsby's compilers keep. They know it again by what it was made from, which is the code alone, whatever the content. */
const COMPILED = ['webpack', '.parcel-cache'];

interface Marker {
  finished: boolean;
  digest: string;
  /** Whether a preview got as far as to be looked at, so that what was compiled for it is complete. */
  compiled?: boolean;
  /** The instant that the site was built for. */
  instant?: string;
}

/**
 * A digest of everything but content, templates and scripts of the page, and of the prefix; behind it the content folder that is built, and
 * for whom: what a preview shows must not be found where visitors look, and no query runs again because the environment changed.
 */
export function digestOfCode(root: string, contentFolder: string): string {
  const prefix = new URL(readSite(contentFolder)?.url ?? 'http://localhost').pathname;
  const hash = createHash('sha256').update(prefix).update(process.version);
  const sources = walk(join(root, 'src'))
    .map((path) => relative(root, path))
    .filter((path) => !WATCHED_BY_WEBPACK.test(path) && !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(path));
  for (const path of [...CONFIGURATION, ...sources]) {
    if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
  }
  return `${hash.digest('hex')} ${relative(root, contentFolder)} ${JSON.stringify(readDeployContext())}`;
}

/** Whether a build with this digest goes on from what the last one kept. */
export function isWarm(root: string, digest: string): boolean {
  return !isStale(readMarker(join(root, '.cache', MARKER)), digest);
}

/** Whether there is nothing of a former build, as in a fresh clone. */
export function isUnbuilt(root: string): boolean {
  return !existsSync(join(root, '.cache')) && !existsSync(join(root, 'public'));
}

function isStale(last: Marker | undefined, digest: string): boolean {
  return !last?.finished || last.digest !== digest;
}

/** Marks a build as begun. */
export function markBegun(root: string, digest: string): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify({ finished: false, digest } satisfies Marker));
}

/**
 * Removes `.cache` and `public` unless the last build finished and had this digest, then marks a build as begun. Says whether it removed
 * anything. What was compiled stays where a build of the same code finished or its preview was ready, and only the content folder, or for
 * whom it is built, is another.
 */
export function beginBuild(root: string, digest: string): boolean {
  const last = readMarker(join(root, '.cache', MARKER));
  const stale = isStale(last, digest);
  if (stale) {
    const kept = (last?.finished || last?.compiled) && codeOf(last.digest) === codeOf(digest) ? COMPILED : [];
    for (const name of namesIn(join(root, '.cache')).filter((name) => !kept.includes(name)))
      rmSync(join(root, '.cache', name), { recursive: true });
    rmSync(join(root, 'public'), { recursive: true, force: true });
  }
  markBegun(root, digest);
  return stale;
}

/** Notes that a preview with this digest is ready: the next start or build need not compile the same code again. */
export function keepCompiled(root: string, digest: string): void {
  writeFileSync(
    join(root, '.cache', MARKER),
    JSON.stringify({ finished: false, compiled: true, digest } satisfies Marker),
  );
}

/**
 * Notes that Gatsby finished a build whose content has errors that only the output showed: its cache can be trusted, but the site was
 * not to be published, and so was not built for any instant.
 */
export function keepCache(root: string, digest: string): void {
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify({ finished: true, digest } satisfies Marker));
}

/** Marks a build as finished. It was built for an instant, which decides what it shows. */
export function endBuild(root: string, digest: string, instant = readNow()): void {
  const marker: Marker = { finished: true, digest, instant: instant.toISOString() };
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify(marker));
}

/** The instant that the site in `public` was built for; `undefined` where no build has finished. */
export function lastBuild(root: string): Date | undefined {
  const last = readMarker(join(root, '.cache', MARKER));
  return last?.finished && last.instant ? new Date(last.instant) : undefined;
}

/** A digest without what stands before and behind it. */
function codeOf(digest: string): string {
  return digest.replace(/^preview /, '').replace(/ .*/, '');
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

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => (item.isDirectory() ? walk(join(folder, item.name)) : [join(folder, item.name)]));
}

// For those who build in copies of the project, and take over what was compiled.
export { codeOf, COMPILED, MARKER as BUILD_MARKER, readMarker };
