import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Root } from 'mdast';
import type { Processor, Transformer } from 'unified';
import { collections } from '../collections';
import { joinCollections, type Collection } from '../collections/define-collection';
import { languagesOf } from '../derive/languages';
import { locate } from '../sourcing/locate';
import { readOwnCollections, readSite } from '../sourcing/read-content';
import type { Problem } from '../problem';
import { readEntry } from '../sourcing/read-entry';

/**
 * A remark plugin that shows a file's problems in the editor while its author types: the same as `npm run check`, except problems that span several
 * files. `.remarkrc.mjs` in the root passes it to the editor.
 */
export function checkInEditor(this: Processor): Transformer<Root> {
  // An editor may be set to format with remark, which does not know front matter. So this returns the text unchanged.
  this.compiler = (_, file) => String(file);
  return (_, file) => {
    const text = String(file);
    for (const problem of problemsOf(resolve(file.cwd, file.path), text)) {
      const { line, column, message, kind, severity, suggestion } = problem;
      const word = wordAt(text, problem);
      const place = { start: { line, column }, end: { line, column: column + Math.max(word.length, 1) } };
      const shown = file.message(message, place, `halflight:${kind}`);
      shown.fatal = severity === 'error';
      // The editor offers this as a replacement for the word.
      if (suggestion && word && !suggestion.includes(': ')) shown.expected = [suggestion];
    }
  };
}

/** The problems of a file in a content folder; none for other Markdown files. */
function problemsOf(path: string, text: string): readonly Problem[] {
  const folder = contentFolderOf(dirname(path));
  if (folder === undefined || basename(path) === 'README.md') return [];
  const filePath = relative(folder, path).split(sep).join('/');
  const languages = languagesOf(readSite(folder) ?? {});
  const own = readOwnCollections(folder, languages, new Map([[filePath, text]]));
  const registry: readonly Collection[] = joinCollections(collections, own.collections);
  const location = locate(filePath, registry, languages);
  const ofDeclaration = own.problems.filter(({ file }) => file === filePath);
  return location ? [...readEntry(location, filePath, text).problems, ...ofDeclaration] : [];
}

/** The nearest folder that contains a `site.md`, from this one upwards. */
function contentFolderOf(folder: string): string | undefined {
  if (existsSync(join(folder, 'site.md'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : contentFolderOf(above);
}

/** The word that starts at a position; empty if there is none. */
function wordAt(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): string {
  const found = /^\p{L}[\p{L}\p{N}_-]*/u.exec(text.split(/\r?\n/)[line - 1]?.slice(column - 1) ?? '');
  return found?.[0] ?? '';
}
