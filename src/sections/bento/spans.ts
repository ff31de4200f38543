/** How many of three columns each cell takes, by how many there are: rows are always full, and wide cells change sides. */
const spans: Readonly<Record<number, readonly (1 | 2 | 3)[]>> = {
  1: [3],
  2: [2, 1],
  3: [1, 1, 1],
  4: [2, 1, 1, 2],
  5: [2, 1, 1, 1, 1],
  6: [2, 1, 1, 2, 2, 1],
};

/** How many of three columns each cell of so many takes on a wide screen. More than six stand in threes. */
export function spansOf(count: number): readonly (1 | 2 | 3)[] {
  return spans[count] ?? Array.from({ length: count }, () => 1 as const);
}
