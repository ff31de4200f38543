import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { toInstant, type Day } from '../../fields/days';
import type { ShownAudio } from '../../features/podcast/shown-audio';
import type { Values } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import type { SiteSettings } from '../../derive/languages';
import { outputNames } from '../../output-names';
import { toListId, toListUrl, toTagUrl } from '../../derive/to-url';
import { toKey } from '../../cache';
import { FEED_ENTRIES } from '../../limits';
import { notesFolder } from '../../routes/notes';
import { compareSlugs } from '../../routes/sort-entries';
import { summaryOf } from '../../collections/entry-node';
import { fill } from '../../words/fill';
import { toWholeLook } from '../../features/theme/look';
import { toPalette, toPaletteCss, type Palette } from '../../features/theme/palette';
import type { PublishedEntry, PublishedSite } from '../published';
import { madeOf } from '../made-of';
import type { OutputFile } from '../output';
import { memoize } from '../output-cache';
import { toEntryStableId, toStableId } from '../stable-id';
import type { Feed, FeedAuthor, FeedEntry } from './feed';
import { feedStyle } from './feed-style';
import { toAtom } from './to-atom';
import { toJsonFeed } from './to-json-feed';
import { toReaderHtml } from './to-reader-html';

/** The part of an entry's page data that feeds use. The query returns it under the collection's name, or as `ownEntry` for declared collections. */
interface PageData {
  result: { data: Partial<Record<string, Shown | null>> & { entries?: readonly (Shown & { id: string })[] } };
}

interface Shown {
  text?: { html: string };
  body?: string;
  cover?: { alt: string; image?: Picture } | null;
  audio?: ShownAudio | null;
}

/** The fields of an entry that feeds use. */
interface Followed {
  title?: string;
  updated?: Day;
  tags?: readonly string[];
  feed?: boolean;
  untitled?: boolean;
  link?: string;
  reply?: string;
}

interface Picture {
  images: { fallback?: { src: string } };
}

/** The feeds of a site: one with all entries of the collections that have a `feed`, and one for each tag that has a page. */
export async function makeFeeds(site: PublishedSite): Promise<OutputFile[]> {
  const home = homeOf(site, followedIn(site));
  const { home: top = '/', theme } = site.settings;
  const entries = followedEntries(site);
  const toEntry = toEntryMaker(site);
  const newest = await Promise.all(entries.slice(0, FEED_ENTRIES).map(toEntry));
  const files: OutputFile[] = [
    ...toFiles({ ...frameOf(site, home, `${top.slice(1)}feed`), entries: newest }, top, site),
    // The feeds in other languages share this stylesheet.
    ...(top === '/'
      ? [{ path: 'feed.css', text: `${toPaletteCss(theme?.accent, toWholeLook(theme).mood)}\n${feedStyle}` }]
      : []),
  ];
  const notes = entries.filter(({ page }) => page.note);
  if (notes.length > 0) {
    const folder = notesFolder(site.settings);
    const title = fill(site.words.feedOfNotes, { title: site.settings.title });
    const written = await Promise.all(notes.slice(0, FEED_ENTRIES).map(toEntry));
    files.push(...toFiles({ ...frameOf(site, home, `feed${folder}`), title, entries: written }, folder, site));
  }
  for (const [page, { tag, tagged }] of byTag(entries.filter(hasPage), site.settings)) {
    if (!site.paths.has(page)) continue;
    const ofTag = await Promise.all(tagged.slice(0, FEED_ENTRIES).map(toEntry));
    const title = fill(site.words.feedOfTag, { title: site.settings.title, tag });
    files.push(...toFiles({ ...frameOf(site, page, `feed${page}`), title, entries: ofTag }, page, site));
  }
  return files;
}

const followedIn = ({ registry }: PublishedSite): Collection[] => registry.filter(({ list }) => list?.feed);

