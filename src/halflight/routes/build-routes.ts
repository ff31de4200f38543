import { collections, type Values } from '../collections';
import { idsIn } from '../features/sidebar/sidebar-group';
import { SENT_PATH } from '../features/forms/destinations';
import type { Collection, SortKey } from '../collections/define-collection';
import { itemOf, kindOf } from '../fields/field';
import type { ImageValue } from '../fields/images';
import { defaultSections } from '../collections/sections';
import { hasSentPage } from '../features/forms/to-form';
import { toFullAddress } from '../to-full-address';
import { tagUrlsOf, toListUrl, toUrl } from '../derive/to-url';
import { toWords } from '../words/words';
import { START, type Problem } from '../problem';
import { LISTS_OFFERED } from '../limits';
import { withBlogroll } from './blogroll';
import { toCvParts } from './cv-parts';
import { listRoutes } from './list-routes';
import { chooseEntries, isInOtherLanguage, linkTranslations } from './in-languages';
import { isNote } from './notes';
import { isProtected, isSealed, lockOf, toSealedPath } from './protected';
import { withMentions } from './mentions';
import { pictureRoutes } from './picture-routes';
import { inReadingOrder } from './reading-order';
import { findRelated } from './related';
import {
  formsOn,
  sectionsOf,
  tagsOf,
  type AllMembers,
  type Members,
  type RoutableEntry,
  type Route,
  type RouteSettings,
} from './route';
import { isEmptyPage, pageContext } from './section-members';
import { findSeries } from './series';
import { toNoteTree, toTreeBeside } from './note-tree';
import { toPageSidebars, toSidebar } from './sidebar';
import { dayFieldOf, sortEntries } from './sort-entries';
import { tagPathsOf, tagRoutes, type TagUrls } from './tag-routes';
import { isUnlisted } from './unlisted';
import { splitByDay } from './upcoming';
import { isPublic, type Clock } from './visibility';

/** The error pages by status. Any other status gets `/error.html`. */
export const errorPages = [
  { status: '400', path: '/400.html' },
  { status: '404', path: '/404.html' },
  { status: '405', path: '/405.html' },
  { status: '500', path: '/500.html' },
  { status: 'other', path: '/error.html' },
] as const;

interface Input {
  entries: readonly RoutableEntry[];
  site: RouteSettings;
  clock: Clock;
  registry?: readonly Collection[];
}

/**
 * Determines every page of the site. Each language is a site of its own below its path. If two pages want the same path, the first keeps it and a
 * problem is reported. Also returns the public entries.
 */
export function buildRoutes({ entries, site, clock, registry = collections }: Input): {
  routes: Route[];
  shown: RoutableEntry[];
  problems: Problem[];
} {
  const shown = entries.filter((entry) => isPublic(entry, clock, registry));
  const { translated = [], ...main } = site;
  // Includes unpublished entries, so that publishing one changes no URL.
  const urlsIn = (settings: RouteSettings, own: readonly RoutableEntry[]) => tagUrlsOf(own.flatMap(tagsOf), settings);
  const complete = ({ routes, problems }: ReturnType<typeof keepFirst>) => {
    const named = withBlogroll(routes, site, registry);
    return { shown, routes: site.backlinks ? withMentions(named, shown, site) : named, problems };
  };
  if (translated.length === 0) return complete(keepFirst(pagesOf(main, shown, clock, registry, urlsIn(main, entries))));
  const languages: readonly RouteSettings[] = [main, ...translated];
  // Nothing links to unlisted entries, in any language.
  const listed = shown.filter((entry) => !isUnlisted(entry));
  const all = languages.flatMap((settings) => {
    const { language = 'en' } = settings;
    const urlOf = urlsIn(settings, chooseEntries(entries, settings, languages));
    const pages = pagesOf(settings, chooseEntries(shown, settings, languages), clock, registry, urlOf, listed);
    return pages.map((page) => ({ ...page, language }));
  });
  const { routes, problems } = keepFirst(all);
  return complete({ routes: linkTranslations(routes, shown), problems });
}

