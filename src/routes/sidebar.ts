import { SIDEBAR_ENTRIES } from '../limits';
import type { RoutableEntry } from './route';

/** Entries that stand together in a side bar: those of a series, or those of none, which have no `name`. */
export interface SidebarGroup {
  name?: string;
  ids: readonly string[];
}

/**
 * The groups of a side bar, each where the first of its entries stands in the list, and its entries in the order of the list. Of a list
 * that is too long for one there is none.
 */
export function toSidebar(listed: readonly RoutableEntry[]): SidebarGroup[] {
  if (listed.length > SIDEBAR_ENTRIES) return [];
  const groups = new Map<string | undefined, string[]>();
  for (const { id, values } of listed) {
    const name = typeof values.series === 'string' ? values.series : undefined;
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  return [...groups].map(([name, ids]) => ({ ...(name !== undefined && { name }), ids }));
}
