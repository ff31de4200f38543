import { lstatSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { git, tryGit } from './git';

/** How many files a message names. */
const MOST_LISTED = 12;

/** A project that can be upgraded: everything in it is in git. */
export interface Project {
  /** Its root, as an absolute path. */
  root: string;
  commit: string;
}

/**
 * Checks that a project can be restored, whatever happens to it: it is a repository of its own, on a branch, with everything committed. Throws with
 * what is missing, and what to do.
 */
export function checkProject(folder: string): Project {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no folder ${folder}.`);
  const root = realpathSync(resolve(folder));
  const top = tryGit(root, ['rev-parse', '--show-toplevel']);
  if (top.status !== 0)
    throw new Error(
      `${root} is not in git, so nothing could bring it back as it is.\nMake it a repository first: "git init", "git add --all", "git commit -m 'My site'".`,
    );
  if (realpathSync(top.stdout.trim()) !== root)
    throw new Error(
      `${root} lies in the repository ${top.stdout.trim()}; only one that has Halflight at its top can be upgraded.`,
    );
  const head = tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head.status !== 0)
    throw new Error('Nothing is committed yet: "git add --all", then "git commit -m \'My site\'".');
  if (tryGit(root, ['symbolic-ref', '--quiet', 'HEAD']).status !== 0)
    throw new Error('You are on no branch: "git switch main", or "git switch -c NAME" to begin one here.');
  if (tryGit(root, ['var', 'GIT_COMMITTER_IDENT']).status !== 0)
    throw new Error(
      'git does not know who you are: "git config --global user.name \'Your name\'", and the same with user.email.',
    );
  refuseUnsaved(root);
  return { root, commit: head.stdout.trim() };
}

/** Throws if there are uncommitted changes, or a merge or the like is in progress. */
function refuseUnsaved(root: string): void {
  const status = git(root, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']);
  const files = status.split('\0').filter(Boolean);
  if (files.length > 0) {
    const more = files.length - MOST_LISTED;
    throw new Error(
      [
        'There are changes that are not committed:',
        ...files.slice(0, MOST_LISTED).map((line) => `  ${line.slice(3)}`),
        ...(more > 0 ? [`  and ${more} more`] : []),
        'Commit them ("git add --all && git commit"), or set them aside ("git stash --include-untracked").',
      ].join('\n'),
    );
  }
  const folder = git(root, ['rev-parse', '--absolute-git-dir']).trim();
  const underWay = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
  if (underWay.some((name) => lstatSync(join(folder, name), { throwIfNoEntry: false })))
    throw new Error('git is in the middle of a merge or the like: finish it first ("git status" says how).');
}
