/** A line of the Markdown that a notebook becomes, and where it comes from. */
export interface NotebookLine {
  text: string;
  /** The index of the cell; absent for a line that no cell has. */
  cell?: number;
  /** The index of the line in the source of the cell; absent for what is not in its source, such as an output. */
  line?: number;
}
