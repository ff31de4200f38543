import { isDeepStrictEqual } from 'node:util';
import { collections, findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { buildRoutes } from './build-routes';
import type { RoutableEntry, RouteSettings } from './route';
import { splitByDay } from './upcoming';
import { isPublic, publishStatusOf, type Clock } from './visibility';

interface Site {
  /** Every collection of the site; defaults to the built-in ones. */
  registry?: readonly Collection[];
  entries: readonly RoutableEntry[];
  site: RouteSettings;
}

/** Describes what a site shows at one time but not at an earlier one. Compares routes, because a list also changes when an event is over. */
export function findDue({ entries, site, registry = collections }: Site, before: Clock, now: Clock): string[] {
  if (before.today === now.today) return [];
  const routesAt = (clock: Clock) => buildRoutes({ entries, site, clock, registry }).routes;
  if (isDeepStrictEqual(routesAt(before), routesAt(now))) return [];
  const told = entries.flatMap((entry) => {
    const [was, is] = [publishStatusOf(entry, before, registry), publishStatusOf(entry, now, registry)];
    if (was?.why === 'later' && !is) return [`${entry.filePath} appears (${was.day})`];
    if (is?.why === 'expired' && was?.why !== 'expired') return [`${entry.filePath} has expired (${is.day})`];
    const isOverNow = isOver(entry, now, registry) && !isOver(entry, before, registry);
    return isPublic(entry, now, registry) && isOverNow ? [`${entry.filePath} is over`] : [];
  });
  return told.length > 0 ? told : ['the pages of the site change'];
}

function isOver(entry: RoutableEntry, clock: Clock, registry: readonly Collection[]): boolean {
  const dateRange = findCollection(entry.collection, registry)?.dateRange;
  return dateRange !== undefined && splitByDay([entry], dateRange, clock).past.length > 0;
}
