import { findLinks } from '../../markdown/find-links';
import { parseMarkdown } from '../../markdown/parse';
import { addressesInData, addressesInStyle, referenceIn, type Reference } from './reference';

type PieceReader = (html: string) => readonly Reference[];

/** Reads the references in a file's text; `readPiece` reads the HTML in it. */
type FileReader = (text: string, readPiece: PieceReader) => Reference[];

/** Returns the reader for a finished file that is not a page; `undefined` if files of its kind have no references. */
export function readFileOf(file: string): FileReader | undefined {
  return readers.find(([pattern]) => pattern.test(file))?.[1];
}

const readers: [RegExp, FileReader][] = [
  [/(?:^|\/)feed\.xml$/, readAtom],
  [/(?:^|\/)feed\.json$/, readJsonFeed],
  [/(?:^|\/)podcast\.xml$/, readPodcast],
  [/(?:^|\/)sitemap[^/]*\.xml$/, readSitemap],
  [/^robots\.txt$/, readRobots],
  [/\.webmanifest$/, readManifest],
  [/\.ics$/, readCalendar],
  [/(?:^|\/)index\.md$|^llms(?:-full)?\.txt$/, readMarkdown],
  [/\.css$/, (text) => addressesInStyle(text).map((address) => referenceIn('style', address))],
  [/^_redirects$/, (text) => readRedirects(text).map(({ to }) => referenceIn('redirect', to))],
];

/** A redirect as Netlify and Cloudflare Pages write it: the old URL and the new one. */
interface Redirect {
  from: string;
  to: string;
}

/** The redirects in a `_redirects` file, without patterns and rules that are not redirects. */
export function readRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from = '', to = '', status = '301'] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    return to === '' || /[*:]/.test(from) || !/^30[1278]/.test(status) ? [] : [{ from, to }];
  });
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function decodeXml(text: string): string {
  return text.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d+)|#x([\da-f]+));/gi,
    (_, name?: string, ten?: string, hex?: string) =>
      name ? (entities[name.toLowerCase()] ?? '') : String.fromCodePoint(parseInt(ten ?? hex ?? '0', ten ? 10 : 16)),
  );
}

/** The text of each element with this name. */
function insideOf(xml: string, name: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${name}\\b[^>]*>([^<]*)</${name}>`, 'g')), ([, text = '']) =>
    decodeXml(text.trim()),
  );
}

/** The references in a piece of HTML in a feed, where each URL must be absolute because there is no page around it. */
function addressesInHtml(html: string, readPiece: PieceReader): Reference[] {
  return readPiece(html).map(({ address, kind }) =>
    kind === 'link' && address.startsWith('#')
      ? { ...referenceIn('link', address), full: false }
      : referenceIn(kind, address),
  );
}

function readAtom(xml: string, readPiece: PieceReader): Reference[] {
  const links = Array.from(xml.matchAll(/<(?:link|h:a)\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) => decodeXml(href));
  const named = ['uri', 'icon', 'logo'].flatMap((name) => insideOf(xml, name));
  return [
    ...[...links, ...named].map((address) => referenceIn('feed', address)),
    ...insideOf(xml, 'content').flatMap((html) => addressesInHtml(html, readPiece)),
  ];
}

function readPodcast(xml: string, readPiece: PieceReader): Reference[] {
  const given = Array.from(
    xml.matchAll(/<(?:enclosure|atom:link|itunes:image|podcast:\w+)\b[^>]*?\s(?:url|href)="([^"]*)"/g),
    ([, url = '']) => decodeXml(url),
  );
  return [
    ...[...given, ...insideOf(xml, 'link')].map((address) => referenceIn('feed', address)),
    ...insideOf(xml, 'content:encoded').flatMap((html) => addressesInHtml(html, readPiece)),
  ];
}

function readJsonFeed(text: string, readPiece: PieceReader): Reference[] {
  const feed = JSON.parse(text) as { items?: { content_html?: string }[] };
  return [
    ...addressesInData(feed).map((address) => referenceIn('feed', address)),
    ...(feed.items ?? []).flatMap(({ content_html: html = '' }) => addressesInHtml(html, readPiece)),
  ];
}

function readSitemap(xml: string): Reference[] {
  const links = Array.from(xml.matchAll(/<xhtml:link\b[^>]*?\shref="([^"]*)"/g), ([, href = '']) => decodeXml(href));
  const places = [...insideOf(xml, 'loc'), ...insideOf(xml, 'image:loc')];
  return [...places, ...links].map((address) => referenceIn('sitemap', address));
}

function readRobots(text: string): Reference[] {
  return Array.from(text.matchAll(/^sitemap:\s*(\S+)/gim), ([, address = '']) => referenceIn('sitemap', address));
}

function readManifest(text: string): Reference[] {
  const {
    start_url: start,
    scope,
    icons = [],
  } = JSON.parse(text) as Record<'start_url' | 'scope', string | undefined> & { icons?: { src: string }[] };
  const places = [start, scope].filter((address) => address !== undefined);
  return [...places, ...icons.map(({ src }) => src)].map((address) => referenceIn('manifest', address));
}

function readCalendar(text: string): Reference[] {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return lines.flatMap((line) => {
    const address = /^URL[^:]*:(.*)$/.exec(line)?.[1];
    return address === undefined ? [] : [referenceIn('calendar', address.trim())];
  });
}

function readMarkdown(text: string): Reference[] {
  const body = text.replace(/^---\n[^]*?\n---\n/, '');
  const withoutBlocks = body.replace(/^( *)(`{3,}|~{3,})[^]*?^ *\2/gm, '');
  // Escaped signs neither end a link nor begin code.
  const words = withoutBlocks.replace(/\\[\\`\]]|(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');
  const guesses = Array.from(words.matchAll(/\]\(<?((?:[^()<>\s]|\([^()\s]*\))+)/g), ([, address = '']) => address);
  // What looks like a link may not be one, such as `[a]({% ref b %})`. If any looks wrong, the text is parsed as Markdown.
  const isPlain = (address: string) => /^(?:#|mailto:|https?:\/\/[^\s{}%]*$)/i.test(address);
  const addresses = guesses.every(isPlain) ? guesses : findLinks(parseMarkdown(body), body).map(({ target }) => target);
  // An empty target is the page itself.
  const named = addresses.filter((address) => address !== '');
  return named.map((address) => ({ ...referenceIn('text', address), full: !address.startsWith('#') }));
}
