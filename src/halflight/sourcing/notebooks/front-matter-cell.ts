import type { NotebookLine } from './notebook-line';
import type { Cell } from './read-notebook';

/** The front matter of a notebook. */
export interface FrontMatterCell {
  /** The index of its cell. */
  cell: number;
  /** Its lines, without those that begin and end it. */
  lines: NotebookLine[];
  /** How many lines of the cell belong to it. */
  end: number;
  hasTitle: boolean;
  /** Whether the line that should end it is missing. */
  isOpen: boolean;
}

const FENCE = /^---[ \t]*\r?$/;

/**
 * Finds the front matter of a notebook: the first raw cell that begins with a line `---`, or the first cell with anything in it, if it is a Markdown
 * cell that begins so. `undefined` if there is none.
 */
export function findFrontMatterCell(cells: readonly Cell[]): FrontMatterCell | undefined {
  const first = cells.findIndex(({ source }) => source.trim() !== '');
  const cell = cells.findIndex(
    ({ cell_type: type, source }, index) =>
      FENCE.test(source.split('\n')[0] ?? '') && (type === 'raw' || (type === 'markdown' && index === first)),
  );
  if (cell === -1) return undefined;
  const all = (cells[cell]?.source ?? '').split('\n');
  const close = all.findIndex((line, index) => index > 0 && FENCE.test(line));
  const isOpen = close === -1;
  const lines = all.slice(1, isOpen ? undefined : close).map((text, index) => ({ text, cell, line: index + 1 }));
  return {
    cell,
    lines,
    end: isOpen ? all.length : close + 1,
    hasTitle: lines.some(({ text }) => /^title[ \t]*:/.test(text)),
    isOpen,
  };
}
