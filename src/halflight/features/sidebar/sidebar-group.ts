/**
 * Entries shown together: those of a series, those in a folder of a vault, which may have folders of its own, or those without either, in which case
 * there is no `name`.
 */
export interface SidebarGroup {
  name?: string;
  ids: readonly string[];
  /** The groups within this one, above its own entries. */
  groups?: readonly SidebarGroup[];
  /** The id of what is listed in it, if other pages link to that. */
  anchor?: string;
  /** Where all of its entries are listed, if not here. */
  to?: string;
}

/** The ids of all entries in a group, and in the groups within it. */
export function idsIn({ ids, groups = [] }: SidebarGroup): string[] {
  return [...groups.flatMap(idsIn), ...ids];
}
