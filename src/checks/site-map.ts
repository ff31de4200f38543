import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findCollection } from '../collections';
import { filesInLanguage, languagesOf, settingsIn, type SiteSettings } from '../derive/languages';
import { formsOf } from '../derive/to-file-path';
import { toOldPath, toUrl } from '../derive/to-url';
import { factsOf, readingOf } from '../sourcing/kept-facts';
import { locate } from '../sourcing/locate';
import type { Content } from '../sourcing/read-content';
import type { Entry } from '../sourcing/read-entry';
import { findOldUrls, type OldUrl } from '../routes/old-urls';
import { listOutputFiles } from '../outputs/output-files';
import { sectionsOf, type Route } from '../routes/route';

/** Everything on the site that a link may lead to. */
export interface SiteMap {
  /** The entry of a Markdown file. */
  entryOf: (filePath: string) => Entry | undefined;
  /** The entry that a Markdown file means in a text of a language: of its translations the one into it, else its own. */
  entryIn: (filePath: string, language: string | undefined) => Entry | undefined;
  /** The file of the content folder that has a name, in whichever form Unicode lets it be written; `undefined` when there is none. */
  fileNamed: (path: string) => string | undefined;
  /** The address of an entry's page; `undefined` for those without one. */
  pageOf: (entry: Entry) => string | undefined;
  /** The entry whose page is at an address; '' for a page that is no entry's, such as a list. */
  sourceAt: (path: string) => string | undefined;
  /** Whether there is a page at an address, of files without mistakes. */
  isPage: (path: string) => boolean;
  /** Every address of a page. */
  paths: string[];
  /** Every address that a page had before. */
  oldUrls: readonly OldUrl[];
  /** Where what was at an address before is now, as a link would say it; `undefined` for an address that nothing had. */
  movedTo: (path: string) => string | undefined;
  /** Whether there is a file at an address: one that is copied from `static/`, or that every build makes. */
  hasFile: (path: string) => boolean;
  /** Whether something on an entry's page has an id. */
  hasId: (entry: Entry, id: string) => boolean;
  /** The ids of an entry's sections and headings. */
  idsOf: (entry: Entry) => string[];
}

/** What a site has, from what is known before it is built. `staticFolder` is copied as it is. */
export function toSiteMap(
  { entries, files, site, collections: registry }: Content,
  routes: readonly Route[],
  staticFolder = resolve('static'),
): SiteMap {
  const languages = languagesOf(site ?? {});
  const settingsOf = (language: string | undefined) => settingsIn<Partial<SiteSettings>>(site ?? {}, language);
  const byFile = new Map(entries.map((entry) => [entry.filePath, entry]));
  const pages = new Map(routes.map(({ path, source }) => [source, path]));
  const sources = new Map([
    // An entry with mistakes of its own has an address all the same; links to it are not wrong.
    ...[...files].flatMap((file) => {
      const location = file.endsWith('.md') && !byFile.has(file) ? locate(file, registry, languages) : undefined;
      const path =
        location && toUrl(location.collection, { slug: location.slug, hasBody: true }, settingsOf(location.language));
      return path === undefined ? [] : [[path, ''] as const];
    }),
    ...routes.map(({ path, source }) => [path, byFile.has(source) ? source : ''] as const),
  ]);
  const made = new Set(routes.map(({ path }) => path));
  const oldUrls = findOldUrls(entries, site);
  const moved = new Map(oldUrls.map(({ path, to }) => [path, to]));
  // Of two pages that want one address the second is reported by `build-routes`; what leads to it has not gone wrong.
  const pageOf = (entry: Entry) => {
    const collection = findCollection(entry.collection, registry);
    return pages.get(entry.filePath) ?? (collection && toUrl(collection, entry, settingsOf(entry.language)));
  };
  const written = new Set(entries.map(({ collection }) => collection));
  const published = new Set([
    ...listOutputFiles({ settings: site ?? {}, pages: routes, written, registry }),
    ...listFiles(staticFolder),
  ]);
  const fileNamed = (path: string) => formsOf(path).find((form) => files.has(form));
  const ids = new Map<string, ReadonlySet<string>>();
  const idsIn = (entry: Entry) => {
    const known = ids.get(entry.filePath) ?? new Set(factsOf(entry.body, readingOf(entry)).ids);
    ids.set(entry.filePath, known);
    return known;
  };
  return {
    entryOf: (filePath) => byFile.get(filePath),
    entryIn: (filePath, language) =>
      filesInLanguage(filePath, language, languages)
        .map((file) => byFile.get(fileNamed(file) ?? file))
        .find((entry) => entry !== undefined),
    fileNamed,
    pageOf,
    sourceAt: (path) => sources.get(path),
    isPage: (path) => made.has(path),
    paths: [...sources.keys()],
    oldUrls,
    movedTo: (path) => {
      const to = moved.get(toOldPath(path));
      return typeof to === 'object' ? pages.get(to.filePath) : to;
    },
    hasFile: (path) => published.has(path) || published.has(`${path.replace(/\/$/, '')}/index.html`),
    hasId: (entry, id) => {
      // `#top` and `#:~:text=` are the browser's own.
      if (/^(?:_content|top|:~:.*)$/.test(id) || sectionIds(entry).includes(id)) return true;
      return idsIn(entry).has(id);
    },
    idsOf: (entry) => [...sectionIds(entry), ...idsIn(entry)],
  };
}

function sectionIds(entry: Entry): string[] {
  return sectionsOf(entry).flatMap(({ id }) => (id === undefined ? [] : [id]));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length).replaceAll('\\', '/'));
}
