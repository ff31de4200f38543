import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM_OUTPUT_BYTES } from '../limits';
import { toShownPath } from '../paths';

/** What replacing a folder would lose for good: files whose current state is not in git, or everything, and why. */
type Unsaved = { files: string[] } | { all: string };

/** Files that operating systems create. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Finds what git could not restore in a folder; `undefined` if there is nothing. */
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
    all: `git treats ${name}/ as another repository and has none of its files ("git rm --cached ${name}" undoes that)`,
  };
}

/**
 * A folder that was a separate git repository when it was committed, but no longer is. Git recorded only a link to one of its commits, and does not
 * even report its files as untracked.
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
  return spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: PROGRAM_OUTPUT_BYTES });
}
