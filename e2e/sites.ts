import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EDITOR_PAGE } from '../src/halflight/editor/make-editor';
import { readSite } from '../src/halflight/sourcing/read-content';

/** The demonstrations that are published below `/examples/` of the docs, as the site `published` has them. */
export const exampleNames = ['ada-lovelace', 'anna-atkins', 'mary-shelley', 'grace-hopper', 'receiver'] as const;

/**
 * The sites under test, each built by `build-sites.ts` from its own content folder. `demo` is `content/`, which is the author's: it may hold
 * anything, and tests must not rely on it. Sites below the same path are listed together: code compiled for one is reused for the next.
 */
export const siteNames = [
  'main',
  'restyled',
  'docs',
  'demo',
  ...exampleNames,
  'published',
  'empty',
  'services',
  'hostile',
  'one-each',
  'created',
  'many',
  'languages',
  'protected',
  'imported',
] as const;

export type SiteName = (typeof siteNames)[number];

/** Sites that only `npm test -- --all` builds. Their tests are tagged `@slow` or in files named `x.slow.spec.ts`. */
export const slowSites: readonly SiteName[] = [
  'restyled',
  'docs',
  // The workflow `site.yml` builds it on every push.
  'demo',
  ...exampleNames,
  'published',
  'hostile',
  'one-each',
  'created',
  'many',
  'imported',
];

/** The tags of a site's tests, which say when they run (`playwright.config.ts`). */
export function tagsOf(site: SiteName): string[] {
  return slowSites.includes(site) ? ['@slow'] : site === 'main' ? [] : ['@elsewhere'];
}

/** The content of these sites is in the repository; that of all others is generated. */
const written = {
  main: 'e2e/content',
  demo: 'content',
  docs: 'docs',
  'anna-atkins': 'examples/anna-atkins',
  'mary-shelley': 'examples/mary-shelley',
  'grace-hopper': 'examples/grace-hopper',
  receiver: 'examples/receiver',
  published: 'docs',
  languages: 'e2e/languages',
  protected: 'e2e/protected',
} as const;

/** Whether the content of a site is generated before it is built. */
export function isGenerated(site: SiteName): site is Exclude<SiteName, keyof typeof written> {
  return !(site in written);
}

/** The sites that a test file needs: those named in it as strings or keys, and `main`, the default. */
export function sitesNamedIn(code: string): SiteName[] {
  return siteNames.filter((site) => site === 'main' || new RegExp(`['"\`]${site}['"\`]|\\b${site}: `).test(code));
}

const FIRST_PORT = Number(process.env.FIRST_PORT ?? 4310);

export function portOf(site: SiteName): number {
  return FIRST_PORT + siteNames.indexOf(site);
}

/** The origin at which a site is served. */
export function originOf(site: SiteName): string {
  return `http://localhost:${portOf(site)}`;
}

/** The content folder that a site is built from. */
export function contentOf(site: SiteName): string {
  return resolve(isGenerated(site) ? `e2e/.sites/content/${site}` : written[site]);
}

/** The folder of files that a site publishes unchanged; it may be missing. The author's `static/` belongs only to the author's site. */
export function staticFolderOf(site: SiteName): string {
  return resolve(site === 'demo' ? 'static' : `e2e/.sites/static/${site}`);
}

/** The path prefix of a site, from its `url`, without a trailing slash; empty at the root of a domain. */
export function prefixOf(site: SiteName): string {
  const url = readSite(contentOf(site))?.url;
  return url ? new URL(url).pathname.replace(/\/$/, '') : '';
}

/** The folder of the finished site. */
export function folderOf(site: SiteName): string {
  return resolve('e2e/.sites', site);
}

/** Whether a site was built. Only slow sites may be missing while tests run: without `--all`. */
export function isBuilt(site: SiteName): boolean {
  return existsSync(folderOf(site));
}

/** The paths of all files in a folder, relative to it, in alphabetical order. */
export function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      const path = join(below, item.name);
      return item.isDirectory() ? filesOf(folder, path) : [path];
    });
}

/**
 * The paths of all pages of a finished site without its prefix, such as `/posts/a-title/` and `/404.html`. Excludes redirect pages and the author's
 * own HTML files from `static/`. Throws if the site was not built.
 */
export function pagesOf(site: SiteName): string[] {
  const folder = folderOf(site);
  if (!isBuilt(site)) throw new Error(`There is no site "${site}": run "npx tsx e2e/build-sites.ts" first.`);
  return (
    filesOf(folder)
      .filter((path) => path.endsWith('.html') && !path.startsWith('_') && !path.startsWith('~'))
      // The editor is not a page of the site: `editor.spec.ts` tests it.
      .filter((path) => path !== EDITOR_PAGE)
      .filter((path) => !existsSync(join(staticFolderOf(site), path)))
      .filter((path) => !readFileSync(join(folder, path), 'utf8').includes('http-equiv="refresh"'))
      .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`)
  );
}
