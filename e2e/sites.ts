import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSite } from '../src/sourcing/read-content';

/**
 * The sites that the tests look at, each built from a content folder of its own by `build-sites.ts`. The one called `demo` is `content/`,
 * which is the author's: it may hold anything, and tests take nothing about it for granted.
 */
export const siteNames = [
  'main',
  'demo',
  'docs',
  'empty',
  'one-each',
  'many',
  'fresh',
  'restyled',
  'services',
  'hostile',
] as const;
/** The name of a site that the tests look at. */
export type SiteName = (typeof siteNames)[number];

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 4310);

/** The port that `serve-sites.ts` serves a site on. */
export function portOf(site: SiteName): number {
  return FIRST_PORT + siteNames.indexOf(site);
}

/** Where a site is served. */
export function originOf(site: SiteName): string {
  return `http://localhost:${portOf(site)}`;
}

/** The content folder that a site is built from. */
export function contentOf(site: SiteName): string {
  const own: Partial<Record<SiteName, string>> = { main: 'e2e/content', demo: 'content', docs: 'docs' };
  return resolve(own[site] ?? `e2e/.sites/content/${site}`);
}

/** What stands before every path of a site: the path of its `url`. */
export function prefixOf(site: SiteName): string {
  const url = readSite(contentOf(site))?.url;
  return url ? new URL(url).pathname.replace(/\/$/, '') : '';
}

/** Where the finished site lies. */
export function folderOf(site: SiteName): string {
  return resolve('e2e/.sites', site);
}

/** All files of a folder, relative to it, in the order of their names. */
export function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      const path = join(below, item.name);
      return item.isDirectory() ? filesOf(folder, path) : [path];
    });
}

/**
 * The addresses of all pages of a finished site without its prefix, such as `/posts/a-title/` and `/404.html`. What an author put into
 * `static/` is copied as it is, and no page of ours; what only moves on is none either.
 */
export function pagesOf(site: SiteName): string[] {
  const folder = folderOf(site);
  if (!existsSync(folder)) throw new Error(`There is no site "${site}": run "npx tsx e2e/build-sites.ts" first.`);
  return filesOf(folder)
    .filter((path) => path.endsWith('.html') && !path.startsWith('_') && !path.startsWith('~'))
    .filter((path) => !existsSync(resolve('static', path)))
    .filter((path) => !readFileSync(join(folder, path), 'utf8').includes('http-equiv="refresh"'))
    .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`);
}
