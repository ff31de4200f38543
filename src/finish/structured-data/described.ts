import type { Thing } from 'schema-dts';
import type { EntryNode } from '../../sourcing/resolving';
import type { PublishedSite } from '../../outputs/published';

/** What a description of an entry is made from. */
export interface Described {
  site: PublishedSite;
  node: EntryNode;
  /** The full address of its page; `undefined` for an entry that a list shows whole. */
  url?: string | undefined;
  /** The ids of the people that it names as its authors, of those that are public. */
  authors?: readonly string[] | undefined;
  /** When its page last changed, in milliseconds since 1970, if that is known. */
  changed?: number | undefined;
  /** The full address of a picture that an entry names, if the page shows it. */
  pictureOf: (src: string | undefined) => string | undefined;
  /** The full address of the picture that the page names for those who share it. */
  sharedPicture?: string | undefined;
}

/**
 * What `json-ld.ts` in the folder of a collection exports as `describe`: an entry in the words of schema.org; `undefined` where it does not say
 * what search engines cannot do without.
 */
export type Describe = (described: Described) => Exclude<Thing, string> | undefined;

/** One, or several; nothing for none. */
export function oneOrMore<Item>(items: readonly Item[]): Item | readonly Item[] | undefined {
  return items.length > 1 ? items : items[0];
}

/** Where an entry has its page, and the id that it is known by there. */
export function addressOf(url: string | undefined, name: string): { '@id'?: string; url?: string } {
  return url === undefined ? {} : { '@id': `${url}#${name}`, url };
}

/** The full address of what `to` of an entry leads to: a path of the site, or the page of a file, which nodes name as seen from the content folder. */
export function addressOfTarget(to: string, site: PublishedSite): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(to) ?? [];
  const page = path.endsWith('.md') ? site.pathOf(path) : path;
  return page === undefined ? undefined : site.toAddress(page + rest);
}
