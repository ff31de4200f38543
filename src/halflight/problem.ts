/** A replacement in a file: the text `found` at a position (1-based) becomes `now`. */
export interface TextEdit {
  line: number;
  column: number;
  found: string;
  now: string;
}

/** A fix that needs no decision; `npm run check -- --fix` applies it. */
export type Fix =
  | { edits: readonly TextEdit[] }
  /** Throughout the file, links to `target` become links to `now`. */
  | { target: string; now: string }
  /** The file's new path; references to it are rewritten. */
  | { rename: string };

/** Something wrong with the content, reported so that its author can fix it. */
export interface Problem {
  /** The file, relative to the content folder. */
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  /** Errors stop a build; warnings are only reported. */
  severity: 'error' | 'warning';
  /** A short identifier, for tools. */
  kind: string;
  /** What was found and what is allowed: a sentence without its full stop. */
  message: string;
  suggestion?: string;
  /** The fix, if it only needs the author's consent. */
  fix?: Fix;
  /** In the check of a finished file: the wrong URL as written there, for finding it in the author's files. */
  written?: string;
  /** In the check of a finished site: paths of the pages and other files with the problem, without the path prefix. */
  pages?: readonly string[];
  /** Set for an error of ours, which no author can fix. */
  internal?: true;
}

export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** The start of a file, where a problem is placed that concerns all of it. */
export const START: Pick<Problem, 'line' | 'column'> = { line: 1, column: 1 };

/** A problem without its place, which the caller knows. */
export type UnplacedProblem = Omit<Problem, keyof Place>;

/** An error, with the intended value and a fix if known. */
export function toError(kind: string, message: string, suggestion?: string, fix?: Fix): UnplacedProblem {
  return { severity: 'error', kind, message, ...(suggestion && { suggestion }), ...(fix && { fix }) };
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}

/** The number of errors; a build stops unless it is 0. */
export function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** The question that offers a suggestion, in quotation marks unless it has its own, such as a whole line. */
export function askBack(suggestion: string): string {
  return suggestion.includes('"') ? `Did you mean: ${suggestion}` : `Did you mean "${suggestion}"?`;
}
