import type { Collection } from '../collections/define-collection';
import { toTagUrl, toUrl } from '../derive/to-url';
import { fill } from '../words/fill';
import { localesOf } from '../words/locales';
import { toWords } from '../words/words';
import { isInOtherLanguage } from './in-languages';
import { toListFacts, toPages } from './list-routes';
import { tagsOf, type AllMembers, type RoutableEntry, type Route, type RouteSettings } from './route';

/** Returns the URL of a tag; `undefined` if it has none. */
export type TagUrls = (tag: string) => string | undefined;

/** A tag of at least one public entry. */
interface Tag {
  ids: string[];
  /** The collections that have entries with it, in registry order. */
  collections: Set<Collection>;
  /** Whether any of these entries is in a feed, so that the tag has a feed as well. */
  hasFeed: boolean;
  spellings: Map<string, number>;
}

/** The URLs of an entry's tags that differ from what `toTagUrl` gives; `undefined` if there are none. */
export function tagPathsOf(
  entry: RoutableEntry,
  site: RouteSettings,
  urlOf: TagUrls,
): Readonly<Record<string, string>> | undefined {
  const other = tagsOf(entry).flatMap((tag) => {
    const url = urlOf(tag);
    return url === undefined || url === toTagUrl(tag, site) ? [] : [[tag, url] as const];
  });
  return other.length > 0 ? Object.fromEntries(other) : undefined;
}

/** A page for each tag that lists its entries, and one that lists the tags. A site without tags has neither. */
export function tagRoutes(
  registry: readonly Collection[],
  members: AllMembers,
  site: RouteSettings,
  urlOf: TagUrls,
): Route[] {
  const tags = [...collectTags(registry, members, site, urlOf)].map(
    ([path, { ids, collections, hasFeed, spellings }]) => ({
      path,
      ids,
      collections: [...collections].map(({ name, folder }) => ({ name, list: folder })),
      hasFeed,
      name: usualOf(spellings),
    }),
  );
  if (tags.length === 0) return [];
  const { compare } = new Intl.Collator(localesOf(site.language), { numeric: true });
  const listed = tags
    .map(({ name, path, ids }) => ({ name, path, count: ids.length }))
    .sort((a, b) => compare(a.name, b.name) || (a.path < b.path ? -1 : 1));
  const words = toWords(site);
  const texts = new Map((members.get('tag')?.entries ?? []).map((text) => [toTagUrl(text.slug, site), text]));
  return [
    {
      path: toTagUrl('', site),
      kind: 'tag-list',
      component: 'pages/tag-list',
      context: { tags: listed },
      source: 'the list of tags',
      members: [...new Set(tags.flatMap(({ ids }) => ids))],
      title: words.tags,
      name: words.tags,
      shared: true,
      indexable: true,
    },
    ...tags.flatMap(({ path: first, name, ids, collections, hasFeed }) =>
      toPages(first, ids).map((page): Route => {
        const { path, ...own } = page;
        // The further pages of a long list only list.
        const about = path === first ? texts.get(first) : undefined;
        const summary = about && ((about.values.summary as string | undefined) ?? about.firstParagraph);
        return {
          path,
          kind: 'tag',
          component: 'pages/tag',
          context: {
            tag: name,
            tagsPath: toTagUrl('', site),
            collections,
            ...(hasFeed && { feedFolder: first }),
            ...(about && { about: about.id }),
            ...(summary && { summary }),
            ...own,
          },
          ...(about && { relatives: [about.id] }),
          ...(summary && { summary }),
          source: `the tag "${name}"`,
          ...(hasFeed && path === first && { followed: true }),
          ...toListFacts(page, { title: fill(words.tagged, { tag: name }), name }, words),
        };
      }),
    ),
  ];
}

/** The entries of each tag, by the path of its page: from every collection that has tags and a list, in list order. */
function collectTags(
  registry: readonly Collection[],
  members: AllMembers,
  site: RouteSettings,
  urlOf: TagUrls,
): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  const entries = registry
    .filter(({ fields, list }) => list && 'tags' in fields)
    .flatMap((collection) => (members.get(collection.name)?.entries ?? []).map((entry) => ({ entry, collection })));
  for (const { entry, collection } of entries) {
    for (const name of tagsOf(entry)) {
      const path = urlOf(name);
      // A tag without letters or digits has no path; the content check reports it.
      if (path === undefined) continue;
      const tag: Tag = tags.get(path) ?? { ids: [], collections: new Set(), hasFeed: false, spellings: new Map() };
      tags.set(path, tag);
      tag.spellings.set(name, (tag.spellings.get(name) ?? 0) + 1);
      tag.hasFeed ||= isFollowed(entry, collection, site);
      tag.collections.add(collection);
      if (tag.ids.at(-1) !== entry.id) tag.ids.push(entry.id);
    }
  }
  return tags;
}

/** Whether an entry is in a feed, which only has entries with a day and a page in this language. */
function isFollowed(entry: RoutableEntry, collection: Collection, site: RouteSettings): boolean {
  const { list, publishesOn = '' } = collection;
  if (!list?.feed || isInOtherLanguage(entry.language, site) || entry.values.feed === false) return false;
  return entry.values[publishesOn] !== undefined && toUrl(collection, entry, site) !== undefined;
}

function usualOf(spellings: ReadonlyMap<string, number>): string {
  const [first] = [...spellings].sort(([a, often], [b, rare]) => rare - often || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
