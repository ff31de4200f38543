import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toShownPath } from '../paths';

/** What replacing a folder would lose for good: files that git does not have in their current state, or everything, and why. */
type Unsaved = { files: string[] } | { all: string };

/** Files that operating systems create. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Finds what git could not restore of a folder; `undefined` if there is nothing. */
export function findUnsaved(folder: string): Unsaved | undefined {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  const options = [
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--ignored',
    '--ignore-submodules=none',
  ];
  const { error, status, stdout, stderr } = git(folder, ['status', ...options, '--', '.']);
  if (error) return { all: 'git is not installed' };
  if (status !== 0) return { all: `it is not in git: ${stderr.trim().split('\n')[0] ?? ''}` };
  // Each entry is a two-letter status, a space, and the path from the root of the repository.
  const files = stdout
    .split('\0')
    .map((line) => line.slice(3))
    .filter((path) => path !== '' && !LITTER.test(path));
  if (files.length > 0) return { files };
  const hidden = findHidden(folder);
  if (hidden === undefined) return undefined;
  const name = toShownPath(hidden);
  return {
    all: `git takes ${name}/ for another repository and has none of its files ("git rm --cached ${name}" makes it forget that)`,
  };
}

/**
 * A folder that was a git repository of its own when it was committed, but no longer is. Git recorded only a link to one of its commits, and says
 * nothing of the files in it, not even that they are new.
 */
function findHidden(folder: string): string | undefined {
  const { stdout } = git(folder, ['ls-files', '--stage', '-z', '--', '.']);
  // Each entry is a mode, a digest, a number, a tab, and the path from the folder.
  return stdout
    .split('\0')
    .filter((line) => line.startsWith('160000 '))
    .map((line) => join(folder, line.slice(line.indexOf('\t') + 1)))
    .find((linked) => existsSync(linked) && readdirSync(linked).length > 0 && !existsSync(join(linked, '.git')));
}

function git(folder: string, args: readonly string[]) {
  return spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
}
