import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import { collections, findCollection } from '../collections';
import type { PersonValues, SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { TEXTS_KEPT } from '../limits';
import { settingsFor } from './environment';
import { createKept } from './kept';
import { languagesOf, withTranslations, type Language, type SiteSettings } from '../derive/languages';
import { formsOf } from '../derive/to-file-path';
import { toOwnCollections, type OwnCollections } from './own-collections';
import { locate, type Location } from './locate';
import { nearest } from './nearest';
import { BIBLIOGRAPHY, readBibliographyBytes } from './read-bibliography';
import type { Problem } from '../checks/problem';
import { readEntry, type Entry, type Reading } from './read-entry';
import { readText } from './read-text';
import { toDays } from './to-days';

/** The absolute path of the content folder: `CONTENT_DIR`, else `content`. */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR || 'content');
}

/** The absolute path of a file of a content folder, whatever Unicode form its name has on the disk. */
export function toContentFile(path: string, folder = contentFolder()): string {
  const files = formsOf(path).map((form) => join(folder, form));
  return files.find((file) => existsSync(file)) ?? join(folder, path);
}

/** A whole content folder, parsed and validated file by file. */
export interface Content {
  /** `site.md` with its translations; absent when it is missing or invalid. */
  site: SiteSettings | undefined;
  /** `person.md`; absent when it is missing or invalid. */
  person: PersonValues | undefined;
  entries: Entry[];
  /** Files with errors in their front matter, as far as they could be parsed. */
  broken: Entry[];
  problems: Problem[];
  /** All collections of the site: ours, then those that it declares. */
  collections: readonly Collection[];
  /** Every file of the folder, relative to it. */
  files: Set<string>;
  /** Texts that were read in place of the files at their paths. */
  texts?: ReadonlyMap<string, string>;
}

/** Reads `site.md` of a content folder, and nothing else, with the URL that this build of the site has; `undefined` when it is missing or invalid. */
export function readSite(folder: string, texts?: Content['texts']): SiteValues | undefined {
  const location = locate('site.md');
  if (!statsOf(join(folder, 'site.md'))?.isFile() || !location) return undefined;
  const { entry } = readMarkdown(folder, 'site.md', location, texts);
  return entry && settingsFor(entry.values as SiteValues);
}

/** The languages of a content folder, as set in `site.md`. */
function readLanguages(folder: string, texts: Content['texts']): Language[] {
  return languagesOf(readSite(folder, texts) ?? {});
}

