import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from './position';
import { readFrontMatter } from './read-front-matter';

/**
 * Where a value of the front matter of a file stands. The file is read again, which is quicker than keeping every position of every file
 * for the few that a problem is found at.
 */
export function positionIn(folder: string, filePath: string, path: readonly PropertyKey[]): Position {
  return readFrontMatter(readFileSync(join(folder, filePath), 'utf8'))?.positionOf(path) ?? { line: 1, column: 1 };
}
