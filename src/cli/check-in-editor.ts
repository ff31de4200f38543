import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Root } from 'mdast';
import type { Processor, Transformer } from 'unified';
import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { languagesOf } from '../derive/languages';
import { locate } from '../sourcing/locate';
import { readOwnCollections, readSite } from '../sourcing/read-content';
import type { Problem } from '../checks/problem';
import { readEntry } from '../sourcing/read-entry';

/**
 * A plugin of remark by which editors show the problems of a file as its author types: the same that `npm run check` reports, but for those
 * that concern several files. `.remarkrc.mjs` at the top hands it to the editor.
 */
export function checkInEditor(this: Processor): Transformer<Root> {
  // An editor may be told to format with remark, which knows nothing of front matter: the text stays as it is.
  this.compiler = (_, file) => String(file);
  return (_, file) => {
    const text = String(file);
    for (const problem of problemsOf(resolve(file.cwd, file.path), text)) {
      const { line, column, message, kind, severity, suggestion } = problem;
      const word = wordAt(text, problem);
      const place = { start: { line, column }, end: { line, column: column + Math.max(word.length, 1) } };
      const shown = file.message(message, place, `halflight:${kind}`);
      shown.fatal = severity === 'error';
      // The editor offers to put it in the place of the word.
      if (suggestion && word && !suggestion.includes(': ')) shown.expected = [suggestion];
    }
  };
}

/** The problems of a file of a content folder; none for Markdown that lies elsewhere. */
function problemsOf(path: string, text: string): readonly Problem[] {
  const folder = contentFolderOf(dirname(path));
  if (folder === undefined || basename(path) === 'README.md') return [];
  const filePath = relative(folder, path).split(sep).join('/');
  const languages = languagesOf(readSite(folder) ?? {});
  const own = readOwnCollections(folder, languages, new Map([[filePath, text]]));
  const registry: readonly Collection[] = [...collections, ...own.collections];
  const location = locate(filePath, registry, languages);
  const ofDeclaration = own.problems.filter(({ file }) => file === filePath);
  return location ? [...readEntry(location, filePath, text).problems, ...ofDeclaration] : [];
}

/** The nearest folder above that has a `site.md`. */
function contentFolderOf(folder: string): string | undefined {
  if (existsSync(join(folder, 'site.md'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : contentFolderOf(above);
}

/** The word that stands at a place, if one does. */
function wordAt(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): string {
  const found = /^\p{L}[\p{L}\p{N}_-]*/u.exec(text.split(/\r?\n/)[line - 1]?.slice(column - 1) ?? '');
  return found?.[0] ?? '';
}