/** All pages of a site in one language. `elsewhere` has the listed entries of all languages. */
function pagesOf(
  site: RouteSettings,
  shown: readonly RoutableEntry[],
  clock: Clock,
  registry: readonly Collection[],
  urlOf: TagUrls,
  elsewhere: readonly RoutableEntry[] = [],
): Route[] {
  // Everything that links to entries uses only the listed ones. Unlisted entries still get their pages.
  const listed = shown.filter((entry) => !isUnlisted(entry));
  const members = new Map(
    registry.map((collection) => [collection.name, membersOf(collection, listed, clock, site.language)]),
  );
  const all = [
    ...registry.flatMap((collection) => [
      ...entryRoutes(collection, members, shown.filter(isUnlisted), site, clock, elsewhere, registry, urlOf),
      ...listRoutes(collection, members, site),
    ]),
    ...tagRoutes(registry, members, site, urlOf),
  ];
  // A list with nothing to show gives way to an author's page at its URL.
  const written = new Set(all.flatMap(({ entry, path }) => (entry === undefined ? [] : [path])));
  const wanted = all.filter(({ kind, members: ids, path }) => kind !== 'list' || ids.length > 0 || !written.has(path));
  const words = toWords(site);
  const homeContext = pageContext('', defaultSections, members);
  const { home: top = '/' } = site;
  /** The path, in this language, of a page that every site has. */
  const below = (path: string) => top + path.slice(1);
  const home: Route[] = wanted.some(({ path }) => path === top)
    ? []
    : [
        {
          path: top,
          kind: 'home',
          component: 'collections/page/page',
          context: { ...homeContext, sections: defaultSections },
          source: 'the home page',
          members: homeContext.memberIds,
          shared: true,
          indexable: true,
          name: words.home,
        },
      ];
  // Only lists with something to show are worth linking to.
  const filled = registry.filter(
    (collection) => members.get(collection.name)?.entries.length && toListUrl(collection, site),
  );
  const errors = errorPages.map(({ status, path }): Route => ({
    path: below(path),
    kind: 'error',
    component: 'pages/error',
    context: { status, lists: foldersOf(offered(filled, site)) },
    source: 'an error page',
    ...ANSWER,
  }));
  const sent: Route[] = shown.some(
    (entry) => !isInOtherLanguage(entry.language, site) && formsOn(entry).some(({ name }) => hasSentPage(name, site)),
  )
    ? [
        {
          path: below(SENT_PATH),
          kind: 'sent',
          component: 'pages/sent',
          context: {},
          source: 'the page shown after a message is sent',
          ...ANSWER,
          title: words.sentTitle,
          name: words.sentTitle,
        },
      ]
    : [];
  const archives = wanted
    .filter(({ kind }) => kind === 'archive')
    .map(({ path, context: { list } }) => ({ path, list }));
  const search: Route[] =
    site.search === false
      ? []
      : [
          {
            path: below('/search/'),
            kind: 'search',
            component: 'pages/search',
            context: { lists: foldersOf(filled), archives },
            source: 'the search page',
            ...ANSWER,
            title: words.search,
            name: words.search,
          },
        ];
  return [...home, ...wanted, ...sent, ...search, ...errors];
}

/** For pages that only respond to something: a failed request, a sent message or a search. */
const ANSWER = { members: [], shared: false, indexable: false } as const;

