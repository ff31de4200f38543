import { findMistakes, mayHaveMistakes } from '../markdown/find-mistakes';
import { nearest } from '../sourcing/nearest';
import type { Problem } from '../sourcing/problem';
import type { Content } from '../sourcing/read-content';
import type { Entry } from '../sourcing/read-entry';

/** Everything in the texts that is not shown as it was meant: HTML that is left out, formulas and diagrams that cannot be drawn. None of it stops a build. */
export function checkTexts({ entries, broken }: Pick<Content, 'entries' | 'broken'>): Problem[] {
  return [...entries, ...broken].flatMap(checkText);
}

function checkText(entry: Entry): Problem[] {
  const math = entry.values.math === true;
  if (!mayHaveMistakes(entry.body, math)) return [];
  return findMistakes(entry.body, math).map(({ kind, message, found, allowed, line, column }) => {
    const suggestion = found === undefined ? undefined : nearest(found, allowed ?? []);
    return {
      file: entry.filePath,
      line: entry.bodyLine + line - 1,
      column,
      severity: 'warning',
      kind,
      message,
      ...(suggestion && { suggestion }),
    };
  });
}
