/** The aspect ratio that rows aim for, and the minimum that fills the width: a row with less stays narrower. */
const BEST = 4;
const LEAST = 1.75;

export interface Place {
  /** Its share of the row's width, not counting gaps. */
  share: number;
  /** The number of other pictures in its row. */
  others: number;
}

/** Places pictures, given by their aspect ratios (width divided by height), in rows of about equal height; within a row, all have the same height. */
export function placeInRows(ratios: readonly number[]): Place[] {
  const total = sum(ratios);
  const height = total / Math.max(1, Math.round(total / BEST));
  const rows: number[][] = [];
  let before = 0;
  for (const ratio of ratios) {
    // The row that contains the centre of the picture, if all pictures were laid out in one long row.
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
