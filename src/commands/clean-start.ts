import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSite } from '../sourcing/read-content';

/**
 * Gatsby does not notice when a file that `gatsby-node.ts` imports has changed, and after a build that failed it keeps old results and
 * says nothing. So a build starts from nothing unless the last one finished and was made by the same code.
 */

/**
 * Folders of which webpack notices changed scripts by itself. Changed style sheets it notices too, but Gatsby then draws only the pages
 * again that changed otherwise, and leaves the old styles in the others.
 */
const WATCHED_BY_WEBPACK = ['templates', 'sections', 'components'];

/** What lies at the top and decides what a build does. */
const CONFIGURATION = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'tsconfig.json', 'package.json'];

const MARKER = 'halflight-build.json';

interface Marker {
  finished: boolean;
  digest: string;
}

/** A digest of everything but content, templates and styles, and of which content folder and prefix are built. */
export function digestOfCode(root: string, contentFolder: string): string {
  const prefix = new URL(readSite(contentFolder)?.url ?? 'http://localhost').pathname;
  const hash = createHash('sha256').update(relative(root, contentFolder)).update(prefix).update(process.version);
  const sources = walk(join(root, 'src'))
    .map((path) => relative(root, path))
    .filter(
      (path) =>
        (path.endsWith('.css') || !WATCHED_BY_WEBPACK.includes(path.split('/')[1] ?? '')) &&
        !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(path),
    );
  for (const path of [...CONFIGURATION, ...sources]) {
    if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** Removes `.cache` and `public` unless the last build finished and had this digest, then marks a build as begun. Says whether it removed anything. */
export function beginBuild(root: string, digest: string): boolean {
  const marker = join(root, '.cache', MARKER);
  const last = readMarker(marker);
  const stale = !last?.finished || last.digest !== digest;
  if (stale) for (const folder of ['.cache', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(marker, JSON.stringify({ finished: false, digest } satisfies Marker));
  return stale;
}

/** Marks a build as finished. */
export function endBuild(root: string, digest: string): void {
  writeFileSync(join(root, '.cache', MARKER), JSON.stringify({ finished: true, digest } satisfies Marker));
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
