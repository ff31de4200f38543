import { posix } from 'node:path';
import { findCollection } from '../collections';
import { findValues } from '../derive/find-values';
import { toFilePath, toPlain } from '../to-file-path';
import type { FieldKind } from '../fields/field';
import { factsOf, readingOf } from '../sourcing/facts-of';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';
import type { Problem } from '../problem';

const markdown: ReadonlySet<FieldKind['kind']> = new Set(['markdown']);

/**
 * Reports what is not rendered as meant: HTML that is removed, invalid formulas and diagrams, syntax of other tools, and texts that take too long to
 * render.
 */
export const checkTexts: Check = (context) => {
  const { entries, broken, files } = context.content;
  const plainFiles = new Set(Array.from(files, toPlain));
  return [...entries, ...broken].flatMap((entry) => [...checkFields(entry, context), ...checkBody(entry, plainFiles)]);
};

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
