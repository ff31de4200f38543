import { findCollection } from '../collections';
import type { SiteValues } from '../collections';
import { isOnDay } from '../fields/days';
import { toListUrl, toTagUrl } from '../derive/to-url';
import { readEdition } from '../sourcing/environment';
import type { Entry } from '../sourcing/read-entry';
import { tagsOf } from './route';

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
}

/** The files that a build makes beside the pages, as settings and content decide it: their paths. */
export function listMadeFiles({ entries, site, pageOf }: Input): Set<string> {
  const made = new Set(ALWAYS);
  if (!site.icon?.endsWith('.png')) made.add('/icon.svg');
  // A site that search engines are to leave out has none.
  if (site.demo !== true && readEdition().kind !== 'preview') made.add('/sitemap.xml');
  const posts = entries.filter(({ collection }) => collection === 'post');
  if (site.feeds !== false && posts.length > 0) {
    const homes = ['/', ...new Set(posts.flatMap(tagsOf).map(toTagUrl))].filter((home) => home !== toTagUrl(''));
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
  const events = entries.filter(
    ({ collection, values }) => collection === 'event' && typeof values.start === 'string' && isOnDay(values.start),
  );
  for (const event of events) made.add(`${pageOf(event) ?? '/'}event.ics`);
  const collection = findCollection('event');
  const list = collection && toListUrl(collection, site);
  if (list !== undefined && events.length > 0) made.add(`${list}calendar.ics`);
  return made;
}
