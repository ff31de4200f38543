import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { outputNames } from '../output-names';
import type { Route, RouteSettings } from './route';

/**
 * Names the file of feeds, `links.opml`, on the home page and the list of links, where feed readers look for it. There is
 * one in each language that has such a list.
 */
export function withBlogroll(
  routes: readonly Route[],
  { translated = [], ...main }: RouteSettings,
  registry?: readonly Collection[],
): Route[] {
  const isList = ({ kind, collection }: Route) => kind === 'list' && collection === 'link';
  // A site may have declared a collection of this name, which has no such file.
  if (findCollection('link', registry)?.declared) return [...routes];
  return [main, ...translated].reduce<Route[]>(
    (all, { language, home = '/' }) => {
      // Only the pages of a site in several languages say theirs.
      const isHere = (route: Route) => (route.language ?? language) === language;
      if (!all.some((route) => isList(route) && isHere(route))) return all;
      return all.map((route) =>
        isHere(route) && (isList(route) || route.path === home)
          ? { ...route, context: { ...route.context, blogroll: home + outputNames.opml } }
          : route,
      );
    },
    [...routes],
  );
}
