import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** What replacing a folder would lose for good: files that git does not have in their current state, or everything, and why. */
type Unsaved = { files: string[] } | { all: string };

/** Files that operating systems create. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Finds what git could not restore of a folder; `undefined` if there is nothing. */
export function findUnsaved(folder: string): Unsaved | undefined {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  const { error, status, stdout, stderr } = spawnSync(
    'git',
    ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignored', '--', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (error) return { all: 'git is not installed' };
  if (status !== 0) return { all: `it is not in git: ${stderr.trim().split('\n')[0] ?? ''}` };
  // Each entry is a two-letter status, a space, and the path from the root of the repository.
  const files = stdout
    .split('\0')
    .map((line) => line.slice(3))
    .filter((path) => path !== '' && !LITTER.test(path));
  return files.length > 0 ? { files } : undefined;
}
