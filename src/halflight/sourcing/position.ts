/** A position in a file, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The index of a position in a text; the end of the text for a position behind it. */
export function toOffset(text: string, { line, column }: Position): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}

/** The position of an index in a text. */
export function positionAt(text: string, index: number): Position {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** A function that returns the position of any index in a text, for a text that is asked for many: its lines are found once. */
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
