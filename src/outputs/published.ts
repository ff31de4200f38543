import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { collections, findCollection, type PersonValues, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { toFullAddress } from '../derive/to-full-address';
import { toListTitle } from '../derive/to-list-title';
import { entriesOn, type Route } from '../routes/route';
import { isUnlisted } from '../sourcing/environment';
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
  page: Route;
}

/** The site as it was built: what the steps after the pages are made from. */
export interface PublishedSite {
  settings: SiteValues;
  person: PersonValues | undefined;
  words: Words;
  /** Of all entries with a page, by the name of their collection. */
  entries: ReadonlyMap<string, readonly PublishedEntry[]>;
  pages: readonly Route[];
  /** The names of the collections of which anything is written, published or not. */
  written: ReadonlySet<string>;
  /** Of the pages those that search engines may list: none of a site that is unlisted as a whole. */
  indexed: readonly Route[];
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

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** What this build published into `folder`; `undefined` without a `site.md`. Its pages decide: nobody asks again what is public. */
export function readPublished(
  { getNode, getNodesByType }: Nodes,
  pages: readonly Route[],
  folder: string,
): PublishedSite | undefined {
  const settings = getNode(toEntryId('site.md')) as unknown as SiteValues | undefined;
  if (!settings) return undefined;
  const words = toWords(settings);
  const nodeOf = (id: string) => getNode(id) as EntryNode | undefined;
  const entries = new Map<string, PublishedEntry[]>();
  for (const page of pages) {
    const node = page.entry === undefined ? undefined : nodeOf(page.entry);
    const collection = findCollection(page.collection);
    if (!node || !collection) continue;
    const others = entries.get(collection.name) ?? [];
    entries.set(collection.name, others);
    others.push({ collection, node, path: page.path, page });
  }
  const pathsByFile = new Map([...entries.values()].flat().map(({ node, path }) => [node.filePath, path] as const));
  let digests: Map<string, string> | undefined;
  return {
    settings,
    person: getNode(toEntryId('person.md')) as unknown as PersonValues | undefined,
    words,
    entries,
    pages,
    written: new Set(collections.flatMap(({ name, typeName }) => (getNodesByType(typeName).length > 0 ? [name] : []))),
    indexed: isUnlisted(settings) ? [] : pages.filter(({ indexable }) => indexable),
    shown: [...new Set(pages.flatMap(entriesOn)), toEntryId('site.md'), toEntryId('person.md')].flatMap(
      (id) => nodeOf(id) ?? [],
    ),
    paths: new Set(pages.map(({ path }) => path)),
    pathOf: (filePath) => pathsByFile.get(filePath),
    nodeOf,
    titleOf: (collection) => toListTitle(collection, settings, words),
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
