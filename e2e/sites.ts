import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The sites that the tests look at, each built from a content folder of its own by `build-sites.ts`. */
export const siteNames = ['main', 'demo', 'docs', 'empty', 'one-each', 'many', 'restyled'] as const;
export type SiteName = (typeof siteNames)[number];

const FIRST_PORT = 4310;

/** The port that `serve-sites.ts` serves a site on. */
export function portOf(site: SiteName): number {
  return FIRST_PORT + siteNames.indexOf(site);
}

/** The path that every address on a site begins with: that of its `url`. */
export function prefixOf(site: SiteName): string {
  return site === 'restyled' ? '/some/prefix' : '';
}

export function originOf(site: SiteName): string {
  return `http://localhost:${portOf(site)}`;
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

/** The addresses of all pages of a finished site, such as `/posts/a-title/` and `/404.html`. */
export function pagesOf(site: SiteName): string[] {
  const folder = folderOf(site);
  if (!existsSync(folder)) throw new Error(`There is no site "${site}": run "npx tsx e2e/build-sites.ts" first.`);
  return filesOf(folder)
    .filter((path) => path.endsWith('.html') && !path.startsWith('_gatsby/') && !path.startsWith('~'))
    .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`);
}
