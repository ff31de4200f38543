import { parentOf } from '../../features/podcast/categories';
import { lastChange, type Feed, type FeedEntry } from './feed';
import { element, type Xml } from './xml';

/** A podcast. Its entries without a recording are left out. */
export interface Podcast extends Pick<Feed, 'title' | 'language' | 'home' | 'entries'> {
  /** The URL of the feed. */
  url: string;
  description: string;
  guid: string;
  author: string;
  owner: { name: string; email: string | undefined };
  /** The URL of the cover. */
  cover: string;
  category: string;
  type: 'episodic' | 'serial';
  explicit: boolean;
}

/**
 * Writes a podcast as RSS 2.0 with the tags that Apple Podcasts requires or recommends (https://podcasters.apple.com/support/823-podcast-requirements)
 * and those of Podcasting 2.0 (https://podcasting2.org/docs/podcast-namespace).
 */
export function toPodcastRss(podcast: Podcast): string {
  const { title, language, home, url, description, author, owner, cover, category, entries } = podcast;
  const parent = parentOf(category);
  const own = element('itunes:category', { text: category });
  const root = element(
    'rss',
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
    },
    element(
      'channel',
      {},
      element('title', {}, title),
      element('link', {}, home),
      element('atom:link', { rel: 'self', type: 'application/rss+xml', href: url }),
      element('description', {}, description),
      element('language', {}, language),
      element('lastBuildDate', {}, toRfc822(lastChange(entries))),
      element('generator', {}, 'Halflight'),
      element('itunes:author', {}, author),
      element(
        'itunes:owner',
        {},
        element('itunes:name', {}, owner.name),
        ...(owner.email === undefined ? [] : [element('itunes:email', {}, owner.email)]),
      ),
      element('itunes:image', { href: cover }),
      element('image', {}, element('url', {}, cover), element('title', {}, title), element('link', {}, home)),
      parent === undefined ? own : element('itunes:category', { text: parent }, own),
      element('itunes:explicit', {}, String(podcast.explicit)),
      element('itunes:type', {}, podcast.type),
      element('podcast:guid', {}, podcast.guid),
      ...entries.flatMap((entry) => toItem(entry, language)),
    ),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`;
}

function toItem(entry: FeedEntry, language: string): Xml[] {
  const { id, url, title, summary, content, published, authors, audio } = entry;
  if (!audio) return [];
  const { address, type, length, duration, episode, season, explicit, transcript, chaptersAddress } = audio;
  const optional = (name: string, value: string | number | boolean | null | undefined): Xml[] =>
    value === undefined || value === null || value === '' ? [] : [element(name, {}, String(value))];
  return [
    element(
      'item',
      {},
      element('title', {}, title),
      element('link', {}, url),
      element('guid', { isPermaLink: 'false' }, `urn:uuid:${id}`),
      element('pubDate', {}, toRfc822(published)),
      ...optional('description', summary),
      ...optional('content:encoded', content),
      element('enclosure', { url: address, length: String(length ?? 0), type }),
      element('itunes:episodeType', {}, 'full'),
      ...optional('itunes:author', authors.map(({ name }) => name).join(', ')),
      ...optional('itunes:duration', duration),
      ...optional('itunes:episode', episode),
      ...optional('itunes:season', season),
      ...optional('itunes:explicit', explicit),
      ...(transcript
        ? [element('podcast:transcript', { url: transcript.address, type: transcript.type, language })]
        : []),
      ...(chaptersAddress === undefined
        ? []
        : [element('podcast:chapters', { url: chaptersAddress, type: 'application/json+chapters' })]),
    ),
  ];
}

/** A time as RSS writes it: `Sat, 14 Mar 2026 07:00:00 GMT`. */
const toRfc822 = (time: string): string => new Date(time).toUTCString();
