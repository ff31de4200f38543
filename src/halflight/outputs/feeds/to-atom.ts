import { lastChange, type Feed, type FeedAuthor, type FeedEntry } from './feed';
import { element, type Xml } from './xml';

/**
 * Writes a feed as Atom (RFC 4287). Replaces the package `feed`, which cannot set the language or a CSS stylesheet, and writes tags that contain a
 * "<" so that no parser accepts them. The XHTML is for people who open the feed in a browser: Atom lets feed readers ignore it.
 */
export function toAtom(feed: Feed): string {
  const { id, title, description, language, home, atom, icon, authors, entries, style, note } = feed;
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:h': 'http://www.w3.org/1999/xhtml', 'xml:lang': language },
    element('id', {}, `urn:uuid:${id}`),
    element('title', {}, title),
    ...(description ? [element('subtitle', {}, description)] : []),
    element('updated', {}, lastChange(entries)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: atom }),
    element('link', { rel: 'alternate', type: 'text/html', href: home }),
    element('icon', {}, icon),
    ...authors.map(toAuthor),
    element('generator', {}, 'Halflight'),
    element('h:p', { class: 'note' }, note, ' ', element('h:a', { href: home }, home)),
    ...entries.map(toEntry),
  );
  const declaration = '<?xml version="1.0" encoding="utf-8"?>';
  const styleSheet = `<?xml-stylesheet type="text/css" href="${style}"?>`;
  return `${declaration}\n${styleSheet}\n${root.xml}\n`;
}

function toEntry({
  id,
  url,
  title,
  untitled,
  link,
  summary,
  content,
  audio,
  published,
  updated,
  authors,
  tags,
}: FeedEntry): Xml {
  return element(
    'entry',
    {},
    element('id', {}, `urn:uuid:${id}`),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    ...(link === undefined ? [] : [element('link', { rel: 'related', href: link })]),
    ...(audio
      ? [
          element('link', {
            rel: 'enclosure',
            href: audio.address,
            type: audio.type,
            length: String(audio.length ?? 0),
          }),
        ]
      : []),
    element('published', {}, published),
    element('updated', {}, updated),
    ...authors.map(toAuthor),
    ...tags.map((term) => element('category', { term })),
    element('h:p', { class: 'day' }, published.slice(0, 10)),
    element('h:h2', {}, element('h:a', { href: url }, title)),
    ...(summary && !untitled ? [element('summary', {}, summary)] : []),
    element('content', { type: 'html' }, content),
  );
}

function toAuthor({ name, url }: FeedAuthor): Xml {
  return element('author', {}, element('name', {}, name), ...(url ? [element('uri', {}, url)] : []));
}
