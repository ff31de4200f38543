/** How much wider than high a row of pictures is at best, and at least: fewer pictures do not fill it. */
const BEST = 4;
const LEAST = 1.75;

/** A picture's place in a gallery. */
export interface Place {
  /** How much of its row's width it takes, the distances between pictures aside. */
  share: number;
  /** How many other pictures are in its row. */
  others: number;
}

/** Places pictures, given by how much wider than high they are, in rows that are about equally high; those of a row are of one height. */
export function placeInRows(ratios: readonly number[]): Place[] {
  const total = sum(ratios);
  const height = total / Math.max(1, Math.round(total / BEST));
  const rows: number[][] = [];
  let before = 0;
  for (const ratio of ratios) {
    // The row in which the middle of the picture lies, were all of them in one long row.
    const index = Math.floor((before + ratio / 2) / height);
    (rows[index] ??= []).push(ratio);
    before += ratio;
  }
  return rows.filter(Boolean).flatMap((row) => {
    const width = Math.max(sum(row), LEAST);
    return row.map((ratio) => ({ share: ratio / width, others: row.length - 1 }));
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
