import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { findCollection, type PersonValues, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import type { ListName } from '../collections/list-names';
import { toFullAddress } from '../derive/to-full-address';
import { toUrl } from '../derive/to-url';
import { toEntryId } from '../sourcing/read-entry';
import type { EntryNode } from '../sourcing/resolving';
import type { Words } from '../ui/words/en';
import { toWords } from '../ui/words/words';

/** An entry that this build made a page for. Others are not published, whatever the reason. */
export interface PublishedEntry {
  collection: Collection;
  node: EntryNode;
  /** The path of its page, without the site's prefix. */
  path: string;
  /** What the page was made with. */
  context: Record<string, unknown>;
}

/** A page of the site, and what it was made with. */
export interface PublishedPage {
  /** Its path, without the site's prefix. */
  path: string;
  context: Record<string, unknown>;
}

/** The site as it was built: what the steps after the pages are made from. */
export interface PublishedSite {
  settings: SiteValues;
  person: PersonValues | undefined;
  words: Words;
  /** Of all entries with a page, by the name of their collection. */
  entries: ReadonlyMap<string, readonly PublishedEntry[]>;
  pages: readonly PublishedPage[];
  /** Every entry that a page was made with, whether it has one itself or not; `site.md` and `person.md` among them. */
  shown: readonly EntryNode[];
  /** The paths of all pages. */
  paths: ReadonlySet<string>;
  /** The path of the page of a file of the content folder, if it has one. */
  pathOf: (filePath: string) => string | undefined;
  nodeOf: (id: string) => EntryNode | undefined;
  /** What the list of a collection is called. */
  titleOf: (collection: Collection) => string;
  /** The digest of the content of a file of the content folder, which its published name is made of. */
  digestOf: (filePath: string) => string | undefined;
  /** What the page at a path was drawn from, as text: the finished HTML of its texts is in there. */
  readPageData: (path: string) => Promise<string>;
  /** The full address of a path. */
  toAddress: (path: string) => string;
  /** The full address of what is published at an address that carries the site's prefix. */
  toFullAddress: (address: string) => string;
}

interface SitePage {
  path: string;
  context?: Record<string, unknown>;
}

/** The ids of entries in what pages were made with, each once. */
function namedIn(context: unknown, found = new Set<string>()): Set<string> {
  if (typeof context === 'string') {
    if (context.startsWith(toEntryId(''))) found.add(context);
  } else if (typeof context === 'object' && context !== null) {
    for (const value of Object.values(context)) namedIn(value, found);
  }
  return found;
}

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** What this build published; `undefined` without a `site.md`. The pages that Gatsby made decide: nobody asks again what is public. */
export function readPublished({ getNode, getNodesByType }: Nodes, folder: string): PublishedSite | undefined {
  const settings = getNode(toEntryId('site.md')) as unknown as SiteValues | undefined;
  if (!settings) return undefined;
  const pages = (getNodesByType('SitePage') as unknown as SitePage[]).map(({ path, context = {} }): PublishedPage => ({
    path,
    context,
  }));
  const words = toWords(settings.words);
  const nodeOf = (id: string) => getNode(id) as EntryNode | undefined;
  const entries = new Map<string, PublishedEntry[]>();
  for (const { path, context } of pages) {
    const node = typeof context.id === 'string' ? nodeOf(context.id) : undefined;
    const collection = findCollection(node?.collection);
    if (!node || !collection || toUrl(collection, node, settings) !== path) continue;
    const others = entries.get(collection.name) ?? [];
    entries.set(collection.name, others);
    others.push({ collection, node, path, context });
  }
  const pathsByFile = new Map([...entries.values()].flat().map(({ node, path }) => [node.filePath, path] as const));
  let digests: Map<string, string> | undefined;
  return {
    settings,
    person: getNode(toEntryId('person.md')) as unknown as PersonValues | undefined,
    words,
    entries,
    pages,
    shown: [...namedIn(pages.map(({ context }) => context)), toEntryId('site.md'), toEntryId('person.md')].flatMap(
      (id) => nodeOf(id) ?? [],
    ),
    paths: new Set(pages.map(({ path }) => path)),
    pathOf: (filePath) => pathsByFile.get(filePath),
    nodeOf,
    titleOf: ({ folder, label }) => {
      const name = folder as ListName;
      return settings.collections?.[name]?.title ?? (folder in words ? words[name] : label);
    },
    digestOf: (filePath) => {
      digests ??= new Map(
        getNodesByType('File').map((file) => [String(file.relativePath), file.internal.contentDigest]),
      );
      return digests.get(filePath);
    },
    readPageData: (path) =>
      readFile(join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json'), 'utf8'),
    toAddress: (path) => toFullAddress(settings.url, path),
    toFullAddress: (address) => new URL(address, settings.url).href,
  };
}
