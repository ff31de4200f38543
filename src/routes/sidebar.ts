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
  const groups = new Map<string | undefined, string[]>();
  for (const { id, values } of listed) {
    const name = typeof values.series === 'string' ? values.series : undefined;
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  return [...groups].map(([name, ids]) => ({ ...(name !== undefined && { name }), ids }));
}