/** The collections declared below `collections/`, their translations and problems. Called again, it only reads what has changed. */
export function readOwnCollections(
  folder: string,
  languages = readLanguages(folder, undefined),
  texts?: Content['texts'],
): OwnCollections {
  const paths = statsOf(join(folder, DECLARATIONS))?.isDirectory() ? walk(folder, DECLARATIONS).files : [];
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

/** Reads a Markdown file, or the text that `texts` has in its place. */
function readMarkdown(
  folder: string,
  filePath: string,
  location: Location<Collection>,
  texts: Content['texts'],
): Reading {
  const text = texts?.get(filePath);
  if (text !== undefined) return readEntryBytes(location, filePath, Buffer.from(text));
  return readFileOnce(join(folder, filePath), location, (bytes) => readEntryBytes(location, filePath, bytes));
}

// Results by path, valid while a file is unchanged. This keeps the preview fast.
const memory = new Map<string, { stamp: string; result: Reading }>();

/**
 * Reads a content folder. Never throws because of its content; a missing folder is a problem like any other. `texts`, by the paths of Markdown files,
 * are read in place of what is on the disk.
 */
export function readContent(
  folder: string,
  registry: readonly Collection[] = collections,
  texts?: ReadonlyMap<string, string>,
): Content {
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
    content.problems.push({
      file: '.',
      line: 1,
      column: 1,
      severity: 'error',
      kind: 'no-folder',
      message: `there is no folder ${folder}`,
    });
    return content;
  }
  const { files, problems } = walk(folder);
  content.problems.push(...problems);
  const languages = readLanguages(folder, texts);
  const declared = readOwnCollections(folder, languages, texts);
  const all = [...registry, ...declared.collections];
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
    const misnamed = findOtherEnding(folder, filePath, (name) => locate(name, all, languages) !== undefined);
    if (misnamed) content.problems.push(misnamed);
    if (!filePath.endsWith('.md') || filePath.split('/').at(-1) === 'README.md') continue;
    const location = locate(filePath, all, languages);
    if (!location) {
      // If a declaration is invalid, its entries are not to blame.
      const [top = ''] = filePath.split('/');
      if (!declared.broken.has(top)) content.problems.push(nothingReadHere(filePath, all));
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
  content.site &&= withTranslations(content.site, (language) => own.get(language));
  const { timeZone } = content.site ?? {};
  content.entries = content.entries.map((entry) => {
    const collection = all.find(({ name }) => name === entry.collection);
    const values = collection && toDays(collection, entry.values, timeZone);
    return values && values !== entry.values ? { ...entry, values } : entry;
  });
  if (!content.files.has('site.md')) {
    content.problems.push({
      file: 'site.md',
      line: 1,
      column: 1,
      severity: 'error',
      kind: 'missing-file',
      message: 'is missing: a site needs a file site.md with "title" and "url"',
    });
  }
  return content;
}

/** Reads a BibTeX file. One in a place for publications, but with another name than theirs, is reported. */
function readBibliographyFile(
  folder: string,
  filePath: string,
  languages: readonly Language[],
  texts: Content['texts'],
): Pick<Content, 'entries' | 'problems'> {
  if (filePath === BIBLIOGRAPHY) {
    const text = texts?.get(filePath);
    const bytes = text === undefined ? readFileSync(join(folder, filePath)) : Buffer.from(text);
    return readBibliographyBytes(bytes, languages);
  }
  // Elsewhere it is a file that a text links to.
  if (filePath.includes('/') && !filePath.startsWith('publications/')) return { entries: [], problems: [] };
  return {
    entries: [],
    problems: [
      {
        file: filePath,
        line: 1,
        column: 1,
        severity: 'error',
        kind: 'unknown-folder',
        message: `is not read: publications are in ${BIBLIOGRAPHY}, at the top of the content folder`,
        suggestion: BIBLIOGRAPHY,
      },
    ],
  };
}

/** The other endings of Markdown files, and of some that other generators take for Markdown. */
const OTHER_ENDING = /\.(?:md|markdown|mdown|mkdn?|mdx)$/i;

/** The problem with a file that would be an entry if its name ended in `.md`. One without front matter is a file that a text may link to. */
function findOtherEnding(
  folder: string,
  filePath: string,
  isPlace: (filePath: string) => boolean,
): Problem | undefined {
  const [ending] = OTHER_ENDING.exec(filePath) ?? [];
  if (ending === undefined || ending === '.md') return undefined;
  const meant = filePath.replace(OTHER_ENDING, '.md');
  const name = posix.basename(meant);
  if (name === 'README.md' || !isPlace(meant)) return undefined;
  if (!/^\uFEFF?---\s/.test(readFileSync(join(folder, filePath), 'utf8'))) return undefined;
  return {
    file: filePath,
    line: 1,
    column: 1,
    severity: 'error',
    kind: 'bad-name',
    message: `is not read, because its name ends in "${ending}": rename it to ${name}`,
  };
}

/** What our folders are called in other generators, and by other people. */
const otherFolders: Readonly<Record<string, string>> = {
  blog: 'posts',
  _posts: 'posts',
  articles: 'posts',
  work: 'projects',
  portfolio: 'projects',
  talks: 'events',
  team: 'people',
  authors: 'people',
  jobs: 'experience',
  pricing: 'products',
};

function nothingReadHere(filePath: string, registry: readonly Collection[]): Problem {
  const folders = registry.filter(({ singleton }) => !singleton).map(({ folder: name }) => name);
  const singles = registry.filter(({ singleton }) => singleton).map(({ folder: name }) => name);
  const [top = ''] = filePath.split('/');
  const isFolder = filePath.includes('/');
  const other = Object.hasOwn(otherFolders, top) ? otherFolders[top] : undefined;
  const suggestion = (isFolder ? other : undefined) ?? nearest(top, isFolder ? folders : singles);
  const isQuestion = isFolder && /^(?:faqs?|questions)$/.test(top);
  const advice = isQuestion
    ? 'questions and answers are a section of a page: "- type: faq" among its "sections"'
    : `Markdown files belong in ${folders.map((name) => `${name}/`).join(', ')}, beside ${singles.join(' and ')}`;
  return {
    file: filePath,
    line: 1,
    column: 1,
    severity: 'error',
    kind: 'unknown-folder',
    message: `files here are not read; ${advice}`,
    ...(suggestion && !isQuestion && { suggestion }),
  };
}

/** Adds the language from its file name to an entry; does nothing on a site in one language. */
export function inLanguage(entry: Entry, { language, sharedName }: Pick<Location, 'language' | 'sharedName'>): Entry {
  return language === undefined ? entry : { ...entry, language, sharedName };
}

/** What is cached of a valid file: everything but its text, which is the end of the file. */
interface KeptEntry {
  entry: Omit<Entry, 'body'>;
  bodyLength: number;
  problems: Problem[];
}

const keptEntries = createKept<KeptEntry>({
  name: 'entries',
  limit: TEXTS_KEPT,
  // Schemas may depend on any of our code.
  sources: ['src'],
  isWhole: ({ entry, bodyLength, problems }) =>
    typeof entry?.filePath === 'string' && typeof bodyLength === 'number' && Array.isArray(problems),
});

/** Reads the bytes of a Markdown file; no text is a problem like any other. What an earlier process found valid is not validated again. */
export function readEntryBytes(location: Location<Collection>, filePath: string, bytes: Buffer): Reading {
  const { text, bad } = readText(bytes);
  if (!bad) {
    // A definition that is neither ours nor declared cannot be told from others of its name, so its entries are not cached.
    const { name, declared } = location.collection;
    if (!declared && findCollection(name) !== location.collection) return readEntry(location, filePath, text);
    const digest = createHash('sha1')
      .update(JSON.stringify([name, declared?.digest, location.slug, filePath, text]))
      .digest('base64url');
    const known = keptEntries.find(digest);
    if (known) {
      const { entry, bodyLength, problems } = known;
      return { entry: { ...entry, body: text.slice(text.length - bodyLength) }, problems };
    }
    const reading = readEntry(location, filePath, text);
    if (reading.entry) {
      const { body, ...entry } = reading.entry;
      keptEntries.keep(digest, { entry, bodyLength: body.length, problems: reading.problems });
    }
    return reading;
  }
  const { kind, message, position } = bad;
  return { problems: [{ file: filePath, ...position, severity: 'error', kind, message }] };
}

/** What is at a path; `undefined` if there is nothing, or a link that leads nowhere or to itself. */
function statsOf(path: string): Stats | undefined {
  return existsSync(path) ? statSync(path) : undefined;
}

function readFileOnce(
  path: string,
  { collection, slug }: Location<Collection>,
  read: (bytes: Buffer) => Reading,
): Reading {
  const { mtimeMs, size } = statSync(path);
  // What the file name means depends on the languages of the site.
  const stamp = `${mtimeMs} ${size} ${collection.label} ${slug} ${collection.declared?.digest ?? ''}`;
  const known = memory.get(path);
  if (known?.stamp === stamp) return known.result;
  const result = read(readFileSync(path));
  memory.set(path, { stamp, result });
  return result;
}

/**
 * All files of the content folder, or of the folder `top` in it, relative to the content folder with `/`, sorted by name. Files and folders that begin
 * with a dot, and `node_modules`, are skipped. Symbolic links are followed within the content folder; one that leads out of it, or nowhere, is a
 * problem, because a clone would lack its target.
 */
function walk(folder: string, top = ''): { files: string[]; problems: Problem[] } {
  const root = realpathSync(folder);
  const problems: Problem[] = [];
  const look = (below: string, above: readonly string[]): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((item) => {
        const path = below ? `${below}/${item.name}` : item.name;
        if (item.name.includes('\\')) {
          problems.push(badName(path, item.isFile()));
          return [];
        }
        const real = item.isSymbolicLink() ? followLink(join(folder, path), root) : join(root, path);
        if (real === undefined) {
          problems.push(badLink(path));
          return [];
        }
        const isFolder = item.isDirectory() || (item.isSymbolicLink() && statSync(real).isDirectory());
        // Reading a pipe or a socket would block forever.
        if (!isFolder) return statSync(join(root, path)).isFile() ? [path] : [];
        // A link to a folder that contains it would be followed forever.
        return above.includes(real) ? [] : look(path, [...above, real]);
      });
  return { files: look(top, [realpathSync(join(root, top))]), problems };
}

function followLink(path: string, root: string): string | undefined {
  try {
    const real = realpathSync(path);
    return real.startsWith(`${root}${sep}`) ? real : undefined;
  } catch {
    return undefined;
  }
}

function badName(file: string, isFile: boolean): Problem {
  // Archives packed on Windows have such names. A Markdown file is not renamed, because it would have to be validated at its new place.
  const meant = file.replaceAll('\\', '/');
  const isPath = meant.split('/').every((part) => part !== '' && !part.startsWith('.'));
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    kind: 'bad-name',
    message: 'has a backslash in its name, which Windows and URLs treat as a slash: rename it',
    ...(isFile && isPath && !meant.endsWith('.md') && { fix: { rename: meant } }),
  };
}

function badLink(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    kind: 'bad-link',
    message: 'is a symbolic link that leads out of the content folder, or nowhere; put the file itself here',
  };
}
