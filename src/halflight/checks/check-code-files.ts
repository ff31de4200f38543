import { posix } from 'node:path';
import { isEntryFile } from '../entry-file';
import { findCollection } from '../collections';
import { findValues } from '../derive/find-values';
import { cutCode } from '../markdown/code-file';
import type { FoundCode } from '../markdown/code-files';
import { createDrawer } from '../markdown/mermaid';
import { toError, type UnplacedProblem } from '../problem';
import { factsOf, readingOf } from '../sourcing/facts-of';
import { readCodeFile } from '../sourcing/read-code-file';
import type { Entry } from '../sourcing/read-entry';
import { toFilePath } from '../to-file-path';
import type { Check, CheckContext } from './context';
import { folderOf, nearestFile, toSameFile } from './named-files';

/** Reports code blocks that show a file which is not there or may not be shown, or lines or a region that it does not have. */
export const checkCodeFiles: Check = (context) => {
  const { entries, broken } = context.content;
  return [...entries, ...broken].flatMap((entry) => [
    ...factsOf(entry.body, readingOf(entry)).code.flatMap((found) => {
      const problem = findProblem(found, entry, context);
      return problem
        ? [{ file: entry.filePath, line: entry.bodyLine + found.line - 1, column: found.column, ...problem }]
        : [];
    }),
    ...findInFields(entry, context),
  ]);
};

function findProblem(
  { source, isFilled, language }: FoundCode,
  entry: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const { file } = source;
  if (file === undefined || file.trim() === '')
    return toError('bad-code-file', 'lines and regions are those of a file: add its name, such as file="./example.ts"');
  if (isFilled)
    return toError(
      'bad-code-file',
      `this code block shows ${file}, and has code of its own, too: take one of them away`,
    );
  const path = toFilePath(folderOf(entry.filePath), file)?.path;
  if (path === undefined)
    return toError('bad-code-file', `"${file}" is no path from this file to another: write it such as ./example.ts`);
  if (path === '..' || path.startsWith('../'))
    return toError(
      'bad-code-file',
      `${file} is outside the content folder, so it cannot be shown: put it beside the text`,
    );
  const there = context.map.fileNamed(path);
  if (there === undefined) {
    const meant = nearestFile(path, entry, context, (other) => !isEntryFile(other));
    const suggestion = meant !== undefined && file.startsWith('./') && !meant.startsWith('.') ? `./${meant}` : meant;
    return toError('missing-file', `there is no file ${path}`, suggestion, toSameFile(file, path, entry, context));
  }
  const read = readCodeFile(there, context.folder);
  if ('refusal' in read) return toError('bad-code-file', `${file} ${read.refusal}`);
  const part = cutCode(read.text, { ...source, file });
  if ('mistake' in part) return toError('bad-code-file', part.mistake, part.suggestion);
  const drawn = language === 'mermaid' ? createDrawer()(part.code) : undefined;
  if (!drawn || !('mistake' in drawn)) return undefined;
  return {
    severity: 'warning',
    kind: 'bad-diagram',
    message: `the diagram in ${file} cannot be drawn, and is shown as code: ${drawn.mistake}`,
  };
}

/** Texts in front matter, which show no files. */
function findInFields(entry: Entry, { content, at }: CheckContext) {
  const collection = findCollection(entry.collection, content.collections);
  if (!collection) return [];
  return findValues(collection, entry.values, new Set(['markdown'] as const)).flatMap(({ value, path }) => {
    const { code } = factsOf(typeof value === 'string' ? value : '', { html: false });
    return code.map(({ source }) => ({
      ...at(entry.filePath, path),
      ...toError(
        'bad-code-file',
        `${posix.basename(source.file ?? 'a file')} can only be shown in the text below the front matter: put the code block there, or the code into it`,
      ),
    }));
  });
}
