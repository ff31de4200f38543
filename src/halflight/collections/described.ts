import type { Thing } from 'schema-dts';
import { isEntryFile } from '../entry-file';
import { splitTarget } from '../parse-url';
import type { AlbumPicture } from './album/album-picture';
import type { EntryNode } from './entry-node';
import type { PersonValues, SiteValues } from '.';
import type { Collection } from './define-collection';

/** The site that an entry belongs to. */
export interface DescribedSite {
  settings: Pick<SiteValues, 'language' | 'timeZone' | 'title' | 'podcast'> & { home?: string };
  person: PersonValues | undefined;
  registry: readonly Collection[];
  /** The path of the page of a file in the content folder, if it has one. */
  pathOf: (filePath: string) => string | undefined;
  nodeOf: (id: string) => EntryNode | undefined;
  /** The content digest of a file in the content folder, which its published path contains. */
  digestOf: (filePath: string) => string | undefined;
  /** The absolute URL of a path. */
  toAddress: (path: string) => string;
}

/** What the description of an entry is made from. */
export interface Described {
  site: DescribedSite;
  node: EntryNode;
  /** The absolute URL of the entry's page; `undefined` for an entry that a list shows in full. */
  url?: string | undefined;
  /** The ids of the authors who are public. */
  authors?: readonly string[] | undefined;
  /** When the entry's page last changed, in milliseconds since 1970, if known. */
  changed?: number | undefined;
  /** Returns the absolute URL of an image in an entry, if the page shows it. */
  pictureOf: (src: string | undefined) => string | undefined;
  /** The pictures of an album. */
  pictures?: readonly AlbumPicture[] | undefined;
  /** The one of them that the page shows, if it is the page of a picture, at this absolute URL. */
  picture?: { of: AlbumPicture; url: string } | undefined;
  /** The absolute URL of the page's share image. */
  sharedPicture?: string | undefined;
}

/** What a collection's `json-ld.ts` exports: an entry in terms of schema.org, or `undefined` if it lacks what search engines require. */
export type Describe = (described: Described) => Exclude<Thing, string> | undefined;

/** One item, or all of them if there are several; `undefined` for none. */
export function oneOrMore<Item>(items: readonly Item[]): Item | readonly Item[] | undefined {
  return items.length > 1 ? items : items[0];
}

/** The URL of an entry's page and the entry's `@id` on it; neither for an entry without a page. */
export function addressOf(url: string | undefined, name: string): { '@id'?: string; url?: string } {
  return url === undefined ? {} : { '@id': `${url}#${name}`, url };
}

/** The absolute URL of an entry's `to`: a path on the site, or the page of a file, which nodes name relative to the content folder. */
export function addressOfTarget(to: string, site: DescribedSite): string | undefined {
  const { path, rest } = splitTarget(to);
  const page = isEntryFile(path) ? site.pathOf(path) : path;
  return page === undefined ? undefined : site.toAddress(page + rest);
}
