/** A place in a file, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The place of an index of a text. */
export function positionAt(text: string, index: number): Position {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
