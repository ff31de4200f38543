import type { SidebarGroup } from '../features/sidebar/sidebar-group';
import { groupBy } from '../group-by';
import { SIDEBAR_ENTRIES } from '../limits';
import { sectionsOf, type RoutableEntry } from './route';

/**
 * The sidebar of each page of text that is below another one, and of that one, by its slug: the upper page, then all below it, in list order. A family
 * too large for a sidebar has none.
 */
export function toPageSidebars(listed: readonly RoutableEntry[]): ReadonlyMap<string, SidebarGroup[]> {
  const topOf = ({ slug }: RoutableEntry) => slug.split('/', 1)[0];
  const families = groupBy(
    listed.filter((entry) => sectionsOf(entry).length === 0),
    topOf,
  );
  const sidebars = new Map<string, SidebarGroup[]>();
  for (const [top, family] of families) {
    const upper = family.find(({ slug }) => slug === top);
    if (!upper || family.length < 2 || family.length > SIDEBAR_ENTRIES) continue;
    const groups = [{ ids: [upper, ...family.filter((entry) => entry !== upper)].map(({ id }) => id) }];
    for (const { slug } of family) sidebars.set(slug, groups);
  }
  return sidebars;
}

/** The groups of a sidebar and their entries, both in list order. Empty if the list is too long for a sidebar. */
export function toSidebar(listed: readonly RoutableEntry[]): SidebarGroup[] {
  if (listed.length > SIDEBAR_ENTRIES) return [];
  const groups = groupBy(listed, ({ values }) => (typeof values.series === 'string' ? values.series : undefined));
  return Array.from(groups, ([name, entries]) => ({
    ...(name !== undefined && { name }),
    ids: entries.map(({ id }) => id),
  }));
}
