import type { SidebarGroup } from '../features/sidebar/sidebar';
import { groupBy } from '../group-by';
import { SIDEBAR_ENTRIES } from '../limits';
import type { RoutableEntry } from './route';

/** The groups of a sidebar and their entries, both in list order. Empty if the list is too long for a sidebar. */
export function toSidebar(listed: readonly RoutableEntry[]): SidebarGroup[] {
  if (listed.length > SIDEBAR_ENTRIES) return [];
  const groups = groupBy(listed, ({ values }) => (typeof values.series === 'string' ? values.series : undefined));
  return Array.from(groups, ([name, entries]) => ({
    ...(name !== undefined && { name }),
    ids: entries.map(({ id }) => id),
  }));
}
