/** The filters that the page of a list can offer. `year` is that of the day by which entries are dated. */
export const listFilters = ['tag', 'tool', 'year', 'status'] as const;

/** A filter, as `site.md` names it. */
export type ListFilter = (typeof listFilters)[number];

/** The field of an entry that each filter compares; that of `year` depends on the collection. */
export const filterFields = { tag: 'tags', tool: 'tools', status: 'status' } as const satisfies Record<
  Exclude<ListFilter, 'year'>,
  string
>;

/** A filter as pages show it. */
export interface ShownFilter {
  name: ListFilter;
  values: readonly ShownFilterValue[];
}

export interface ShownFilterValue {
  label: string;
  path: string;
  /** How many entries have it. */
  count: number;
  /** The indexes, in page order, of the entries that have it; only if the page shows the whole list. */
  entries?: readonly number[];
  /** Set if its own page is paginated, and so does not have all of them. */
  paged?: true;
}
