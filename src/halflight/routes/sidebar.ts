import { groupBy } from '../group-by';
import { SIDEBAR_ENTRIES } from '../limits';
import type { RoutableEntry } from './route';

/** Entries shown together in a side bar: those of a series, or those without one, in which case there is no `name`. */
export interface SidebarGroup {
  name?: string;
  ids: readonly string[];
}

/** The groups of a side bar and their entries, both in list order. Empty if the list is too long for a side bar. */
export function toSidebar(listed: readonly RoutableEntry[]): SidebarGroup[] {
  if (listed.length > SIDEBAR_ENTRIES) return [];
  const groups = groupBy(listed, ({ values }) => (typeof values.series === 'string' ? values.series : undefined));
  return Array.from(groups, ([name, entries]) => ({
    ...(name !== undefined && { name }),
    ids: entries.map(({ id }) => id),
  }));
}
