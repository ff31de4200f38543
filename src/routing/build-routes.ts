import { collections } from '../collections';
import type { SiteValues } from '../collections';
import type { Collection, SortKey } from '../collections/define-collection';
import { SENT_PATH } from '../collections/contact-destinations';
import { itemOf, kindOf } from '../collections/field';
import { defaultSections, sectionDefinitions, type Section } from '../collections/sections';
import type { Entry } from '../sourcing/read-entry';
import type { Problem } from '../sourcing/problem';
import { showsContact } from './contact-pages';
import { hasSentPage } from '../derive/to-contact-form';
import { toListUrl, toUrl } from '../derive/to-url';
import { splitByDay } from './upcoming';
import { isPublic, type Clock } from './visibility';

/** A page to be made: pure data. */
export interface Route {
  path: string;
  /** The file of `src/templates/` that draws it, without its ending. */
  template: string;
  /** The ids that the template's query asks for. */
  context: Record<string, unknown>;
  /** The content file that wants this path; for lists and error pages, what they are. */
  source: string;
}

type RoutableEntry = Omit<Entry, 'body'>;

/** The statuses that have an error page, and its path. Any other is served `/error.html`. */
export const errorPages = [
  { status: '400', path: '/400.html' },
  { status: '404', path: '/404.html' },
  { status: '405', path: '/405.html' },
  { status: '500', path: '/500.html' },
  { status: 'other', path: '/error.html' },
] as const;

/** What wants the address `/search/`, unless `site.md` says that there is no search. */
const SEARCH_PAGE = 'the search page';

interface Input {
  entries: readonly RoutableEntry[];
  site: Pick<SiteValues, 'collections' | 'contact' | 'search'>;
  clock: Clock;
  registry?: readonly Collection[];
}

/** Decides every page of the site. Two that want one path are a problem; the first keeps it. */
export function buildRoutes({ entries, site, clock, registry = collections }: Input): {
  routes: Route[];
  problems: Problem[];
} {
  const shown = entries.filter((entry) => isPublic(entry, clock));
  const members = new Map(registry.map((collection) => [collection.name, membersOf(collection, shown, clock)]));
  const wanted = registry.flatMap((collection) => [
    ...entryRoutes(collection, members, site),
    ...listRoutes(collection, members, site),
  ]);
  const home: Route[] = wanted.some(({ path }) => path === '/')
    ? []
    : [
        {
          path: '/',
          template: 'page',
          context: { ...pageContext('', defaultSections, members), sections: defaultSections },
          source: 'the home page',
        },
      ];
  // An error page leads on to lists that have something to show, the search page to every one of them.
  const filled = registry.filter(
    (collection) => members.get(collection.name)?.entries.length && toListUrl(collection, site),
  );
  const errors = errorPages.map(({ status, path }): Route => ({
    path,
    template: 'error',
    context: { status, lists: foldersOf(filled.filter(({ name }) => ['post', 'project'].includes(name))) },
    source: 'an error page',
  }));
  const sent: Route[] =
    hasSentPage(site) && shown.some(showsContact)
      ? [{ path: SENT_PATH, template: 'sent', context: {}, source: 'the page after a message' }]
      : [];
  const search: Route[] =
    site.search === false
      ? []
      : [{ path: '/search/', template: 'search', context: { lists: foldersOf(filled) }, source: SEARCH_PAGE }];
  return keepFirst([...home, ...wanted, ...sent, ...search, ...errors]);
}

function foldersOf(some: readonly Collection[]): string[] {
  return some.map(({ folder }) => folder);
}

/** The public entries of a collection in the order of its list; of those that happen on days, how many are still to come. */
interface Members {
  entries: RoutableEntry[];
  upcoming?: number;
}

type AllMembers = ReadonlyMap<string, Members>;

function membersOf(collection: Collection, shown: readonly RoutableEntry[], clock: Clock): Members {
  const entries = sortEntries(
    shown.filter((entry) => entry.collection === collection.name),
    collection.sort,
  );
  if (!collection.happens) return { entries };
  const { upcoming, past } = splitByDay(entries, collection.happens, clock);
  return { entries: [...upcoming, ...past], upcoming: upcoming.length };
}

function entryRoutes(collection: Collection, members: AllMembers, site: Input['site']): Route[] {
  const { page } = collection;
  if (!page) return [];
  const own = (members.get(collection.name)?.entries ?? []).flatMap((entry) => {
    const path = toUrl(collection, entry, site);
    return path ? [{ entry, path }] : [];
  });
  // Entries in an order of their own are read from first to last; others are listed from the newest, so the one below is the earlier.
  const ordered = own.some(({ entry }) => entry.values.order !== undefined);
  const idAt = (index: number) => own[index]?.entry.id ?? null;
  return own.map(({ entry, path }, index) => ({
    path,
    template: page.template,
    source: entry.filePath,
    context:
      'sections' in collection.fields
        ? pageContext(entry.id, (entry.values.sections as Section[] | undefined) ?? [], members)
        : {
            id: entry.id,
            ...referencedIds(collection, entry, members),
            previousId: idAt(ordered ? index - 1 : index + 1),
            nextId: idAt(ordered ? index + 1 : index - 1),
          },
  }));
}

