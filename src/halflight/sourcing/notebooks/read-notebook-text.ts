import type { Problem } from '../../problem';
import { positionInJson } from './position-in-json';
import { notebookToMarkdown, type NotebookText } from './notebook-to-markdown';
import { readNotebook, type NotebookMistake } from './read-notebook';

type Read = { text: NotebookText; mistakes?: never } | { text?: never; mistakes: NotebookMistake[] };

// The last notebook that was read: a problem in one is often followed by others in it.
let last: { source: string; filePath: string; read: Read } | undefined;

function readNotebookText(source: string, filePath: string): Read {
  if (last?.source === source && last.filePath === filePath) return last.read;
  const parsed = readNotebook(source);
  const read: Read = 'mistakes' in parsed ? parsed : { text: notebookToMarkdown(parsed.notebook, filePath) };
  last = { source, filePath, read };
  return read;
}

/** The Markdown that a notebook becomes, or why there is none. `source` is the text of the file at `filePath`. */
export function toMarkdownOfNotebook(
  source: string,
  filePath: string,
): { markdown: string; mistakes?: never } | { markdown?: never; mistakes: NotebookMistake[] } {
  const { text, mistakes } = readNotebookText(source, filePath);
  return text ? { markdown: text.lines.map((line) => line.text).join('\n') } : { mistakes };
}

/**
 * A problem with the Markdown of a notebook as one of the notebook: at its place in the file, with the number of the cell, and without a fix, because
 * a notebook is never rewritten. `source` is the text of the notebook.
 */
export function toNotebookProblem(found: Problem, source: string): Problem {
  const { fix: _fix, ...problem } = found;
  const { text } = readNotebookText(source, problem.file);
  const written = text?.lines[problem.line - 1];
  if (!text || !written) return problem;
  const isInFrontMatter = problem.line <= text.lines.findIndex((line, index) => index > 0 && line.text === '---') + 1;
  const advice =
    isInFrontMatter && !text.hasFrontMatter
      ? '; the front matter of a notebook is in its first cell, of the type Raw, between lines "---"'
      : '';
  const { cell, line } = written;
  if (cell === undefined) return { ...problem, line: 1, column: 1, message: problem.message + advice };
  const place = positionInJson(source, ['cells', cell, ...(line === undefined ? [] : ['source', line])]);
  // In JSON, a line is in quotes, and some of its characters are written as two.
  const column = line === undefined ? 0 : JSON.stringify(written.text.slice(0, problem.column - 1)).length - 1;
  return {
    ...problem,
    line: place.line,
    column: place.column + column,
    message: `cell ${cell + 1}: ${problem.message}${advice}`,
  };
}
