/** A replacement in a file: the text `found` at a position, counted from 1, becomes `now`. */
export interface TextEdit {
  line: number;
  column: number;
  found: string;
  now: string;
}

/** A fix that needs no decision from anybody; `npm run check -- --fix` applies it. */
export type Fix =
  | { edits: readonly TextEdit[] }
  /** In the whole file, links to the one become links to the other. */
  | { target: string; now: string }
  /** The new path of the file; references to it are rewritten. */
  | { rename: string };

/** Something wrong with the content, reported so that its author can fix it. */
export interface Problem {
  /** The file, relative to the content folder. */
  file: string;
  /** Where in the file, counted from 1. */
  line: number;
  column: number;
  /** Errors stop a build; warnings are only reported. */
  severity: 'error' | 'warning';
  /** A short name of the kind of problem, for tools. */
  kind: string;
  /** What was found and what is allowed, in a sentence without its full stop. */
  message: string;
  /** The most similar valid value, if there is one. */
  suggestion?: string;
  /** The fix, if it only needs the author's consent. */
  fix?: Fix;
  /** In the check of a finished file: the wrong URL as written there, by which an author's own files can be searched for it. */
  written?: string;
  /** In the check of a finished site: paths of the pages and other files with the problem, without the site's prefix. */
  pages?: readonly string[];
  /** Set for an error of ours, which no author can fix. */
  ours?: true;
}

export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** A problem whose place is known to the caller. */
export type UnplacedProblem = Omit<Problem, keyof Place>;

/** An error, with the value that was meant and a fix if they are known. */
export function toError(kind: string, message: string, suggestion?: string, fix?: Fix): UnplacedProblem {
  return { severity: 'error', kind, message, ...(suggestion && { suggestion }), ...(fix && { fix }) };
}

/** Sorts problems by file, line and column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}

/** The number of errors; a build stops unless it is 0. */
export function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** The question that offers a suggestion. One with quotation marks of its own, such as a whole line, gets none of ours. */
export function askBack(suggestion: string): string {
  return suggestion.includes('"') ? `Did you mean: ${suggestion}` : `Did you mean "${suggestion}"?`;
}
