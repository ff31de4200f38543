import { collections, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { toListUrl, toTagUrl } from '../derive/to-url';
import { readEdition } from '../sourcing/environment';
import type { Entry } from '../sourcing/read-entry';
import { tagsOf } from './route';
import { isInCalendar } from './upcoming';

/** What every build makes of the icon, and what crawlers and browsers ask for by themselves. */
const ALWAYS = [
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
  '/manifest.webmanifest',
  '/robots.txt',
];

interface Input {
  entries: readonly Entry[];
  site: Partial<SiteValues>;
  /** The address of an entry's page, if it has one. */
  pageOf: (entry: Entry) => string | undefined;
  registry?: readonly Collection[];
}

/** The files that a build makes beside the pages, as settings and content decide it: their paths. */
export function listMadeFiles({ entries, site, pageOf, registry = collections }: Input): Set<string> {
  const made = new Set(ALWAYS);
  if (!site.icon?.endsWith('.png')) made.add('/icon.svg');
  // A site that search engines are to leave out has none.
  if (site.demo !== true && readEdition().kind !== 'preview') made.add('/sitemap.xml');
  const entriesOf = ({ name }: Collection) => entries.filter(({ collection }) => collection === name);
  const followed = registry.filter(({ list }) => list?.feed).flatMap(entriesOf);
  if (site.feeds !== false && followed.length > 0) {
    const homes = ['/', ...new Set(followed.flatMap(tagsOf).map(toTagUrl))].filter((home) => home !== toTagUrl(''));
    for (const home of homes) made.add(`${home}feed.xml`).add(`${home}feed.json`);
    made.add('/feed.css');
  }
  if (site.texts !== false) {
    made.add('/llms.txt');
    for (const entry of entries) {
      const page = pageOf(entry);
      if (page !== undefined && entry.values.noindex !== true) made.add(`${page}index.md`);
    }
  }
  for (const collection of registry) {
    const pages = entriesOf(collection).flatMap(
      (entry) => (isInCalendar(collection, entry, site) && pageOf(entry)) || [],
    );
    for (const page of pages) made.add(`${page}event.ics`);
    const list = toListUrl(collection, site);
    if (list !== undefined && pages.length > 0) made.add(`${list}calendar.ics`);
  }
  return made;
}
