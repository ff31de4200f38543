import { existsSync, readFileSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { collections, withDeclared } from '../collections';
import type { PersonValues, SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { isInVault } from '../features/vault/settings';
import { settingsFor } from './environment';
import { isEntryFile } from '../entry-file';
import { TRANSCRIPT_NAME } from '../features/podcast/transcript';
import { languagesOf, withTranslations, type Language, type SiteSettings } from '../derive/languages';
import { picturesOf, withPictures } from './album-pictures';
import { toOwnCollections, type OwnCollections } from './own-collections';
import { listContentFiles } from './list-content-files';
import { locate } from './locate';
import {
  findOtherBibliography,
  findOtherEnding,
  findOtherNotebook,
  findStaticFolder,
  nothingReadHere,
} from './misplaced-files';
import { BIBLIOGRAPHY, readBibliographyBytes } from './read-bibliography';
import { START, toError, type Problem } from '../problem';
import type { Entry } from './read-entry';
import { inLanguage, readMarkdown } from './read-entry-file';
import { readSteadily } from './read-steadily';
import { instantsOf, toDays } from './to-days';
import { readVault } from './vault/read-vault';
import { withHashtags } from './with-hashtags';

/** A content folder, parsed and validated file by file. */
export interface Content {
  /** `site.md` with its translations; `undefined` if missing or invalid. */
  site: SiteSettings | undefined;
  /** `person.md`; `undefined` if missing or invalid. */
  person: PersonValues | undefined;
  entries: Entry[];
  /** Entries of files with errors in their front matter, as far as they could be parsed. */
  broken: Entry[];
  problems: Problem[];
  /** The built-in collections, then those that the site declares. */
  collections: readonly Collection[];
  /** Every file of the folder, relative to it. */
  files: Set<string>;
  /** Texts that were read in place of the files at these paths. */
  texts?: ReadonlyMap<string, string>;
}

/** Reads only `site.md` of a content folder, with the URL of this build; `undefined` if missing or invalid. */
export function readSite(folder: string, texts?: Content['texts']): SiteValues | undefined {
  const location = locate('site.md');
  if (!statsOf(join(folder, 'site.md'))?.isFile() || !location) return undefined;
  const { entry } = readMarkdown(folder, 'site.md', location, texts);
  return entry && settingsFor(entry.values as SiteValues);
}

function readLanguages(folder: string, texts: Content['texts']): Language[] {
  return languagesOf(readSite(folder, texts) ?? {});
}

/** The collections declared below `collections/`, with their translations and problems. Later calls only read what has changed. */
export function readOwnCollections(
  folder: string,
  languages = readLanguages(folder, undefined),
  texts?: Content['texts'],
): OwnCollections {
  const paths = statsOf(join(folder, DECLARATIONS))?.isDirectory() ? listContentFiles(folder, DECLARATIONS).files : [];
  const files = new Set([...paths, ...(texts?.keys() ?? [])].filter((path) => DECLARATION.test(path)));
  const readings = [...files].sort().flatMap((filePath) => {
    const location = locate(filePath, collections, languages);
    return location ? [{ filePath, location, reading: readMarkdown(folder, filePath, location, texts) }] : [];
  });
  return toOwnCollections(
    readings,
    languages,
    (filePath) => texts?.get(filePath) ?? readFileSync(join(folder, filePath), 'utf8'),
  );
}

const DECLARATIONS = 'collections';
const DECLARATION = /^collections\/(?!(?:.*\/)?(?:\.|README\.md$)).*\.md$/;

/**
 * Reads a content folder. Never throws because of its content; even a missing folder is reported as a problem. `texts`, keyed by Markdown file path,
 * are read instead of the files on disk.
 */
export function readContent(
  folder: string,
  registry: readonly Collection[] = collections,
  texts?: ReadonlyMap<string, string>,
): Content {
  return readSteadily(folder, () => readOnce(folder, registry, texts));
}

function readOnce(folder: string, registry: readonly Collection[], texts: Content['texts']): Content {
  const content: Content = {
    site: undefined,
    person: undefined,
    entries: [],
    broken: [],
    problems: [],
    collections: registry,
    files: new Set(),
    ...(texts && { texts }),
  };
  if (!existsSync(folder)) {
    content.problems.push({ file: '.', ...START, ...toError('no-folder', `there is no folder ${folder}`) });
    return content;
  }
  const { files, problems } = listContentFiles(folder);
  content.problems.push(...problems);
  const languages = readLanguages(folder, texts);
  const declared = readOwnCollections(folder, languages, texts);
  const site = readSite(folder, texts) ?? {};
  const vault = readVault(folder, site);
  const all = withDeclared([...declared.collections, ...vault], registry);
  content.collections = all;
  content.problems.push(...declared.problems);
  const own = new Map<string, Partial<SiteValues>>();
  for (const filePath of files) {
    content.files.add(filePath);
    if (filePath.endsWith('.bib') && all.some(({ name }) => name === 'publication')) {
      const read = readBibliographyFile(folder, filePath, languages, texts);
      content.entries.push(...read.entries);
      content.problems.push(...read.problems);
    }
    const isPlace = (name: string) => locate(name, all, languages) !== undefined;
    const misnamed = findOtherEnding(folder, filePath, isPlace) ?? findOtherNotebook(filePath, isPlace);
    if (misnamed) content.problems.push(misnamed);
    if (!isEntryFile(filePath) || TRANSCRIPT_NAME.test(filePath)) continue;
    const location = locate(filePath, all, languages);
    if (filePath.split('/').at(-1) === 'README.md' && !location?.collection.slugs) continue;
    if (!location) {
      // Templates of a vault.
      if (isInVault(filePath, site)) continue;
      // If a declaration is invalid, its entries are not to blame.
      const [top = ''] = filePath.split('/');
      if (!declared.broken.has(top)) content.problems.push(nothingReadHere(filePath, all, languages));
      continue;
    }
    const result = readMarkdown(folder, filePath, location, texts);
    content.problems.push(...result.problems);
    const entry = result.entry && inLanguage(result.entry, location);
    if (entry?.filePath === 'site.md') content.site = entry.values as SiteValues;
    else if (entry?.collection === 'site') own.set(entry.language ?? '', entry.values);
    if (entry?.filePath === 'person.md') content.person = entry.values as PersonValues;
    if (entry) content.entries.push(entry);
    if (result.broken) content.broken.push(inLanguage(result.broken, location));
  }
  const misplaced = findStaticFolder(files, all);
  if (misplaced) content.problems.push(misplaced);
  content.site &&= withTranslations(content.site, (language) => own.get(language));
  const { timeZone } = content.site ?? {};
  content.entries = content.entries.map((read) => {
    const collection = all.find(({ name }) => name === read.collection);
    const entry = collection ? withHashtags(read, collection, content.site ?? {}) : read;
    const values = collection && toDays(collection, entry.values, timeZone);
    if (!values || values === entry.values) return entry;
    const instants = instantsOf(collection, entry.values, timeZone);
    return { ...entry, values, ...(instants && { instants }) };
  });
  content.entries = withPictures(content.entries, all, (album) => picturesOf(album, content.files, folder));
  if (!content.files.has('site.md')) {
    const message = 'is missing: a site needs a file site.md with "title" and "url"';
    content.problems.push({ file: 'site.md', ...START, ...toError('missing-file', message) });
  }
  return content;
}

/** Reads a BibTeX file. A misnamed one where publications belong is reported. */
function readBibliographyFile(
  folder: string,
  filePath: string,
  languages: readonly Language[],
  texts: Content['texts'],
): Pick<Content, 'entries' | 'problems'> {
  if (filePath !== BIBLIOGRAPHY) {
    const problem = findOtherBibliography(filePath);
    return { entries: [], problems: problem ? [problem] : [] };
  }
  const text = texts?.get(filePath);
  const bytes = text === undefined ? readFileSync(join(folder, filePath)) : Buffer.from(text);
  return readBibliographyBytes(bytes, languages);
}

/** The stats of a path; `undefined` if there is nothing, or a broken or circular link. */
function statsOf(path: string): Stats | undefined {
  return existsSync(path) ? statSync(path) : undefined;
}
