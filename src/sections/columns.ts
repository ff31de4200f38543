/** Of several numbers of columns the one that leaves the last row fullest; of those that do so alike the first. */
export function fullest(count: number, choices: readonly [number, ...number[]]): number {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}

/** How many columns things stand in on a screen that has room for so many: the more the better, but no row half empty. */
export function columnsFor(count: number, most: 3 | 4): number {
  const [first = 1, ...others] = [4, 3, 2].filter((columns) => columns <= most && columns <= count);
  return fullest(count, [first, ...others]);
}
