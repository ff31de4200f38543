import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from './position';
import { readFrontMatter, type FrontMatter } from './read-front-matter';

// A page with one wrong picture often has many.
let last: { filePath: string; text: string; frontMatter: FrontMatter | undefined } | undefined;

/**
 * Where a value of the front matter of a file stands. The file is read again, which is quicker than keeping every position of every file
 * for the few that a problem is found at.
 */
export function positionIn(folder: string, filePath: string, path: readonly PropertyKey[]): Position {
  const text = readFileSync(join(folder, filePath), 'utf8');
  if (last?.filePath !== filePath || last.text !== text) last = { filePath, text, frontMatter: readFrontMatter(text) };
  return last.frontMatter?.positionOf(path) ?? { line: 1, column: 1 };
}
