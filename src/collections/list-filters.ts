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
  values: readonly ShownFilterValue[];
}

/** A value of a filter. */
export interface ShownFilterValue {
  label: string;
  path: string;
  /** How many entries have it. */
  count: number;
  /** Which of the entries of the page have it, by their places in the order of the page; only where the page has all of what it lists. */
  entries?: readonly number[];
  /** Set where its own page has not all of them. */
  paged?: true;
}
