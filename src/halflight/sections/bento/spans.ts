/** How many of the three columns each cell spans, by the number of cells: rows are always full, and wide cells alternate sides. */
const spans: Readonly<Record<number, readonly (1 | 2 | 3)[]>> = {
  1: [3],
  2: [2, 1],
  3: [1, 1, 1],
  4: [2, 1, 1, 2],
  5: [2, 1, 1, 1, 1],
  6: [2, 1, 1, 2, 2, 1],
};

/** How many of the three columns each of `count` cells spans on a wide screen. From seven cells on, each spans one. */
export function spansOf(count: number): readonly (1 | 2 | 3)[] {
  return spans[count] ?? Array.from({ length: count }, () => 1 as const);
}
