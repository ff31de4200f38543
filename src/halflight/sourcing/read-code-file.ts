import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { isNotebook } from '../entry-file';
import { CODE_FILE_BYTES } from '../limits';
import { toContentFile } from './content-folder';
import { readText } from './read-text';

/** The text of a file in a content folder that a code block shows, or why it may not be shown, as a part of a sentence. */
export function readCodeFile(path: string, folder: string): { text: string } | { refusal: string } {
  const file = toContentFile(path, folder);
  if (!existsSync(file)) return { refusal: 'does not exist' };
  // A symbolic link may lead anywhere.
  if (!realpathSync(file).startsWith(`${realpathSync(folder)}${sep}`))
    return { refusal: 'is outside the content folder, so it cannot be shown: put it beside the text' };
  if (/\.(?:md|bib)$/i.test(path) || isNotebook(path))
    return {
      refusal:
        'is a text of the site, which may have drafts and comments in it, so it cannot be shown: copy what you want to show into the code block',
    };
  const stats = statSync(file);
  if (!stats.isFile()) return { refusal: 'is a folder: name a file in it' };
  if (stats.size > CODE_FILE_BYTES)
    return {
      refusal: `has ${Math.ceil(stats.size / 1000)} kB, and a file that is shown may have ${CODE_FILE_BYTES / 1000} kB: put the part that matters into a file of its own`,
    };
  const { text } = readText(readFileSync(file));
  return text === undefined ? { refusal: 'is not a text in UTF-8, so it cannot be shown as code' } : { text };
}