/** Every entry that the feeds may contain, newest first. */
export function followedEntries(site: PublishedSite): PublishedEntry[] {
  return followedIn(site)
    .flatMap((collection) => (collection.page ? (site.entries.get(collection.name) ?? []) : listedIn(site, collection)))
    .filter((entry) => !entry.page.unlisted && valuesOf(entry).feed !== false && dayOf(entry) !== undefined)
    .sort(byTime);
}

/** Returns a function that makes the entries of feeds, each once. */
export function toEntryMaker(site: PublishedSite): (entry: PublishedEntry) => Promise<FeedEntry> {
  const { theme } = site.settings;
  // Feed readers have no dark version of a page.
  const palette = toPalette(theme?.accent, 'light', toWholeLook(theme).mood);
  const made = new Map<PublishedEntry, Promise<FeedEntry>>();
  return (entry) => {
    const feedEntry = made.get(entry) ?? madeOf(entry.node.filePath, () => toFeedEntry(entry, site, palette));
    made.set(entry, feedEntry);
    return feedEntry;
  };
}

/** A feed in both formats, beside the page at `home`. */
function toFiles(feed: Omit<Feed, 'atom' | 'json'>, home: string, { toAddress }: PublishedSite): OutputFile[] {
  const whole = { ...feed, atom: toAddress(home + outputNames.atom), json: toAddress(home + outputNames.jsonFeed) };
  const folder = home.slice(1);
  return [
    { path: folder + outputNames.atom, text: toAtom(whole) },
    { path: folder + outputNames.jsonFeed, text: toJsonFeed(whole) },
  ];
}

/** The entries of a collection without pages, linked to their places in the list; none without a list. */
export function listedIn({ pages, nodeOf, settings }: PublishedSite, collection: Collection): PublishedEntry[] {
  return pages
    .filter((page) => page.kind === 'list' && page.collection === collection.name)
    .flatMap((page) =>
      page.members.flatMap((id) => {
        const node = nodeOf(id);
        if (!node || (node.language !== undefined && node.language !== settings.language)) return [];
        return [{ collection, node, path: `${page.path}#${toListId(node.slug)}`, page }];
      }),
    );
}

/** Whether an entry has its own page. Only such entries are in the feeds of their tags. */
function hasPage({ page }: PublishedEntry): boolean {
  return page.kind === 'entry';
}

const valuesOf = ({ node }: PublishedEntry): Followed => node;

/** The date of an entry as shown on its page, which may differ from the day it was published. */
function dayOf({ collection, node }: PublishedEntry): Day | undefined {
  return node[collection.publishesOn ?? ''] as Day | undefined;
}

/** The instant of an entry whose date has a time. */
function instantOf({ collection, node }: PublishedEntry): string | undefined {
  return node.instants?.[collection.publishesOn ?? ''];
}

/** Newest first; entries of the same day by time, then by slug. */
function byTime(a: PublishedEntry, b: PublishedEntry): number {
  for (const [first = '', second = ''] of [
    [dayOf(a), dayOf(b)],
    [instantOf(a), instantOf(b)],
  ])
    if (first !== second) return first < second ? 1 : -1;
  return compareSlugs(a.node.slug, b.node.slug);
}

/** The entries of each tag, by the path of its page. The newest entry decides the spelling of the tag. */
function byTag(
  entries: readonly PublishedEntry[],
  settings: Pick<SiteSettings, 'home'>,
): Map<string, { tag: string; tagged: PublishedEntry[] }> {
  const tags = new Map<string, { tag: string; tagged: PublishedEntry[] }>();
  for (const entry of entries) {
    const { tagPaths = {} } = entry.page.context as { tagPaths?: Readonly<Record<string, string>> };
    for (const tag of valuesOf(entry).tags ?? []) {
      const home = (Object.hasOwn(tagPaths, tag) ? tagPaths[tag] : undefined) ?? toTagUrl(tag, settings);
      // A tag without letters or digits has no path of its own.
      if (home === toTagUrl('', settings)) continue;
      const known = tags.get(home) ?? { tag, tagged: [] };
      // An entry may have the same tag in two spellings.
      if (known.tagged.at(-1) !== entry) known.tagged.push(entry);
      tags.set(home, known);
    }
  }
  return tags;
}

