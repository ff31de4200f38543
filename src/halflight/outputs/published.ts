import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { findCollection, type PersonValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { filesInLanguage, languagesOf, type SiteSettings } from '../derive/languages';
import type { DeclaredForms } from '../features/forms/declaration';
import { formsOf } from '../to-file-path';
import { toFullAddress } from '../to-full-address';
import { toListTitle } from '../derive/to-list-title';
import { entriesOn, type Route } from '../routes/route';
import { storedPicture } from '../sourcing/notebooks/stored-pictures';
import { isNoindexSite } from '../sourcing/environment';
import { toEntryId } from '../sourcing/read-entry';
import { withTextFields } from '../sourcing/text-fields';
import type { EntryNode } from '../collections/entry-node';
import { resolveName } from '../sourcing/file-names';
import { readForms, readNameFinder, readPerson, readRegistry, readSettings } from '../sourcing/resolving';
import type { Words } from '../words/en';
import type { WikiTarget } from '../wiki-target';
import { toWords } from '../words/words';

/** An entry that this build made a page for. Any other is not published, whatever the reason. */
export interface PublishedEntry {
  collection: Collection;
  node: EntryNode;
  /** The path of its page, without the path prefix. */
  path: string;
  page: Route;
}

/** The site as built, in one of its languages. The steps after the pages work with it. */
export interface PublishedSite {
  settings: SiteSettings;
  person: PersonValues | undefined;
  words: Words;
  /** The forms that the site declares, in this language. */
  forms: DeclaredForms;
  /** Every collection of the site: built-in ones, then declared ones. */
  registry: readonly Collection[];
  /** All entries with a page that anybody may read, by collection name. */
  entries: ReadonlyMap<string, readonly PublishedEntry[]>;
  /** The pages that anybody may read: nothing is made of protected ones. */
  pages: readonly Route[];
  /** The site in every language, including this one, the main language first. */
  languages: readonly PublishedSite[];
  /** The names of the collections that have any entry, published or not. */
  written: ReadonlySet<string>;
  /** The pages that search engines may index; none if the whole site is unlisted. */
  indexed: readonly Route[];
  /** Every entry that a page was made with, whether or not it has its own page, and `site.md` and `person.md`. */
  shown: readonly EntryNode[];
  /** The paths of all pages, in any language. */
  paths: ReadonlySet<string>;
  /** The path of the page of a file in the content folder, if it has one. Accepts any Unicode normalization. */
  pathOf: (filePath: string) => string | undefined;
  nodeOf: (id: string) => EntryNode | undefined;
  titleOf: (collection: Collection) => string;
  /** The content digest of a file in the content folder, which its published path contains. Accepts any Unicode normalization. */
  digestOf: (filePath: string) => string | undefined;
  /** What a `[[link]]` in a text of a folder means: the target of a plain link. */
  findNamed: (target: WikiTarget, folder: string) => string | undefined;
  /** The paths of all files in the content folder. */
  filesOf: () => Iterable<string>;
  /** The page data of the page at a path, as text. It contains the rendered HTML of the page's texts. */
  readPageData: (path: string) => Promise<string>;
  /** The absolute URL of a path. */
  toAddress: (path: string) => string;
  /** The absolute URL of a path that already has the path prefix. */
  toFullAddress: (address: string) => string;
}

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** What this build published into `folder`, in the main language; `undefined` without a `site.md`. What is public follows from the pages. */
export function readPublished(nodes: Nodes, pages: readonly Route[], folder: string): PublishedSite | undefined {
  const main = readSettings(nodes.getNode);
  if (!main) return undefined;
  const { translated = [] } = main;
  const registry = readRegistry(nodes.getNodesByType, nodes.getNode);
  const languages: PublishedSite[] = [];
  for (const settings of [main, ...translated]) {
    const own = translated.length > 0 ? pages.filter(({ language }) => language === settings.language) : pages;
    languages.push(readLanguage(nodes, settings, own, pages, folder, languages, registry));
  }
  return languages[0];
}

/** The site in one language, with only its own pages. */
function readLanguage(
  { getNode, getNodesByType }: Nodes,
  settings: SiteSettings,
  pages: readonly Route[],
  all: readonly Route[],
  folder: string,
  languages: readonly PublishedSite[],
  registry: readonly Collection[],
): PublishedSite {
  const words = toWords(settings);
  const open = pages.filter((page) => !page.protected);
  const inSite = all.filter((page) => page.protected !== 'sealed');
  const named = languagesOf(settings);
  const language = named.length > 1 ? settings.language : undefined;
  // A build may find the nodes of a preview if neither was started by our commands.
  const nodeOf = (id: string) => {
    const node = getNode(id) as EntryNode | undefined;
    return node && withTextFields(node, getNode);
  };
  const entries = new Map<string, PublishedEntry[]>();
  for (const page of open) {
    const node = page.entry === undefined ? undefined : nodeOf(page.entry);
    const collection = findCollection(page.collection, registry);
    if (!node || !collection) continue;
    const others = entries.get(collection.name) ?? [];
    entries.set(collection.name, others);
    others.push({ collection, node, path: page.path, page });
  }
  const pathsByFile = new Map(
    inSite.flatMap(({ entry, path }) => {
      const node = entry === undefined ? undefined : nodeOf(entry);
      return node ? [[node.filePath, path] as const] : [];
    }),
  );
  let digests: Map<string, string> | undefined;
  const readDigests = () =>
    (digests ??= new Map(
      getNodesByType('File').map((file) => [String(file.relativePath), file.internal.contentDigest]),
    ));
  return {
    settings,
    person: readPerson(getNode, language),
    words,
    forms: readForms(getNodesByType, getNode, language),
    registry,
    entries,
    pages: open,
    languages,
    written: new Set(
      registry.flatMap(({ name, typeName }) =>
        getNodesByType(typeName).some((node) => node.collection === name) ? [name] : [],
      ),
    ),
    indexed: isNoindexSite(settings) ? [] : open.filter(({ indexable }) => indexable),
    shown: [...new Set(pages.flatMap(entriesOn)), toEntryId('site.md'), toEntryId('person.md')].flatMap(
      (id) => nodeOf(id) ?? [],
    ),
    paths: new Set(inSite.map(({ path }) => path)),
    pathOf: (filePath) =>
      filesInLanguage(filePath, language, named)
        .flatMap(formsOf)
        .map((file) => pathsByFile.get(file))
        .find((path) => path !== undefined),
    nodeOf,
    titleOf: (collection) => toListTitle(collection, settings, words),
    digestOf: (filePath) => {
      const stored = storedPicture(filePath);
      if (stored) return stored.digest;
      const known = readDigests();
      return formsOf(filePath)
        .map((form) => known.get(form))
        .find((digest) => digest !== undefined);
    },
    findNamed: (target, folder) => resolveName(target, folder, readNameFinder(getNode)).address,
    filesOf: () => readDigests().keys(),
    readPageData: (path) =>
      readFile(join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json'), 'utf8'),
    toAddress: (path) => toFullAddress(settings.url, path),
    toFullAddress: (address) => new URL(address, settings.url).href,
  };
}
