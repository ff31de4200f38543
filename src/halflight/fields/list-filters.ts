/** The filters that a list page can offer. `year` is the year of the day that dates an entry. */
export const listFilters = ['tag', 'tool', 'year', 'status'] as const;

/** A filter's name in `site.md`. */
export type ListFilter = (typeof listFilters)[number];

/** The field that each filter compares; for `year` it depends on the collection. */
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
  /** The number of entries that match. */
  count: number;
  /** The indexes of the matching entries, in page order; only if the page shows the whole list. */
  entries?: readonly number[];
  /** Set if the page of this value is paginated, and so does not have all of them. */
  paged?: true;
}
