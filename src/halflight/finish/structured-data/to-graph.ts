import type { ItemList, ProfilePage, Thing, WebSite } from 'schema-dts';
import { findCollection } from '../../collections';
import { jsonLd } from '../../collections/json-ld';
import { toZonedTime } from '../../fields/days';
import type { Route } from '../../routes/route';
import type { PublishedSite } from '../../outputs/published';
import type { LastModified } from '../../outputs/sitemap/last-modified';
import { createBreadcrumbs } from './breadcrumbs';
import type { Describe, Described } from '../../collections/described';
import { personIdOf, toPersonNode } from '../../collections/person-node';

type Node = Exclude<Thing, string>;

/** The describers by collection. schema.org has no terms for the other collections. */
const describers: Partial<Record<string, Describe>> = jsonLd;

/** The describer of a collection's entries; all declared collections share one. */
function describerOf(name: string, { registry }: PublishedSite): Describe | undefined {
  return describers[findCollection(name, registry)?.declared ? 'collection' : name];
}

/** The images of a page. */
export interface Pictures extends Pick<Described, 'pictureOf' | 'sharedPicture'> {
  /** The absolute URL of the person's portrait. */
  portrait?: string | undefined;
}

/** What the description of a page needs besides its entry. */
type Known = Pick<Described, 'pictureOf' | 'sharedPicture' | 'changed'>;

/** Returns a function that describes a page in terms of schema.org, as a list of things. `changedOf` says when pages last changed. */
export function createGraphs(
  site: PublishedSite,
  changedOf: LastModified,
): (page: Route, pictures: Pictures) => Node[] {
  const toBreadcrumbs = createBreadcrumbs(site);
  return (page, pictures) => {
    const breadcrumbs = toBreadcrumbs(page);
    return [
      ...(page.path === (site.settings.home ?? '/') ? describeHome(site, pictures.portrait, changedOf(page)) : []),
      ...describeMain(site, page, { ...pictures, changed: changedOf(page) }),
      ...(breadcrumbs ? [breadcrumbs] : []),
    ];
  };
}

/** The site and its owner. A person's home page is their profile; an organization's may be about something else. */
function describeHome(site: PublishedSite, portrait: string | undefined, changed: number | undefined): Node[] {
  const { settings, person, toAddress } = site;
  const url = toAddress(settings.home ?? '/');
  const owner = toPersonNode(site, portrait);
  const webSite: Exclude<WebSite, string> = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: settings.title,
    url,
    inLanguage: settings.language ?? 'en',
    ...(settings.description && { description: settings.description }),
    ...(owner && { publisher: { '@id': personIdOf(site) } }),
  };
  const profile: Exclude<ProfilePage, string> = {
    '@type': 'ProfilePage',
    '@id': `${url}#profile`,
    name: settings.title,
    url,
    isPartOf: { '@id': `${url}#website` },
    ...(changed !== undefined && { dateModified: toZonedTime(changed, settings.timeZone ?? 'UTC') }),
    mainEntity: { '@id': personIdOf(site) },
  };
  return [webSite, ...(owner ? [owner] : []), ...(owner && person?.kind !== 'organization' ? [profile] : [])];
}

/** The subject of a page: its entry, or the entries in a list that have no page of their own. */
function describeMain(site: PublishedSite, page: Route, known: Known): Node[] {
  const { kind, collection = '', entry, members, references } = page;
  const url = site.toAddress(page.path);
  const node = entry === undefined ? undefined : site.nodeOf(entry);
  if (node) {
    const { pictures } = page;
    const thing = describerOf(
      collection,
      site,
    )?.({ site, node, url, authors: references?.authors, pictures, ...known });
    return thing ? [withMentions(thing, page, site)] : [];
  }
  if (kind === 'picture') return describePicture(site, page, known);
  if (kind === 'home') return [];
  const whole = members.flatMap((id) => describeWhole(site, id, known));
  const list: Exclude<ItemList, string> = {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    url,
    itemListElement: whole.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
  return whole.length > 0 ? [list] : [];
}

/** A text with the pages that it links to, if the site has backlinks. Only works, such as articles, mention anything. */
function withMentions(thing: Node, { mentions }: Route, { toAddress }: PublishedSite): Node {
  if (!mentions || !WORKS.has(thing['@type'])) return thing;
  const pages = mentions.map(({ path, title }) => ({ '@type': 'WebPage', url: toAddress(path), name: title }));
  return { ...thing, mentions: pages } as Node;
}

/** The types of things that may have the property `mentions`: creative works. */
const WORKS: ReadonlySet<string> = new Set([
  'BlogPosting',
  'PodcastEpisode',
  'CreativeWork',
  'Article',
  'Recipe',
  'ScholarlyArticle',
]);

/** A picture of an album, on its own page. */
function describePicture(site: PublishedSite, page: Route, known: Known): Node[] {
  const [picture] = page.pictures ?? [];
  const album = site.nodeOf(page.members[0] ?? '');
  const path = album && site.pathOf(album.filePath);
  if (!picture || !album || path === undefined) return [];
  const thing = describerOf(
    page.collection ?? '',
    site,
  )?.({
    site,
    node: album,
    url: site.toAddress(path),
    picture: { of: picture, url: site.toAddress(page.path) },
    ...known,
  });
  return thing ? [thing] : [];
}

/** An entry that a list shows in full, because it has no page of its own. */
function describeWhole(site: PublishedSite, id: string, { pictureOf, sharedPicture }: Known): Node[] {
  const node = site.nodeOf(id);
  if (!node || site.pathOf(node.filePath)) return [];
  const thing = describerOf(node.collection, site)?.({ site, node, pictureOf, sharedPicture });
  return thing ? [thing] : [];
}
