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