/** The page that lists everything in the feed, or the home page if no single page does. */
function homeOf({ settings, paths }: PublishedSite, [first, ...others]: readonly Collection[]): string {
  const list = first && others.length === 0 ? toListUrl(first, settings) : undefined;
  return list && paths.has(list) ? list : (settings.home ?? '/');
}

/** Everything in a feed except its entries and its own URLs. `identity` tells it from the site's other feeds. */
export function frameOf(site: PublishedSite, home: string, identity: string): Omit<Feed, 'atom' | 'json' | 'entries'> {
  const { settings, person, words } = site;
  return {
    id: toStableId(site, identity),
    title: settings.title,
    description: settings.description,
    language: settings.language ?? 'en',
    home: site.toAddress(home),
    icon: site.toAddress('/favicon.ico'),
    style: new URL(site.toAddress('/feed.css')).pathname,
    note: words.feedNote,
    authors: [{ name: person?.name ?? settings.title, url: site.toAddress(settings.home ?? '/') }],
  };
}

async function toFeedEntry(entry: PublishedEntry, site: PublishedSite, palette: Palette): Promise<FeedEntry> {
  const { settings, nodeOf, toAddress, toFullAddress } = site;
  const { title = '', updated, tags = [], untitled, link, reply } = valuesOf(entry);
  const date = dayOf(entry) ?? '';
  const zone = settings.timeZone ?? 'UTC';
  const published = toInstant(date, instantOf(entry), zone);
  const changed = updated && toInstant(updated, entry.node.instants?.updated, zone);
  const url = toAddress(entry.path);
  const { data } = (JSON.parse(await site.readPageData(entry.page.path)) as PageData).result;
  const shown = hasPage(entry)
    ? data[entry.collection.declared ? 'ownEntry' : entry.collection.name]
    : data.entries?.find(({ id }) => id === entry.node.id);
  const { text, body = '', cover, audio } = shown ?? {};
  const address = cover?.image?.images.fallback?.src;
  const picture = address ? toHtml(h('p', h('img', { src: address, alt: cover.alt }))) : '';
  // On the page, both stand above the text.
  const leads = [link, reply].flatMap((to) => (to === undefined ? [] : [toHtml(h('p', h('a', { href: to }, to)))]));
  const html = leads.join('') + picture + (text?.html ?? body);
  const content = await memoize(toKey('feed', html, url, JSON.stringify(palette)), () =>
    toReaderHtml(html, url, palette),
  );
  const authors = (entry.page.references?.authors ?? []).flatMap((id) => toAuthor(nodeOf(id)));
  return {
    id: toEntryStableId(entry, site),
    url,
    title,
    ...(untitled && { untitled: true }),
    ...(link !== undefined && { link }),
    summary: summaryOf(entry.node),
    ...(audio && { audio: withFullAddresses(audio, toFullAddress) }),
    content,
    image: address && toFullAddress(address),
    published,
    // A change that only has a day would seem earlier than a publication with a time on that day.
    updated: changed && Date.parse(changed) > Date.parse(published) ? changed : published,
    authors,
    tags,
  };
}

function withFullAddresses(audio: ShownAudio, toFull: PublishedSite['toFullAddress']): ShownAudio {
  const { address, chaptersAddress, transcript } = audio;
  return {
    ...audio,
    address: toFull(address),
    ...(chaptersAddress !== undefined && { chaptersAddress: toFull(chaptersAddress) }),
    ...(transcript && { transcript: { ...transcript, address: toFull(transcript.address) } }),
  };
}

function toAuthor(node: unknown): FeedAuthor[] {
  if (!node) return [];
  const { name, url } = node as Values<'people'>;
  return [{ name, url }];
}
