/** The number of columns, out of `choices`, that leaves the last row fullest; in a tie, the first. */
export function fullest(count: number, choices: readonly [number, ...number[]]): number {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}

/** The number of columns for `count` items on a screen with room for `most`: the one that leaves the last row fullest, in a tie the higher number. */
export function columnsFor(count: number, most: 3 | 4): number {
  const [first = 1, ...others] = [4, 3, 2].filter((columns) => columns <= most && columns <= count);
  return fullest(count, [first, ...others]);
}