/** For each field that names entries of another collection, the ids of those that are public. */
function referencedIds(
  { fields }: Collection,
  { values }: RoutableEntry,
  members: AllMembers,
): Record<string, string[]> {
  const references = Object.entries(fields).flatMap(([field, schema]) => {
    const kind = kindOf(itemOf(schema) ?? schema);
    if (kind?.kind !== 'reference') return [];
    const others = members.get(kind.collection ?? '')?.entries ?? [];
    const slugs = (values[field] as string[] | undefined) ?? [];
    const named = slugs.flatMap((slug) => others.find((other) => other.slug === slug)?.id ?? []);
    return [[field, named] as const];
  });
  return Object.fromEntries(references);
}

function listRoutes(collection: Collection, members: AllMembers, site: Input['site']): Route[] {
  const path = toListUrl(collection, site);
  if (!path || !collection.list) return [];
  const { template, also = [] } = collection.list;
  const ids = [collection.name, ...also].flatMap((name) => members.get(name)?.entries.map(({ id }) => id) ?? []);
  const upcoming = members.get(collection.name)?.upcoming;
  return [
    {
      path,
      template,
      context: { ids, ...(upcoming !== undefined && { upcoming }) },
      source: `the list of ${collection.folder}`,
    },
  ];
}

function pageContext(id: string, sections: readonly Section[], members: AllMembers) {
  const sectionMembers = sections.map((section) => sectionMemberIds(section, members));
  return { id, sectionMembers, memberIds: [...new Set(sectionMembers.flat())] };
}

/** The ids of the entries that a section shows. */
function sectionMemberIds(section: Section, members: AllMembers): string[] {
  const { newest, tag, featured, when, of, items } = section as Section & SectionFilters;
  if (items) return [];
  const shows = sectionDefinitions.find(({ type }) => type === section.type)?.shows ?? [];
  const found = shows
    .filter((name) => of === undefined || of === name)
    .flatMap((name) => {
      const { entries, upcoming = entries.length } = members.get(name) ?? { entries: [] };
      if (!when) return entries;
      return when === 'upcoming' ? entries.slice(0, upcoming) : entries.slice(upcoming);
    })
    .filter(({ values }) => {
      const own = values as { tags?: string[]; featured?: boolean };
      return (!tag || own.tags?.includes(tag)) && (!featured || own.featured);
    });
  return found.slice(0, newest).map(({ id }) => id);
}

/** What sections that show a collection may ask for. */
interface SectionFilters {
  newest?: number;
  tag?: string;
  featured?: boolean;
  when?: 'upcoming' | 'past';
  of?: string;
  items?: readonly unknown[];
}

/** Entries in the order of their collection's list. */
export function sortEntries<E extends Pick<RoutableEntry, 'slug' | 'values'>>(
  entries: readonly E[],
  keys: readonly SortKey[] = [],
): E[] {
  const orderOf = ({ values }: E) => (values.order as number | undefined) ?? Infinity;
  return [...entries].sort((a, b) => {
    if (orderOf(a) !== orderOf(b)) return orderOf(a) - orderOf(b);
    for (const key of keys) {
      const difference = compareBy(key, a.values[key.field], b.values[key.field]);
      if (difference !== 0) return difference;
    }
    return compare(a.slug, b.slug);
  });
}

function compareBy({ descending, absentFirst }: SortKey, a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) {
    if (a === b) return 0;
    return (a === undefined) === Boolean(absentFirst) ? -1 : 1;
  }
  return compare(a as string, b as string) * (descending ? -1 : 1);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function keepFirst(wanted: readonly Route[]): { routes: Route[]; problems: Problem[] } {
  const taken = new Map<string, Route>();
  const problems: Problem[] = [];
  for (const route of wanted) {
    const first = taken.get(route.path);
    if (!first) taken.set(route.path, route);
    else {
      problems.push({
        file: [route, first].find(({ source }) => source.endsWith('.md'))?.source ?? 'site.md',
        line: 1,
        column: 1,
        severity: 'error',
        kind: 'duplicate-url',
        message: `two pages want the address ${route.path}: ${first.source} and ${route.source}; ${adviceFor(route)}`,
      });
    }
  }
  return { routes: [...taken.values()], problems };
}

function adviceFor({ source }: Route): string {
  return source === SEARCH_PAGE
    ? 'rename the file, or do without the search ("search: false" in site.md)'
    : 'rename one of them, or give it a "slug"';
}
