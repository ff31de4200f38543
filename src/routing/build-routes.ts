import { collections } from '../collections';
import type { SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { defaultSections, type Section } from '../collections/sections';
import type { Entry } from '../sourcing/read-entry';
import type { Problem } from '../sourcing/problem';
import { toListUrl, toUrl } from '../derive/to-url';
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

interface Input {
  entries: readonly RoutableEntry[];
  site: Pick<SiteValues, 'collections'>;
  clock: Clock;
  registry?: readonly Collection[];
}

/** Decides every page of the site. Two that want one path are a problem; the first keeps it. */
export function buildRoutes({ entries, site, clock, registry = collections }: Input): {
  routes: Route[];
  problems: Problem[];
} {
  const shown = entries.filter((entry) => isPublic(entry, clock));
  const membersOf = (name: string) => {
    const collection = registry.find((candidate) => candidate.name === name);
    return sortEntries(
      shown.filter((entry) => entry.collection === name),
      collection?.sort,
    );
  };
  const wanted = registry.flatMap((collection) => {
    const members = membersOf(collection.name);
    return [...entryRoutes(collection, members, site, membersOf), ...listRoutes(collection, members, site)];
  });
  const home: Route[] = wanted.some(({ path }) => path === '/')
    ? []
    : [
        {
          path: '/',
          template: 'page',
          context: { ...pageContext('', defaultSections, membersOf), sections: defaultSections },
          source: 'the home page',
        },
      ];
  const errors = errorPages.map(({ status, path }): Route => ({
    path,
    template: 'error',
    context: { status },
    source: 'an error page',
  }));
  return keepFirst([...home, ...wanted, ...errors]);
}

function entryRoutes(
  collection: Collection,
  members: readonly RoutableEntry[],
  site: Input['site'],
  membersOf: (name: string) => RoutableEntry[],
): Route[] {
  const { page } = collection;
  if (!page) return [];
  return members.map((entry, index) => ({
    path: toUrl(collection, entry.slug, site) ?? '/',
    template: page.template,
    source: entry.filePath,
    context:
      collection.name === 'page'
        ? pageContext(entry.id, (entry.values.sections as Section[] | undefined) ?? [], membersOf)
        : { id: entry.id, ...neighbours(members, index) },
  }));
}

/** Entries in an order of their own are read from first to last; others are listed from the newest, so the one below is the earlier. */
function neighbours(members: readonly RoutableEntry[], index: number) {
  const [before, after] = [members[index - 1]?.id ?? null, members[index + 1]?.id ?? null];
  const ordered = members.some(({ values }) => values.order !== undefined);
  return ordered ? { previousId: before, nextId: after } : { previousId: after, nextId: before };
}

function listRoutes(collection: Collection, members: readonly RoutableEntry[], site: Input['site']): Route[] {
  const path = toListUrl(collection, site);
  if (!path || !collection.list) return [];
  return [
    {
      path,
      template: collection.list.template,
      context: { ids: members.map(({ id }) => id) },
      source: `the list of ${collection.folder}`,
    },
  ];
}

function pageContext(id: string, sections: readonly Section[], membersOf: (name: string) => RoutableEntry[]) {
  const sectionMembers = sections.map((section) => sectionMemberIds(section, membersOf));
  return { id, sectionMembers, memberIds: [...new Set(sectionMembers.flat())] };
}

/** The ids of the entries that a section shows. */
function sectionMemberIds(section: Section, membersOf: (name: string) => RoutableEntry[]): string[] {
  if (section.type !== 'posts' && section.type !== 'showcase') return [];
  const members = membersOf(section.type === 'posts' ? 'post' : 'project').filter(({ values }) => {
    const { tags = [], featured = false } = values as { tags?: string[]; featured?: boolean };
    return (
      (!section.tag || tags.includes(section.tag)) && !(section.type === 'showcase' && section.featured && !featured)
    );
  });
  return members.slice(0, section.newest).map(({ id }) => id);
}

function sortEntries(entries: readonly RoutableEntry[], sort: Collection['sort']): RoutableEntry[] {
  const orderOf = ({ values }: RoutableEntry) => (values.order as number | undefined) ?? Infinity;
  const keyOf = ({ values }: RoutableEntry) => (sort ? ((values[sort.field] as string | undefined) ?? '') : '');
  return [...entries].sort((a, b) => {
    if (orderOf(a) !== orderOf(b)) return orderOf(a) - orderOf(b);
    const byKey = compare(keyOf(a), keyOf(b)) * (sort?.descending ? -1 : 1);
    return byKey || compare(a.slug, b.slug);
  });
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
        message: `two pages want the address ${route.path}: ${first.source} and ${route.source}; rename one of them, or give it a "slug"`,
      });
    }
  }
  return { routes: [...taken.values()], problems };
}
