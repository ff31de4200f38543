import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isEntryFile } from '../entry-file';
import { findCollection } from '../collections';
import { filesInLanguage, languagesOf, settingsIn, type SiteSettings } from '../derive/languages';
import { outputNames } from '../output-names';
import { formsOf, toPlain } from '../to-file-path';
import { toOldPath, toUrl } from '../derive/to-url';
import { groupBy } from '../group-by';
import { fromProject } from '../paths';
import { factsOf, readingOf } from '../sourcing/facts-of';
import { aliasesOfEntries, createNameFinder, type NameFinder } from '../sourcing/file-names';
import { locate } from '../sourcing/locate';
import type { Content } from '../sourcing/read-content';
import type { Entry } from '../sourcing/read-entry';
import { findOldUrls, type OldUrl } from '../routes/old-urls';
import { listOutputFiles } from '../outputs/output-files';
import { sectionsOf, type Route } from '../routes/route';

/** Everything on the site that a link may lead to. */
export interface SiteMap {
  entryOf: (filePath: string) => Entry | undefined;
  /** The entry that a Markdown file stands for in texts of a language: its translation into that language, otherwise its own entry. */
  entryIn: (filePath: string, language: string | undefined) => Entry | undefined;
  /** The file with a name in the content folder, in any Unicode normalization; `undefined` if there is none. */
  fileNamed: (path: string) => string | undefined;
  /** The files of the content folder that are the same as a path on disks that ignore case and Unicode normalization. */
  filesLike: (path: string) => readonly string[];
  /** The files of the content folder in the same folder as a path. */
  filesBeside: (path: string) => readonly string[];
  /** The files that a name in `[[…]]` may mean in a file: see `createNameFinder`. */
  findNamed: NameFinder['find'];
  /** Every name that `[[…]]` may have. */
  names: () => readonly string[];
  /** The path of an entry's page; `undefined` if it has none. */
  pageOf: (entry: Entry) => string | undefined;
  /** The file of the entry whose page is at a path; '' for a page without an entry, such as a list; `undefined` if there is no page. */
  sourceAt: (path: string) => string | undefined;
  /** Whether there is a page at a path, made from files without errors. */
  isPage: (path: string) => boolean;
  paths: string[];
  oldUrls: readonly OldUrl[];
  /** Where an old URL leads, as a link would name it; `undefined` for any other path. */
  movedTo: (path: string) => string | undefined;
  /** Whether there is a file at a path: copied from `static/`, or made by every build. */
  hasFile: (path: string) => boolean;
  hasId: (entry: Entry, id: string) => boolean;
  idsOf: (entry: Entry) => string[];
}

/** Maps a site from what is known before it is built. `staticFolder` is copied as it is. */
export function toSiteMap(
  { entries, files, site, collections: registry }: Content,
  routes: readonly Route[],
  staticFolder = fromProject('static'),
): SiteMap {
  const languages = languagesOf(site ?? {});
  const settingsOf = (language: string | undefined) => settingsIn<Partial<SiteSettings>>(site ?? {}, language);
  const byFile = new Map(entries.map((entry) => [entry.filePath, entry]));
  const pages = new Map(routes.map(({ path, source }) => [source, path]));
  const sources = new Map([
    // An entry with errors still has a URL, so links to it are fine.
    ...[...files].flatMap((file) => {
      const location = isEntryFile(file) && !byFile.has(file) ? locate(file, registry, languages) : undefined;
      const path =
        location && toUrl(location.collection, { slug: location.slug, hasBody: true }, settingsOf(location.language));
      return path === undefined ? [] : [[path, ''] as const];
    }),
    ...routes.map(({ path, source }) => [path, byFile.has(source) ? source : ''] as const),
  ]);
  const made = new Set(routes.map(({ path }) => path));
  const oldUrls = findOldUrls(entries, site);
  const moved = new Map(oldUrls.map(({ path, to }) => [path, to]));
  // `build-routes` reports the second of two pages with one URL; links to it are fine.
  const pageOf = (entry: Entry) => {
    const collection = findCollection(entry.collection, registry);
    return pages.get(entry.filePath) ?? (collection && toUrl(collection, entry, settingsOf(entry.language)));
  };
  const written = new Set(entries.map(({ collection }) => collection));
  const published = new Set([
    ...listOutputFiles({ settings: site ?? {}, pages: routes, written, registry }),
    // Demos and previews have no sitemap, but share their content with sites that do.
    `/${outputNames.sitemap}`,
    ...listFiles(staticFolder),
  ]);
  const fileNamed = (path: string) => formsOf(path).find((form) => files.has(form));
  // Grouped when the first mistake needs it; most sites have none.
  let byPlainName: Map<string, string[]> | undefined;
  let byFolder: Map<string, string[]> | undefined;
  let names: NameFinder | undefined;
  const findNames = () =>
    (names ??= createNameFinder({
      files: [...files],
      aliases: aliasesOfEntries(entries, languages),
      vault: site?.vault?.folder,
    }));
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
    filesLike: (path) => (byPlainName ??= groupBy(files, toPlain)).get(toPlain(path)) ?? [],
    filesBeside: (path) => (byFolder ??= groupBy(files, (file) => posix.dirname(file))).get(posix.dirname(path)) ?? [],
    findNamed: (name, from) => findNames().find(name, from),
    names: () => findNames().names(),
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
    // Browsers handle `#top` themselves.
    hasId: (entry, id) => {
      if (['_content', 'top'].includes(id) || sectionIds(entry).includes(id)) return true;
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
