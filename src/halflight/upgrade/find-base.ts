import { existsSync } from 'node:fs';
import { git, tryGit } from './git';
import { readRelease } from './read-release';
import { kindOfSource, listTags, takeRelease, type Taken } from './take-release';

/** The ref under which a project stores a release that it was based on. Only upgrades read it, and nothing pushes it. */
export const releaseRef = (version: string): string => `refs/halflight/v${version}`;

/** Copies a release into a project's repository, under a ref. Returns its commit. */
export function storeRelease(root: string, { repository, commit }: Taken, ref: string): string {
  git(root, ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--', repository, `+refs/heads/release:${ref}`]);
  return commit;
}

/**
 * Finds the release that a project is based on, as a commit in its repository: the one `given` names (an archive, a folder, a repository, or a commit
 * of the project), one that an upgrade has stored, the tag in the repository that the new release comes from, or the project's own tag. `undefined`
 * if there is none.
 */
export function findBase(
  root: string,
  { version, source, given, below }: { version: string; source: string; given: string | undefined; below: string },
): string | undefined {
  if (given !== undefined) return takeGiven(root, { version, given, below });
  const known = resolveCommit(root, releaseRef(version));
  if (known !== undefined) return known;
  if (kindOfSource(source) === 'git' && listTags(source).includes(`v${version}`))
    return storeRelease(root, takeRelease(source, below, version), releaseRef(version));
  return resolveCommit(root, `refs/tags/v${version}`);
}

function takeGiven(root: string, { version, given, below }: { version: string; given: string; below: string }): string {
  const commit = existsSync(given) ? undefined : resolveCommit(root, given);
  if (commit !== undefined) {
    readRelease(root, commit, `--base ${given}`);
    return commit;
  }
  const taken = takeRelease(given, below, version);
  const found = readRelease(taken.repository, taken.commit, `--base ${given}`);
  if (found.version !== version)
    throw new Error(`--base ${given} is version ${found.version}, and this project is of ${version}.`);
  return storeRelease(root, taken, releaseRef(version));
}

function resolveCommit(root: string, name: string): string | undefined {
  const { status, stdout } = tryGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  return status === 0 ? stdout.trim() : undefined;
}
