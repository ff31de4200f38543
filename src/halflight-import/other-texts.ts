import type { ForeignText } from './front-matter';
import type { Skipped } from './importer';
import { formatOf, isText, readFile } from './read-item';
import type { Source } from './source';

/** Extensions of markup in which some programs, or their plugins, take posts. */
const MARKUP = /\.(textile|adoc|asciidoc|asc|org|rst|pdc|rmd|mdoc|markdoc|md|mdx|markdown|mdown|mkd)$/i;

/** Texts about the blog's source rather than in the blog. */
const ABOUT = /(?:^|\/)(?:README|CHANGELOG|LICEN[CS]E|CONTRIBUTING|CODE_OF_CONDUCT|SECURITY)\b[^/]*$/i;

/** Whether a file has an extension of a text, read or not. */
export const isMarkup = (path: string): boolean => MARKUP.test(path);

/** Reports the files of a content folder in markup that is not read. `isRead` tells those that the importer handles. */
export function reportOtherMarkup(
  files: readonly string[],
  skipped: Skipped[],
  isRead: (path: string) => boolean = isText,
): void {
  for (const file of files) {
    const [, ending] = MARKUP.exec(file) ?? [];
    if (ending === undefined || isRead(file) || ABOUT.test(file)) continue;
    skipped.push({ file, why: `texts in .${ending} files are not read: make a Markdown file (.md) of it` });
  }
}

/** Reports a text without front matter, unless it is HTML, which most programs then copy unchanged. */
export function reportBare(file: string, skipped: Skipped[]): void {
  if (formatOf(file) === 'markdown' && !ABOUT.test(file)) skipped.push({ file, why: 'it has no front matter' });
}

/** Like `readFile`, but `undefined` for a text without front matter, which is reported. */
export function readText(source: Source, file: string, skipped: Skipped[]): ForeignText | undefined {
  const text = readFile(source, file, skipped);
  if (text.found) return text;
  reportBare(file, skipped);
  return undefined;
}
