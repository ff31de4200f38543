import type { Collection } from '../collections/define-collection';
import { toListTitle } from '../derive/to-list-title';
import { outputNames } from '../output-names';
import { toArchiveUrl, toListUrl, toPageUrl, toTagUrl } from '../derive/to-url';
import { ENTRIES_PER_PAGE } from '../limits';
import { filtersOf, toShownFilters } from './filter-routes';
import { isInOtherLanguage } from './in-languages';
import { tagsOf, type AllMembers, type RoutableEntry, type Route, type RouteSettings } from './route';
import { fill } from '../words/fill';
import { toWords } from '../words/words';
import type { Words } from '../words/en';
import { isNote, notesFolder } from './notes';
import { toNoteTree } from './note-tree';
import { dayFieldOf, sortByDay } from './sort-entries';
import type { Pages } from '../ui/components/pagination/pagination';
import { isInCalendar } from './upcoming';

/** The pages that list a collection: one, or several if the list is long; its filtered lists; and its archive. */
export function listRoutes(collection: Collection, members: AllMembers, site: RouteSettings): Route[] {
  const path = toListUrl(collection, site);
  if (!path || !collection.list) return [];
  const { also = [], paged, archive, resume, onlyFilled } = collection.list;
  const component = collection.slugs ? 'pages/notes' : 'pages/list';
  const { entries = [], upcoming } = members.get(collection.name) ?? {};
  const ids = [collection.name, ...also].flatMap((name) => members.get(name)?.entries.map(({ id }) => id) ?? []);
  if (onlyFilled && ids.length === 0) return [];
  // The page of a vault takes the place of its list.
  if (collection.slugs && entries.some(({ slug }) => slug === '')) return [];
  const archivePath = archive && entries.length > 0 ? toArchiveUrl(path) : undefined;
  const filters = filtersOf(collection, entries, path, site);
  const context = {
    collection: collection.name,
    list: collection.folder,
    ...(collection.slugs && { tree: toNoteTree(entries, collection.folder, site.language) }),
    ...(resume && { resume }),
    ...(upcoming !== undefined && { upcoming }),
    ...(archivePath && { archivePath }),
    ...(entries.some(
      (entry) => isNote(entry) && !isInOtherLanguage(entry.language, site) && entry.values.feed !== false,
    ) && {
      notesFeed: notesFolder(site),
    }),
    ...(paged && entries.some((entry) => tagsOf(entry).length > 0) && { tagsPath: toTagUrl('', site) }),
    ...(entries.some((entry) => !isInOtherLanguage(entry.language, site) && isInCalendar(collection, entry, site)) && {
      calendarPath: path + outputNames.calendar,
    }),
  };
  const filtersOn = ({ ids, pages }: ListPage, own?: string) =>
    filters.length > 0 && { filters: toShownFilters(filters, pages ? undefined : ids, own, paged === true) };
  const words = toWords(site);
  const title = toListTitle(collection, site, words);
  const pages: ListPage[] = paged ? toPages(path, ids) : [{ path, ids }];
  const routes = pages.map((page): Route => {
    const { path, ...own } = page;
    return {
      path,
      kind: 'list',
      component,
      context: { ...own, ...context, ...filtersOn(page) },
      source: `the list of ${collection.folder}`,
      collection: collection.name,
      ...toListFacts(page, { title, name: title }, words),
    };
  });
  const coming = new Set(entries.slice(0, upcoming));
  const filtered = filters.flatMap(({ lists }) =>
    lists.flatMap(({ path: first, label, entries: some }) => {
      const filter = { path: first, label, count: some.length };
      const own = {
        ...context,
        filter,
        ...(upcoming !== undefined && { upcoming: some.filter((each) => coming.has(each)).length }),
      };
      const ids = some.map(({ id }) => id);
      return (paged ? toPages(first, ids) : [{ path: first, ids }]).map((page): Route => {
        const { path, ...shown } = page;
        return {
          path,
          kind: 'filtered',
          component,
          context: { ...shown, ...own, ...filtersOn(page, first) },
          source: `the list of ${collection.folder}, filtered by "${label}"`,
          collection: collection.name,
          ...toListFacts(page, { title: fill(words.labelled, { label: title, value: label }), name: label }, words),
          // Everything on it is also in the list: search engines need no second copy, and it gets no sharing image.
          shared: false,
          indexable: false,
        };
      });
    }),
  );
  const all = [...routes, ...filtered];
  return archive && archivePath ? [...all, archiveRoute(collection, archivePath, entries, title, site)] : all;
}

/** The route properties of a list page, given the names of the list's first page. An empty list should not be found. */
export function toListFacts({ ids, pages }: ListPage, names: { title: string; name: string }, words: Words) {
  const { number = 1 } = pages ?? {};
  const named = (title: string) => (number > 1 ? fill(words.titleOfPage, { title, page: number }) : title);
  const shared = ids.length > 0;
  return {
    members: ids,
    ...(pages && { number }),
    title: named(names.title),
    name: named(names.name),
    shared,
    indexable: shared,
  };
}

/** The page with all entries of a collection in short form, newest first. */
function archiveRoute(
  collection: Collection,
  path: string,
  entries: readonly RoutableEntry[],
  list: string,
  site: RouteSettings,
): Route {
  const { name, folder } = collection;
  const words = toWords(site);
  const otherLanguages = entries.flatMap(({ id, language }) =>
    isInOtherLanguage(language, site) ? [[id, language]] : [],
  );
  const ids = sortByDay(entries, dayFieldOf(collection))
    .map(({ id }) => id)
    .reverse();
  return {
    path,
    kind: 'archive',
    component: `collections/${name}/archive`,
    context: {
      ids,
      list: folder,
      ...(otherLanguages.length > 0 && {
        otherLanguages: Object.fromEntries(otherLanguages) as Record<string, string>,
      }),
    },
    source: `the archive of ${folder}`,
    collection: name,
    ...toListFacts({ path, ids }, { title: fill(words.archiveOf, { list }), name: words.archive }, words),
  };
}

/** A page of a list: its path, its entries and, if the list has several pages, its number. */
interface ListPage {
  path: string;
  ids: string[];
  pages?: Pages;
}

/** The pages of a list, the first at the path of the list itself. A list that fits on one page has no `pages`. */
export function toPages(path: string, ids: readonly string[]): ListPage[] {
  const count = Math.max(1, Math.ceil(ids.length / ENTRIES_PER_PAGE));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const shown = new Set([1, number - 1, number, number + 1, count]);
    const links = [...shown]
      .filter((other) => other >= 1 && other <= count)
      .sort((a, b) => a - b)
      .map((other) => ({ number: other, path: toPageUrl(path, other) }));
    return {
      path: toPageUrl(path, number),
      ids: ids.slice(index * ENTRIES_PER_PAGE, number * ENTRIES_PER_PAGE),
      ...(count > 1 && { pages: { number, count, links } }),
    };
  });
}
