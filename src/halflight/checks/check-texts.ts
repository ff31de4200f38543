import { posix } from 'node:path';
import { findCollection } from '../collections';
import { findValues } from '../derive/find-values';
import { toFilePath, toPlain } from '../derive/to-file-path';
import type { FieldKind } from '../fields/field';
import { factsOf, readingOf } from '../sourcing/kept-facts';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';
import type { Problem } from './problem';

const markdown: ReadonlySet<FieldKind['kind']> = new Set(['markdown']);

/**
 * Reports what texts contain that is not rendered as meant: HTML that is removed, invalid formulas and diagrams, syntax of other tools, and what takes
 * too long to render.
 */
export const checkTexts: Check = (context) => {
  const { entries, broken, files } = context.content;
  const plainFiles = new Set(Array.from(files, toPlain));
  return [...entries, ...broken].flatMap((entry) => [...checkFields(entry, context), ...checkBody(entry, plainFiles)]);
};

/** The same for the texts in front matter, such as those of sections. Each problem has the position of its text. */
function checkFields(entry: Entry, { content, at }: Pick<CheckContext, 'content' | 'at'>): Problem[] {
  const collection = findCollection(entry.collection, content.collections);
  if (!collection) return [];
  return findValues(collection, entry.values, markdown).flatMap(({ value, path }) => {
    // In a file with errors, a value may be of any type.
    const { mistakes } = factsOf(typeof value === 'string' ? value : '', { html: false });
    return mistakes.map(({ severity, kind, message, suggestion }) => ({
      ...at(entry.filePath, path),
      severity,
      kind,
      message,
      ...(suggestion !== undefined && { suggestion }),
    }));
  });
}

function checkBody(entry: Entry, plainFiles: ReadonlySet<string>): Problem[] {
  const { mistakes } = factsOf(entry.body, readingOf(entry));
  const toLine = (line: number) => entry.bodyLine + line - 1;
  const isFile = (target: string) =>
    plainFiles.has(toPlain(toFilePath(posix.dirname(entry.filePath), target)?.path ?? ''));
  return mistakes.map(({ fix, fixedIfFile, ...mistake }) => ({
    file: entry.filePath,
    ...mistake,
    line: toLine(mistake.line),
    ...(fix &&
      (fixedIfFile === undefined || isFile(fixedIfFile)) && {
        fix: 'edits' in fix ? { edits: fix.edits.map((edit) => ({ ...edit, line: toLine(edit.line) })) } : fix,
      }),
  }));
}
