import type { Collection } from '../collections/define-collection';
import { toTagUrl } from '../derive/to-url';
import { fill } from '../ui/words/fill';
import { toWords } from '../ui/words/words';
import { isInOtherLanguage } from './in-languages';
import { toListFacts, toPages } from './list-routes';
import { tagsOf, type AllMembers, type Route, type RouteSettings } from './route';

/** A tag that something public has. */
interface Tag {
  ids: string[];
  /** The collections that have something with it, in the order of the registry. */
  collections: Set<Collection>;
  /** Whether something among them can be followed: then the tag has a feed. */
  hasFeed: boolean;
  /** Each way in which it is written, and how often. */
  spellings: Map<string, number>;
}

/** A page for each tag, which lists what has it, and one that lists the tags. A site without tags has none of them. */
export function tagRoutes(registry: readonly Collection[], members: AllMembers, site: RouteSettings): Route[] {
  const tags = [...collectTags(registry, members, site)].map(([path, { ids, collections, hasFeed, spellings }]) => ({
    path,
    ids,
    collections: [...collections].map(({ name, folder }) => ({ name, list: folder })),
    hasFeed,
    name: usualOf(spellings),
  }));
  if (tags.length === 0) return [];
  const { compare } = new Intl.Collator(site.language, { numeric: true });
  const listed = tags
    .map(({ name, path, ids }) => ({ name, path, count: ids.length }))
    .sort((a, b) => compare(a.name, b.name) || (a.path < b.path ? -1 : 1));
  const words = toWords(site);
  return [
    {
      path: toTagUrl('', site),
      kind: 'tag-list',
      component: 'ui/pages/tag-list',
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
        return {
          path,
          kind: 'tag',
          component: 'ui/pages/tag',
          context: {
            tag: name,
            tagsPath: toTagUrl('', site),
            collections,
            ...(hasFeed && { feedFolder: first }),
            ...own,
          },
          source: `the tag "${name}"`,
          ...(hasFeed && path === first && { followed: true }),
          ...toListFacts(page, { title: fill(words.tagged, { tag: name }), name }, words),
        };
      }),
    ),
  ];
}

/** What has each tag, by the tag's address: of every collection whose entries have tags and a list, in the order of its list. */
function collectTags(registry: readonly Collection[], members: AllMembers, site: RouteSettings): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  const entries = registry
    .filter(({ fields, list }) => list && 'tags' in fields)
    .flatMap((collection) => (members.get(collection.name)?.entries ?? []).map((entry) => ({ entry, collection })));
  for (const { entry, collection } of entries) {
    for (const name of tagsOf(entry)) {
      const path = toTagUrl(name, site);
      // A tag of signs alone has no address; the check says so.
      if (path === toTagUrl('', site)) continue;
      const tag: Tag = tags.get(path) ?? { ids: [], collections: new Set(), hasFeed: false, spellings: new Map() };
      tags.set(path, tag);
      tag.spellings.set(name, (tag.spellings.get(name) ?? 0) + 1);
      tag.hasFeed ||= collection.list?.feed === true && !isInOtherLanguage(entry.language, site);
      tag.collections.add(collection);
      if (tag.ids.at(-1) !== entry.id) tag.ids.push(entry.id);
    }
  }
  return tags;
}

/** The way in which a tag is written most often. */
function usualOf(spellings: ReadonlyMap<string, number>): string {
  const [first] = [...spellings].sort(([a, often], [b, rare]) => rare - often || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
