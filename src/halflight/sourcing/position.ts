/** A position in a file; both numbers are 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** Converts a position to an index; a position past the end becomes the length of the text. */
export function toOffset(text: string, { line, column }: Position): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}

/** Converts an index to a position. */
export function positionAt(text: string, index: number): Position {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Like `positionAt`, for many lookups in one text: its lines are found only once. */
export function positionsIn(text: string): (index: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (index) => {
    let [line, behind] = [0, starts.length];
    while (behind - line > 1) {
      const middle = (line + behind) >> 1;
      if ((starts[middle] ?? 0) <= index) line = middle;
      else behind = middle;
    }
    return { line: line + 1, column: index - (starts[line] ?? 0) + 1 };
  };
}
