import { existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { valid } from 'semver';
import { findNewest } from './find-newest';
import { git, tryGit } from './git';
import { unpackArchive } from './unpack-archive';

/** A release, as a commit without parents in a repository of its own. */
export interface Taken {
  /** The bare repository. */
  repository: string;
  commit: string;
}

/** The author of commits of releases, which are never published. */
const NOBODY = {
  GIT_AUTHOR_NAME: 'Halflight',
  GIT_AUTHOR_EMAIL: 'halflight@invalid',
  GIT_COMMITTER_NAME: 'Halflight',
  GIT_COMMITTER_EMAIL: 'halflight@invalid',
};

/** The kind of a source: a git repository with releases as tags, or a single release as an archive or a folder. */
export function kindOfSource(source: string): 'git' | 'archive' | 'folder' {
  const found = statSync(source, { throwIfNoEntry: false });
  if (found?.isFile()) return 'archive';
  if (found?.isDirectory() && existsSync(join(source, 'package.json'))) return 'folder';
  if (!found && !/^[a-z][a-z\d+.-]*:\/\/|^[\w.-]+@[\w.-]+:/i.test(source)) throw new Error(`There is no ${source}.`);
  return 'git';
}

/** The tags of a git repository. Throws if it cannot be reached. */
export function listTags(source: string): string[] {
  const { status, stdout, stderr } = tryGit('.', ['ls-remote', '--tags', '--refs', '--', source]);
  if (status !== 0) throw new Error(`The releases at ${source} cannot be listed: ${lastLine(stderr)}`);
  return stdout.split('\n').flatMap((line) => /\trefs\/tags\/(.+)$/.exec(line)?.[1] ?? []);
}

/** Takes a release from any source into a repository below a folder; from a git repository `version`, or the newest. Throws if it cannot. */
export function takeRelease(given: string, below: string, version?: string): Taken {
  // git runs in other folders, where a relative path would be wrong.
  const source = existsSync(given) ? resolve(given) : given;
  mkdirSync(below, { recursive: true });
  const repository = mkdtempSync(join(resolve(below), 'release-'));
  git(repository, ['init', '--quiet', '--bare', '.']);
  const kind = kindOfSource(source);
  if (kind === 'git') return { repository, commit: fetchTag(source, repository, version) };
  if (kind === 'folder') return { repository, commit: commitFolder(source, repository) };
  const unpacked = mkdtempSync(join(resolve(below), 'unpacked-'));
  unpackArchive(source, unpacked);
  return { repository, commit: commitFolder(unpacked, repository) };
}

function fetchTag(source: string, repository: string, wanted?: string): string {
  const tags = listTags(source);
  const version = wanted === undefined ? findNewest(tags) : valid(wanted);
  if (version === undefined) throw new Error(`${source} has no tag of a release, such as v0.2.0.`);
  if (version === null) throw new Error(`${wanted} is no version: write it like 0.2.0.`);
  if (!tags.includes(`v${version}`))
    throw new Error(`${source} has no release ${version}: there is no tag v${version}.`);
  const { status, stderr } = tryGit(repository, [
    ...['fetch', '--quiet', '--depth', '1', '--no-tags', '--', source],
    `+refs/tags/v${version}:refs/tags/fetched`,
  ]);
  if (status !== 0) throw new Error(`The release ${version} cannot be fetched from ${source}: ${lastLine(stderr)}`);
  return commitTree(repository, 'refs/tags/fetched^{tree}');
}

/** Commits what git would add of a folder, without `node_modules` and whatever else its `.gitignore` lists. */
function commitFolder(folder: string, repository: string): string {
  const environment = { GIT_DIR: repository, GIT_WORK_TREE: folder };
  // Ignores the machine's own git settings, which must not affect a release.
  const settings = ['-c', 'core.excludesFile=', '-c', 'core.autocrlf=input', '-c', 'core.safecrlf=false'];
  git(folder, [...settings, 'add', '--all', '--', '.'], { environment });
  return commitTree(repository, git(folder, ['write-tree'], { environment }).trim());
}

function commitTree(repository: string, tree: string): string {
  const commit = git(repository, ['commit-tree', '-m', 'A release of Halflight', tree], { environment: NOBODY }).trim();
  git(repository, ['update-ref', 'refs/heads/release', commit]);
  return commit;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
