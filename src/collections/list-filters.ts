/** By what the page of a list can be narrowed down. A year is that of the day by which entries are known. */
export const listFilters = ['tag', 'tool', 'year', 'status'] as const;

/** One of them, as `site.md` names it. */
export type ListFilter = (typeof listFilters)[number];

/** The field of an entry that each goes by; that of a year differs. */
export const filterFields = { tag: 'tags', tool: 'tools', status: 'status' } as const satisfies Record<
  Exclude<ListFilter, 'year'>,
  string
>;

/** A filter as pages show it. */
export interface ShownFilter {
  name: ListFilter;
  values: readonly { label: string; path: string; count: number }[];
}
