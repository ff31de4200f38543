import type { Collection } from '../collections/define-collection';
import type { Language } from '../derive/languages';
import { locate } from '../sourcing/locate';
import { inLanguage } from '../sourcing/read-entry-file';
import { toEntryId, type Entry } from '../sourcing/read-entry';
import { buildRoutes } from '../routes/build-routes';
import type { Route, RouteSettings } from '../routes/route';

/** An entry as read from its file: `entry('posts/a.md', { date: '2026-03-14' })`. `languages` are those of a site in several. */
export function entry(
  filePath: string,
  values: Record<string, unknown> = {},
  languages: readonly Language[] = [],
): Entry {
  const location = locate(filePath, undefined, languages);
  if (!location) throw new Error(`${filePath} belongs to no collection.`);
  const { slug = location.slug } = values as { slug?: string };
  const read = {
    id: toEntryId(filePath),
    collection: location.collection.name,
    slug,
    filePath,
    values,
    body: '',
    hasBody: false,
    bodyLine: 1,
  };
  return inLanguage(read, location);
}

/** How a site is built, if not by default. */
export interface Options {
  site?: RouteSettings;
  preview?: boolean;
  today?: string;
  /** Every collection of the site; by default the built-in ones. */
  registry?: readonly Collection[];
}

/** The pages of a site with these entries. */
export function build(
  entries: readonly Entry[],
  { site = {}, preview = false, today = '2026-03-14', registry }: Options = {},
) {
  const clock = { today, timeZone: 'UTC', preview };
  const { routes, problems } = buildRoutes({ entries, site, clock, ...(registry && { registry }) });
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return {
    routes,
    problems,
    paths: routes.map(({ path }) => path).sort(),
    at: (path: string): Route => {
      const route = byPath.get(path);
      if (!route) throw new Error(`There is no page at ${path}; there are ${[...byPath.keys()].join(' ')}.`);
      return route;
    },
  };
}

export const post = (name: string, date: string, values: Record<string, unknown> = {}) =>
  entry(`posts/${name}.md`, { title: name, date, ...values });

export const project = (name: string, values: Record<string, unknown> = {}) =>
  entry(`projects/${name}.md`, { title: name, ...values });
