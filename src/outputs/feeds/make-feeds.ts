import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { toMidnight } from '../../fields/days';
import { findCollection, type Values } from '../../collections';
import { toListUrl, toTagUrl } from '../../derive/to-url';
import { FEED_ENTRIES } from '../../limits';
import { summaryOf } from '../../sourcing/resolving';
import { fill } from '../../ui/words/words';
import { toPaletteCss } from '../../features/theme/palette';
import type { PublishedEntry, PublishedSite } from '../published';
import { keep, type Keeper, type OutletFile } from '../write-outputs';
import { toEntryStableId, toStableId } from '../stable-id';
import type { Feed, FeedAuthor, FeedEntry } from './feed';
import { feedStyle } from './feed-style';
import { toAtom } from './to-atom';
import { toJsonFeed } from './to-json-feed';
import { toReaderHtml } from './to-reader-html';

/** What is read of the page data of a post. */
interface PostData {
  result: { data: { post?: { text?: { html: string }; cover?: { alt: string; image?: Picture } | null } } };
}

interface Picture {
  images: { fallback?: { src: string } };
}

/** The feeds of a site: of all posts, and for each tag that has a page. None where the author wants none, or has never written a post. */
export async function makeFeeds(site: PublishedSite, hasPosts: boolean, keeper: Keeper): Promise<OutletFile[]> {
  if (site.settings.feeds === false || !hasPosts) return [];
  const posts = [...(site.entries.get('post') ?? [])].sort(byDay);
  const made = new Map<PublishedEntry, Promise<FeedEntry>>();
  const toEntry = (post: PublishedEntry) => {
    const entry = made.get(post) ?? toFeedEntry(post, site, keeper);
    made.set(post, entry);
    return entry;
  };
  const newest = await Promise.all(posts.slice(0, FEED_ENTRIES).map(toEntry));
  const files: OutletFile[] = [
    ...toFiles({ ...frameOf(site, homeOf(site)), entries: newest }, '/', site),
    { path: 'feed.css', text: `${toPaletteCss(site.settings.theme?.accent, site.settings.theme?.mood)}\n${feedStyle}` },
  ];
  for (const [home, { tag, tagged }] of byTag(posts)) {
    if (!site.paths.has(home)) continue;
    const entries = await Promise.all(tagged.slice(0, FEED_ENTRIES).map(toEntry));
    const title = fill(site.words.feedOfTag, { title: site.settings.title, tag });
    files.push(...toFiles({ ...frameOf(site, home), title, entries }, home, site));
  }
  return files;
}

/** A feed in both forms, beside the page at `home`. */
function toFiles(feed: Omit<Feed, 'atom' | 'json'>, home: string, { toAddress }: PublishedSite): OutletFile[] {
  const whole = { ...feed, atom: toAddress(`${home}feed.xml`), json: toAddress(`${home}feed.json`) };
  const folder = home.slice(1);
  return [
    { path: `${folder}feed.xml`, text: toAtom(whole) },
    { path: `${folder}feed.json`, text: toJsonFeed(whole) },
  ];
}

const valuesOf = (post: PublishedEntry) => post.node as unknown as Values<'post'>;

/** From the newest; those of one day in the order of their names. */
function byDay(a: PublishedEntry, b: PublishedEntry): number {
  const [first, second] = [valuesOf(a).date, valuesOf(b).date];
  if (first !== second) return first < second ? 1 : -1;
  return a.node.slug < b.node.slug ? -1 : 1;
}

/** The posts of each tag, by the address of its page; the newest post decides how it is written. */
function byTag(posts: readonly PublishedEntry[]): Map<string, { tag: string; tagged: PublishedEntry[] }> {
  const tags = new Map<string, { tag: string; tagged: PublishedEntry[] }>();
  for (const post of posts) {
    for (const tag of valuesOf(post).tags ?? []) {
      const home = toTagUrl(tag);
      // A tag of signs alone has no address of its own.
      if (home === toTagUrl('')) continue;
      const known = tags.get(home) ?? { tag, tagged: [] };
      // Two spellings of one tag are one tag.
      if (known.tagged.at(-1) !== post) known.tagged.push(post);
      tags.set(home, known);
    }
  }
  return tags;
}

/** The page that lists all posts, or the home page where there is none. */
function homeOf({ settings, paths }: PublishedSite): string {
  const posts = findCollection('post');
  const list = posts && toListUrl(posts, settings);
  return list && paths.has(list) ? list : '/';
}

function frameOf(site: PublishedSite, home: string): Omit<Feed, 'atom' | 'json' | 'entries'> {
  const { settings, person, words } = site;
  return {
    id: toStableId(site, home === homeOf(site) ? 'feed' : `feed${home}`),
    title: settings.title,
    description: settings.description,
    language: settings.language ?? 'en',
    home: site.toAddress(home),
    icon: site.toAddress('/favicon.ico'),
    style: new URL(site.toAddress('/feed.css')).pathname,
    note: words.feedNote,
    authors: [{ name: person?.name ?? settings.title, url: site.toAddress('/') }],
  };
}

async function toFeedEntry(post: PublishedEntry, site: PublishedSite, keeper: Keeper): Promise<FeedEntry> {
  const { settings, nodeOf, toAddress, toFullAddress } = site;
  const { title, date, updated, tags = [] } = valuesOf(post);
  const zone = settings.timeZone ?? 'UTC';
  const url = toAddress(post.path);
  const { text, cover } = ((JSON.parse(await site.readPageData(post.path)) as PostData).result.data.post ??= {});
  const address = cover?.image?.images.fallback?.src;
  const picture = address ? toHtml(h('p', h('img', { src: address, alt: cover.alt }))) : '';
  const html = picture + (text?.html ?? '');
  const content = await keep(keeper, `reader ${post.path}`, [html, url], () => toReaderHtml(html, url));
  const authors = (post.page.references?.authors ?? []).flatMap((id) => toAuthor(nodeOf(id)));
  return {
    id: toEntryStableId(post, site),
    url,
    title,
    summary: summaryOf(post.node),
    content,
    image: address && toFullAddress(address),
    published: toMidnight(date, zone),
    updated: toMidnight(updated ?? date, zone),
    authors,
    tags,
  };
}

function toAuthor(node: unknown): FeedAuthor[] {
  if (!node) return [];
  const { name, url } = node as Values<'people'>;
  return [{ name, url }];
}
