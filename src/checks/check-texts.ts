import { factsOf, readingOf } from '../sourcing/kept-facts';
import { nearest } from '../sourcing/nearest';
import type { Problem } from './problem';
import type { Content } from '../sourcing/read-content';
import type { Entry } from '../sourcing/read-entry';

/** Everything in the texts that is not shown as it was meant: HTML that is left out, formulas and diagrams that cannot be drawn, syntax of other tools. */
export function checkTexts({ entries, broken }: Pick<Content, 'entries' | 'broken'>): Problem[] {
  return [...entries, ...broken].flatMap(checkText);
}

function checkText(entry: Entry): Problem[] {
  const { mistakes } = factsOf(entry.body, readingOf(entry));
  return mistakes.map(({ kind, severity, message, found, allowed, line, column }): Problem => {
    const suggestion = found === undefined ? undefined : nearest(found, allowed ?? []);
    return {
      file: entry.filePath,
      line: entry.bodyLine + line - 1,
      column,
      severity: severity ?? 'warning',
      kind,
      message,
      ...(suggestion && { suggestion }),
    };
  });
}
