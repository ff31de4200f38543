import { factsOf, readingOf } from '../sourcing/kept-facts';
import type { CheckContext } from './context';
import type { Problem } from './problem';
import type { Entry } from '../sourcing/read-entry';

/** Reports what texts contain that is not rendered as meant: HTML that is removed, invalid formulas and diagrams, syntax of other tools. */
export function checkTexts({ content: { entries, broken } }: Pick<CheckContext, 'content'>): Problem[] {
  return [...entries, ...broken].flatMap(checkText);
}

function checkText(entry: Entry): Problem[] {
  const { mistakes } = factsOf(entry.body, readingOf(entry));
  const toLine = (line: number) => entry.bodyLine + line - 1;
  return mistakes.map(({ fix, ...mistake }) => ({
    file: entry.filePath,
    ...mistake,
    line: toLine(mistake.line),
    ...(fix && {
      fix: 'edits' in fix ? { edits: fix.edits.map((edit) => ({ ...edit, line: toLine(edit.line) })) } : fix,
    }),
  }));
}
