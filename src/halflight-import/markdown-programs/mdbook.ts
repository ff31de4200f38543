import { posix } from 'node:path';
import { folderOf } from '../permalinks';
import type { Source } from '../source';
import { mapOf, textOf } from '../values';
import { findConfig, type Site } from './site';

/** mdBook: what `SUMMARY.md` lists. `undefined` if the source is not of this program. */
export function readMdBook(source: Source): Site | undefined {
  const config = findConfig(source, /^book\.toml$/);
  if (config === undefined) return undefined;
  const book = mapOf(source.settings(config).book);
  const folder = posix.join(folderOf(config), textOf(book.src) || 'src');
  const summary = source.text(`${folder}/SUMMARY.md`);
  const listed = new Set(
    Array.from(summary.matchAll(/\]\(\s*<?(?:\.\/)?([^)>#]+)/g), ([, path = '']) =>
      posix.join(folder, decodeURI(path.trim())),
    ),
  );
  return {
    places: [{ folder, url: '' }],
    language: textOf(book.language) || undefined,
    end: '.html',
    whyNot: (file) =>
      file === `${folder}/SUMMARY.md`
        ? 'it is the table of contents'
        : listed.has(file)
          ? undefined
          : 'SUMMARY.md does not list it, so the book does not show it',
  };
}
