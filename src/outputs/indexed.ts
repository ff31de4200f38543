import { isUnlisted } from '../sourcing/environment';
import type { PublishedEntry, PublishedPage, PublishedSite } from './published';

/** A page that search engines may list. */
export interface IndexedPage extends PublishedPage {
  /** The entry whose page it is; lists and the like are that of none. */
  entry?: PublishedEntry | undefined;
  /** The ids of the entries that it shows. */
  shown: readonly string[];
}

/** What pages are made with that show more than one entry. */
interface Context {
  /** The entries of a list. */
  ids?: readonly string[];
  /** The tags of the list of tags. */
  tags?: readonly unknown[];
  /** Of a page of sections, the entries of each. */
  sectionMembers?: readonly (readonly string[])[];
  /** Of a tag's page, its name. */
  tag?: string;
}

/**
 * The pages that search engines may list: not those that say `noindex` in their head, nor those whose canonical address is elsewhere. None of
 * a site that is unlisted as a whole.
 */
export function findIndexedPages(site: PublishedSite): IndexedPage[] {
  if (isUnlisted(site.settings)) return [];
  return findSharedPages(site).filter(({ entry }) => !entry || isCanonical(entry, site));
}

/** The pages that are meant to be found and shared: not entries that ask for `noindex`, empty lists, error pages, the search, the page after a message. */
export function findSharedPages(site: PublishedSite): IndexedPage[] {
  const entries = new Map([...site.entries.values()].flat().map((entry) => [entry.path, entry]));
  const tagged = site.pages.flatMap(({ context: { tag, ids = [] } }: { context: Context }) => (tag ? ids : []));
  return site.pages.flatMap((page) => {
    const entry = entries.get(page.path);
    const { ids, tags, sectionMembers }: Context = page.context;
    if (entry?.node.noindex === true) return [];
    const shown = tags ? tagged : (ids ?? sectionMembers?.flat() ?? []);
    const isPage = entry ?? tags ?? sectionMembers ?? (ids && ids.length > 0);
    return isPage ? [{ ...page, entry, shown }] : [];
  });
}

function isCanonical({ node, path }: PublishedEntry, { toAddress }: PublishedSite): boolean {
  const { canonical } = node as { canonical?: string };
  return canonical === undefined || canonical === toAddress(path);
}
