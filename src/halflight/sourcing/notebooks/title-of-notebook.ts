import { parseMarkdown } from '../../markdown/parse';
import { readDirectives } from './directives';
import type { Cell } from './read-notebook';

/** The heading that is the title of a notebook. */
export interface NotebookTitle {
  /** The index of its cell. */
  cell: number;
  /** The heading as written, in Markdown. */
  text: string;
  /** Its first line in the source of the cell, and the one behind its last. */
  from: number;
  to: number;
}

/** Finds the first heading of the first level in a notebook. `skippedIn` says how many lines of a cell, by its index, are not text. */
export function findNotebookTitle(
  cells: readonly Cell[],
  skippedIn: (cell: number) => number,
): NotebookTitle | undefined {
  for (const [cell, { cell_type: type, source, metadata }] of cells.entries()) {
    const { cell: whole, input } = readDirectives(metadata.tags, '');
    if (type !== 'markdown' || whole !== 'shown' || input !== 'shown') continue;
    const skipped = skippedIn(cell);
    const text = source.split('\n').slice(skipped).join('\n');
    const heading = parseMarkdown(text).children.find((child) => child.type === 'heading' && child.depth === 1);
    const { start, end } = heading?.position ?? {};
    if (!start || !end) continue;
    const written = text
      .slice(start.offset, end.offset)
      // The signs of a heading: those before it, those behind it, and the line below it.
      .replace(/^#[ \t]+|[ \t]+#+[ \t]*$|\n=+[ \t]*$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (written !== '') return { cell, text: written, from: start.line - 1 + skipped, to: end.line + skipped };
  }
  return undefined;
}