/** The lists that error pages link to: the first in the navigation, otherwise those that collections suggest, otherwise the first of all. */
function offered(filled: readonly Collection[], site: RouteSettings): Collection[] {
  const links = (site.navigation ?? []).flatMap(({ to, items = [] }) => [to, ...items.map((item) => item.to)]);
  const named = links.flatMap((to = '') => {
    const [path = ''] = to.split(/[?#]/);
    if (path === '') return [];
    return filled.filter((collection) => toListUrl(collection, site) === `${path.replace(/\/$/, '')}/`);
  });
  const suggested = filled.filter(({ list }) => list?.suggested);
  const chosen = [named, suggested].find(({ length }) => length > 0) ?? filled;
  return [...new Set(chosen)].slice(0, LISTS_OFFERED);
}

function foldersOf(some: readonly Collection[]): string[] {
  return some.map(({ folder }) => folder);
}

function membersOf(
  { name, sort = [], dateRange }: Collection,
  shown: readonly RoutableEntry[],
  clock: Clock,
  language: string | undefined,
): Members {
  const inOrder = (some: readonly RoutableEntry[], keys: readonly SortKey[]) =>
    sortEntries(some, keys, language, clock.timeZone);
  const own = shown.filter((entry) => entry.collection === name);
  if (!dateRange) return { entries: inOrder(own, sort) };
  const { upcoming, past } = splitByDay(own, dateRange, clock);
  // In a list sorted by start, past entries begin with the latest, upcoming ones with the soonest.
  const byStart = sort[0]?.field === dateRange.start;
  const coming = inOrder(upcoming, byStart ? [{ field: dateRange.start, times: true }] : sort);
  return { entries: [...coming, ...inOrder(past, sort)], upcoming: coming.length };
}

function entryRoutes(
  collection: Collection,
  members: AllMembers,
  unlisted: readonly RoutableEntry[],
  site: RouteSettings,
  clock: Clock,
  elsewhere: readonly RoutableEntry[],
  registry: readonly Collection[],
  urlOf: TagUrls,
): Route[] {
  const { page } = collection;
  if (!page) return [];
  const withPath = (entry: RoutableEntry) => {
    // An original that a list shows has its page only in its own language.
    const path = isInOtherLanguage(entry.language, site) ? undefined : toUrl(collection, entry, site);
    return path ? [{ entry, path: toSealedPath(entry, path) }] : [];
  };
  const listed = (members.get(collection.name)?.entries ?? []).flatMap(withPath);
  const own = [...listed, ...unlisted.filter((entry) => entry.collection === collection.name).flatMap(withPath)];
  const entries = listed.map(({ entry }) => entry);
  const series = page.related ? findSeries(entries, dayFieldOf(collection)) : undefined;
  const related = series && findRelated(entries, series, dayFieldOf(collection), urlOf);
  const inOrder = inReadingOrder(collection, entries, clock.timeZone, site.language).map(({ id }) => id);
  const sidebar = page.related && site.sidebar ? toSidebar(entries) : [];
  const beside = sidebar.length > 0 && { sidebar, sidebarIds: sidebar.flatMap(({ ids }) => ids) };
  const tree = collection.slugs && toNoteTree(entries, collection.folder, site.language);
  const treeList = toListUrl(collection, site) ?? '';
  const hasHome = own.some(({ path }) => path === treeList);
  const pageSidebars = 'sections' in collection.fields && site.sidebar ? toPageSidebars(entries) : undefined;
  const places = new Map(inOrder.map((id, index) => [id, index]));
  const naming = namingIds(collection, members, registry);
  return own.flatMap(({ entry, path }): Route[] => {
    const { id, filePath } = entry;
    const known = {
      path,
      kind: 'entry',
      component: `collections/${collection.declared ? 'collection' : collection.name}/page`,
      source: filePath,
      collection: collection.name,
      entry: id,
      ...toEntryFacts(collection, entry, path, site),
    } as const;
    const lock = lockOf(entry, site);
    if (lock) return [{ ...known, ...lock, members: [] }];
    if ('sections' in collection.fields) {
      const context = pageContext(id, sectionsOf(entry), members);
      const { memberIds, sectionMembers } = context;
      // Like an empty list, a page with nothing to show should not be found; there is always a home page.
      const isEmpty = path !== (site.home ?? '/') && isEmptyPage(sectionsOf(entry), sectionMembers);
      const family = pageSidebars?.get(entry.slug);
      const familyIds = family?.flatMap(({ ids }) => ids);
      return [
        {
          ...known,
          ...(isEmpty && { shared: false, indexable: false }),
          context: {
            ...context,
            ...(isEmpty && { isEmpty }),
            ...(family && { sidebar: family, sidebarIds: familyIds }),
          },
          members: memberIds,
          sectionMembers,
          ...(familyIds && { relatives: familyIds }),
        },
      ];
    }
    if (collection.name === 'cv' && !collection.declared) {
      const shown = toCvParts(entry.values as Values<'cv'>, members, registry);
      const ids = [...new Set(shown.flatMap((part) => part.ids))];
      return [{ ...known, context: { id, parts: shown, ids }, members: ids }];
    }
    const parts = series?.get(id) ?? [];
    const references = referencedIds(collection, entry, members, elsewhere);
    const others = related && { seriesIds: parts, relatedIds: related.get(id) ?? [] };
    // A note has none: the tree beside it is the way to the others.
    const neighbours = neighboursOf(id, inOrder, tree ? undefined : places.get(id), parts);
    const tagPaths = tagPathsOf(entry, site, urlOf);
    const named = naming && { namingIds: naming.get(entry.slug) ?? [] };
    // The page of the vault has the whole tree, to which the others lead.
    const ownTree = tree && (path === treeList ? tree : toTreeBeside(tree, id, treeList));
    const besideIt = ownTree
      ? { sidebar: ownTree, sidebarIds: ownTree.flatMap(idsIn), ...(!hasHome && { sidebarList: treeList }) }
      : beside;
    const asks = isAsking(collection, entry, clock) && { asks: true };
    const route: Route = {
      ...known,
      context: {
        id,
        ...references,
        ...others,
        ...neighbours,
        ...besideIt,
        ...named,
        ...(tagPaths && { tagPaths }),
        ...asks,
      },
      members: [],
      references,
      relatives: [
        ...Object.values({
          ...others,
          ...neighbours,
          ...named,
          ...(besideIt && { ids: besideIt.sidebarIds }),
        }),
      ].flat(),
    };
    return collection.pictures && !isSealed(entry) ? pictureRoutes(route, entry, site) : [route];
  });
}

/** Whether the page of an entry shows the form that the entry names: that of an event, until it is over. */
function isAsking({ dateRange }: Collection, entry: RoutableEntry, clock: Clock): boolean {
  return (
    dateRange !== undefined && formsOn(entry).length > 0 && splitByDay([entry], dateRange, clock).upcoming.length > 0
  );
}

/** The first picture of an album that names no cover. */
function toCover({ pictures: [first] = [] }: RoutableEntry): ImageValue | undefined {
  return first && { src: first.file, alt: first.alt };
}

function toEntryFacts(collection: Collection, entry: RoutableEntry, path: string, site: RouteSettings) {
  const { values, firstParagraph } = entry;
  const { dateRange, sort, fields } = collection;
  const read = (field: string | undefined) => {
    const value = field === undefined ? undefined : values[field];
    return typeof value === 'string' ? value : undefined;
  };
  // The first sort field that is a day or a time and has a value.
  const listedBy = [dateRange?.start, ...(sort ?? []).map(({ field }) => field)].find((field = '') => {
    const { kind } = (fields[field] && kindOf(fields[field])) ?? {};
    return (kind === 'day' || kind === 'time') && read(field) !== undefined;
  });
  const canonical = read('canonical');
  const isHere = canonical === undefined || (site.url !== undefined && canonical === toFullAddress(site.url, path));
  const title = read('title') ?? read('name');
  const unlisted = isUnlisted(entry);
  const shared = values.noindex !== true && !unlisted;
  return {
    ...(isNote(entry) && !unlisted && values.feed !== false && !isProtected(entry) && { note: true as const }),
    title: path === (site.home ?? '/') ? undefined : title,
    name: path === (site.home ?? '/') ? toWords(site).home : title,
    summary: read('summary') ?? (firstParagraph || undefined),
    image: (values.cover as ImageValue | undefined) ?? toCover(entry),
    dates: {
      date: dateRange ? undefined : read(dayFieldOf(collection)),
      ...(listedBy !== undefined && { listed: read(listedBy) }),
      ...(dateRange && { start: read(dateRange.start), end: read(dateRange.end), timeZone: read('timeZone') }),
    },
    shared,
    indexable: shared && isHere,
    ...(unlisted && { unlisted }),
    ...(isSealed(entry) && { protected: 'sealed' as const }),
  };
}

/**
 * The ids of an entry's neighbours. The parts of a series follow each other; its first and last part lead on to their neighbours in the list. An
 * entry without a `place` in the list has no neighbours.
 */
function neighboursOf(
  id: string,
  listed: readonly string[],
  place: number | undefined,
  parts: readonly string[] = [],
): { previousId: string | null; nextId: string | null } {
  if (place === undefined) return { previousId: null, nextId: null };
  const within = parts.indexOf(id);
  const beside = (step: -1 | 1): string | null => {
    const part = within < 0 ? undefined : parts[within + step];
    const other = listed[place + step];
    return part ?? (other !== undefined && !parts.includes(other) ? other : null);
  };
  return { previousId: beside(-1), nextId: beside(1) };
}

/** For each field that references another collection, the ids of the referenced public entries. */
function referencedIds(
  { fields }: Collection,
  { values }: RoutableEntry,
  members: AllMembers,
  elsewhere: readonly RoutableEntry[],
): Record<string, string[]> {
  const references = Object.entries(fields).flatMap(([field, schema]) => {
    const kind = kindOf(itemOf(schema) ?? schema);
    if (kind?.kind !== 'reference') return [];
    const { collection: name = '' } = kind;
    const find = (slug: string) =>
      members.get(name)?.entries.find((other) => other.slug === slug) ??
      // A reference also works in a language that the referenced entry is not translated into.
      elsewhere.find((other) => other.collection === name && other.slug === slug);
    const slugs = (values[field] as string[] | undefined) ?? [];
    return [[field, slugs.flatMap((slug) => find(slug)?.id ?? [])] as const];
  });
  return Object.fromEntries(references);
}

/**
 * For each slug in a collection, the ids of the public entries that reference it, in list order: for people, what they wrote. `undefined` if no field
 * references the collection.
 */
function namingIds(
  { name }: Collection,
  members: AllMembers,
  registry: readonly Collection[],
): ReadonlyMap<string, string[]> | undefined {
  const fields = fieldsNaming(name, registry);
  if (fields.length === 0) return undefined;
  const naming = new Map<string, string[]>();
  for (const { other, field } of fields)
    for (const { id, values } of members.get(other)?.entries ?? [])
      for (const slug of new Set([values[field] ?? []].flat() as string[])) append(naming, slug, id);
  return naming;
}

/** The fields that reference a collection. Found once, because the routes of each language ask for them. */
function fieldsNaming(name: string, registry: readonly Collection[]): readonly NamingField[] {
  const known = namingFields.get(registry) ?? new Map<string, NamingField[]>();
  namingFields.set(registry, known);
  const found =
    known.get(name) ??
    registry.flatMap((other) =>
      Object.entries(other.fields).flatMap(([field, schema]) => {
        const kind = kindOf(itemOf(schema) ?? schema);
        return kind?.kind === 'reference' && kind.collection === name ? [{ other: other.name, field }] : [];
      }),
    );
  known.set(name, found);
  return found;
}

interface NamingField {
  other: string;
  field: string;
}

const namingFields = new WeakMap<readonly Collection[], Map<string, NamingField[]>>();

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function keepFirst(wanted: readonly Route[]): { routes: Route[]; problems: Problem[] } {
  const taken = new Map<string, Route>();
  const problems: Problem[] = [];
  for (const route of wanted) {
    const first = taken.get(route.path);
    if (!first) taken.set(route.path, route);
    else {
      problems.push({
        file: [route, first].find(({ entry }) => entry !== undefined)?.source ?? 'site.md',
        ...START,
        severity: 'error',
        kind: 'duplicate-url',
        message: `two pages would have the URL ${route.path}: ${first.source} and ${route.source}; ${adviceForTwins(route, first)}`,
      });
    }
  }
  return { routes: [...taken.values()], problems };
}

/** Advice to an author about two pages that want the same URL. */
export function adviceForTwins(one: Route, other: Route): string {
  if (one.kind === 'search') return 'rename the file, or turn the search off ("search: false" in site.md)';
  const lists = [one, other].filter(({ kind }) => kind === 'list').length;
  if (lists === 2) return 'give one of them another "path"';
  return lists === 1 && (one.entry ?? other.entry) !== undefined
    ? 'rename the file or give it a "slug", or give the list another "path"'
    : 'rename one of them, or give it a "slug"';
}
