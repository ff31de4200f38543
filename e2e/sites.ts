import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EDITOR_PAGE } from '../src/features/editor/make-editor';
import { readSite } from '../src/sourcing/read-content';

/**
 * The sites that the tests look at, each built from a content folder of its own by `build-sites.ts`. The one called `demo` is `content/`,
 * which is the author's: it may hold anything, and tests take nothing about it for granted. Those below the same path stand together: what
 * was compiled for one serves the next.
 */
export const siteNames = [
  'main',
  'restyled',
  'docs',
  'demo',
  'empty',
  'services',
  'hostile',
  'one-each',
  'fresh',
  'many',
  'languages',
  'imported',
] as const;

/** The name of a site that the tests look at. */
export type SiteName = (typeof siteNames)[number];

/** Sites that only `npm test -- --all` builds: what tests say of them is tagged `@slow`. */
export const slowSites: readonly SiteName[] = ['fresh', 'many', 'imported'];

/** The content of these sites stands in the repository; that of all others is generated. */
const written = { main: 'e2e/content', demo: 'content', docs: 'docs', languages: 'e2e/languages' } as const;

/** Whether the content of a site is generated before it is built. */
export function isGenerated(site: SiteName): site is Exclude<SiteName, keyof typeof written> {
  return !(site in written);
}

/**
 * The sites that a file of tests needs: those whose names stand in it as texts or keys, and `main`, which is what a test looks at unless it
 * says otherwise.
 */
export function sitesNamedIn(code: string): SiteName[] {
  return siteNames.filter((site) => site === 'main' || new RegExp(`['"\`]${site}['"\`]|\\b${site}: `).test(code));
}

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
  return resolve(isGenerated(site) ? `e2e/.sites/content/${site}` : written[site]);
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
  return (
    filesOf(folder)
      .filter((path) => path.endsWith('.html') && !path.startsWith('_') && !path.startsWith('~'))
      // The editor is no page of the site: `editor.spec.ts` looks at it.
      .filter((path) => path !== EDITOR_PAGE)
      .filter((path) => !existsSync(resolve('static', path)))
      .filter((path) => !readFileSync(join(folder, path), 'utf8').includes('http-equiv="refresh"'))
      .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`)
  );
}
