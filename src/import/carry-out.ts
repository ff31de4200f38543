import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PlannedEntry } from './plan-import';
import type { Source } from './source';

/**
 * Writes what is new of a plan into a content folder: all of it, or nothing. Everything is written beside its place first; then it is moved, and
 * nothing that is there already is touched. If anything fails, what was moved is taken away again.
 */
export function carryOut(
  entries: readonly PlannedEntry[],
  { folder, source, downloaded }: { folder: string; source: Source; downloaded: ReadonlyMap<string, string> },
): void {
  const fresh = entries.filter(({ status }) => status === 'new');
  // A folder whose name begins with a dot is no content, should the machine stop here.
  const workplace = mkdtempSync(join(folder, '.import-'));
  const moves: { from: string; to: string }[] = [];
  const put = (path: string, write: (absolute: string) => void) => {
    const absolute = join(workplace, String(moves.length));
    write(absolute);
    moves.push({ from: absolute, to: join(folder, path) });
  };
  const moved: string[] = [];
  const made: string[] = [];
  try {
    for (const { to, text, files } of fresh) {
      for (const { from, to: path, remote } of files) {
        if (existsSync(join(folder, path))) continue;
        const original = remote ? downloaded.get(from) : join(source.root, from);
        if (original !== undefined) put(path, (absolute) => copyFileSync(original, absolute));
      }
      put(to, (absolute) => writeFileSync(absolute, text));
    }
    for (const { from, to } of moves) {
      // The folder is the author's: a path that leads out of it is not theirs to give.
      if (relative(folder, to).startsWith('..')) throw new Error(`${to} is not in ${folder}.`);
      if (existsSync(to)) throw new Error(`${to} has appeared meanwhile.`);
      made.push(...makeFolder(dirname(to)));
      renameSync(from, to);
      moved.push(to);
    }
  } catch (error) {
    for (const path of moved) rmSync(path, { force: true });
    for (const path of made.toReversed()) if (readdirSync(path).length === 0) rmdirSync(path);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Nothing was imported: ${why}`, { cause: error });
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

/** Makes a folder with all above it; gives those that were not there. */
function makeFolder(path: string): string[] {
  if (existsSync(path)) return [];
  const above = makeFolder(dirname(path));
  mkdirSync(path);
  return [...above, path];
}
