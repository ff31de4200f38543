/** A part of a file that is replaced: what stands at a place, counted from 1, and what stands there afterwards. */
export interface TextEdit {
  line: number;
  column: number;
  found: string;
  now: string;
}

/** What puts a problem right without a question to anybody: `npm run check -- --fix` does it. */
export type Fix =
  | { edits: readonly TextEdit[] }
  /** In the whole file, what names the one names the other. */
  | { target: string; now: string }
  /** The path that the file gets; what names it is rewritten. */
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
  /** The nearest right word, if there is one. */
  suggestion?: string;
  /** How it is put right, if only its author’s word is missing. */
  fix?: Fix;
  /** Of a finished file: the address that is wrong as it is written there, by which an author's own file can be searched for it. */
  written?: string;
  /** Of a finished site: the paths of the pages and other files that have it, without the site's prefix. */
  pages?: readonly string[];
  /** Set for an error that we made, and no author can fix. */
  ours?: true;
}

/** Where a problem is. */
export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** What is wrong with something; where it stands is known to whoever asks. */
export type UnplacedProblem = Omit<Problem, keyof Place>;

/** In the order in which an author would go through them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}

/** How many errors there are; a build stops unless it is 0. */
export function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** The question that shows the nearest right word; a whole line, with quotation marks of its own, stands without ours. */
export function askBack(suggestion: string): string {
  return suggestion.includes('"') ? `Did you mean: ${suggestion}` : `Did you mean "${suggestion}"?`;
}
