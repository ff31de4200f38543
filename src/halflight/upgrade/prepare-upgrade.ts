import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { gt, lt } from 'semver';
import { buildTree, listBlobs, toFiles } from './build-tree';
import type { Project } from './check-project';
import { toMessage, type Checked, type Told } from './describe-upgrade';
import { findBase, releaseRef, storeRelease } from './find-base';
import { git, tryGit } from './git';
import { isDerived } from './is-derived';
import { asksForSame, mergeManifest } from './merge-manifest';
import type { TextChange } from './migration';
import { planFiles, type FilePlan, type Preference } from './plan-files';
import { changesBetween } from './read-changelog';
import { checkNode, readRelease } from './read-release';
import type { RunNpm } from './run-npm';
import { digestOf, type Journal } from './swap.cjs';
import { takeRelease } from './take-release';

export interface UpgradeOptions {
  /** Where releases are: a git repository, an archive or a folder. */
  source: string;
  /** The version to upgrade to; by default the newest. */
  to?: string | undefined;
  /** The release that the project is based on, if it cannot be found. */
  base?: string | undefined;
  /** Whether a release of the same version may be used. */
  again?: boolean;
  preference?: Preference | undefined;
  /** The content folder, as an absolute path. */
  content: string;
}

/** What an upgrade needs to be prepared. */
export interface Surroundings {
  project: Project;
  /** The folder that it is prepared in. */
  workplace: string;
  runNpm: RunNpm;
  /** Reports the current step. */
  say: (text: string) => void;
}

/** An upgrade that is ready. Nothing in the project has changed yet. */
export interface Prepared {
  state: 'ready';
  from: string;
  to: string;
  journal: Journal;
  /** The release, as a commit in the project's repository, and the ref to store it under. */
  release: { commit: string; ref: string };
  told: Told;
  /** The changes to the content, with paths from the root of the project. */
  contentChanges: TextChange[];
  /** Whether the content is outside of the project's repository; its migration is then left to the author. */
  isContentApart: boolean;
  check: Checked;
}

/** The result of preparing an upgrade. */
export type Preparation =
  | Prepared
  | { state: 'none'; from: string; to: string }
  | { state: 'conflicts'; from: string; to: string; conflicts: Map<string, string>; hasBase: boolean };

/**
 * Creates the new project beside the old one, including its libraries and migrated content, and checks it. Throws if a step fails; in any case the
 * old project is unchanged.
 */
export async function prepareUpgrade(options: UpgradeOptions, surroundings: Surroundings): Promise<Preparation> {
  const { project, workplace, runNpm, say } = surroundings;
  const { root, commit } = project;
  const { version: from, manifest: ownManifest } = readRelease(root, commit, 'This project');
  const taken = takeRelease(options.source, workplace, options.to);
  const newer = readRelease(taken.repository, taken.commit, options.source);
  const { version: to } = newer;
  if (options.to !== undefined && options.to.replace(/^v/, '') !== to)
    throw new Error(`${options.source} is Halflight ${to}, and not ${options.to}.`);
  if (lt(to, from)) throw new Error(`${options.source} is Halflight ${to}, which is older than yours, ${from}.`);
  if (!gt(to, from) && !options.again) return { state: 'none', from, to };
  checkNode(newer);
  const base = findBase(root, { version: from, source: options.source, given: options.base, below: workplace });
  const release = storeRelease(root, taken, 'refs/halflight/incoming');

  const read = (tree: string, path: string) => tryGit(root, ['show', `${tree}:${path}`]).stdout;
  const baseManifest = base === undefined ? undefined : readRelease(root, base, 'The release that you have').manifest;
  const manifest = mergeManifest(baseManifest, ownManifest, newer.manifest);
  const plan = planFiles({
    base: base === undefined ? undefined : toFiles(listBlobs(root, base)),
    ours: toFiles(listBlobs(root, commit)),
    release: toFiles(listBlobs(root, release)),
  });
  refuseIncomplete(
    options.source,
    read(release, 'package-lock.json') !== '',
    plan,
    base === undefined ? 0 : listBlobs(root, base).size,
  );
  for (const path of [...plan.merged.keys(), ...plan.conflicts.keys()]) {
    if (!isDerived(path, read(release, path))) continue;
    plan.merged.delete(path);
    plan.conflicts.delete(path);
    plan.taken.push(path);
  }
  const hasOwnLibraries = !asksForSame(manifest.manifest, newer.manifest);
  const built = buildTree(root, {
    ...{ commit, release, plan, below: workplace, preference: options.preference },
    manifests: {
      'package.json': toText(manifest.manifest, newer.manifest, read(release, 'package.json')),
      'package-lock.json': read(release, 'package-lock.json'),
    },
  });
  const undecided = options.preference === undefined ? manifest.conflicts : [];
  const conflicts = new Map([
    ...built.conflicts,
    ...undecided.map((key) => [`package.json: ${key}`, 'you and the release have changed it'] as const),
  ]);
  if (conflicts.size > 0) return { state: 'conflicts', from, to, conflicts, hasBase: base !== undefined };

  const folder = join(workplace, 'project');
  checkOut(root, built.tree, folder, workplace);
  const run = async (what: string, args: readonly string[], environment?: Record<string, string>) => {
    say(what);
    const { code, output } = await runNpm(folder, args, environment);
    if (code !== 0) throw new Error(`${what} failed ("npm ${args.join(' ')}"):\n${output.trim()}`);
    return output;
  };
  if (hasOwnLibraries)
    await run('Adding your own libraries', [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ]);
  await run('Installing the libraries', ['ci', '--no-audit', '--no-fund'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' });
  if (isChanged(root, built.tree, release)) {
    await run('Writing what follows from your code', ['run', 'derive']);
    // It writes all derived files, including those that the author has removed.
    for (const path of plan.leftOut) rmSync(join(folder, path), { force: true });
  }

  const content = placeContent(options.content, root, folder, built.tree);
  const environment = { CONTENT_DIR: content.path };
  if (existsSync(join(folder, 'src/cli/migrate.ts')) && !content.isApart)
    await run(
      'Bringing the content up to date',
      ['run', '--silent', 'migrate', '--', '--from', from, '--write', '--force'],
      environment,
    );
  say('Checking the content');
  const { code, output } = await runNpm(folder, ['run', '--silent', 'check'], environment);
  const check: Checked = { isGood: code === 0, output: output.trim().replaceAll(`${folder}/`, '') };
  const tree = readBack(root, folder, workplace);
  const told: Told = {
    ...{ plan, merged: built.merged, manifestKept: manifest.kept, preference: options.preference },
    decided: new Map([...built.decided, ...manifest.conflicts.map((key) => [`package.json: ${key}`, ''] as const)]),
    changelog: changesBetween(read(release, 'CHANGELOG.md'), from, to),
  };
  const input = toMessage(from, to, told, check);
  const newCommit = git(root, ['commit-tree', '-p', commit, '-F', '-', tree], { input }).trim();
  return {
    ...{ state: 'ready', from, to, told },
    journal: { from, to, oldCommit: commit, newCommit, files: listSwapped(root, folder, commit, newCommit) },
    release: { commit: release, ref: releaseRef(to) },
    contentChanges: content.isApart ? [] : listTextChanges(root, built.tree, tree, content.inProject),
    isContentApart: content.isApart,
    check,
  };
}

/** Throws if a source is only a part of a release: files that it lacks would be removed. No release drops half of its files. */
function refuseIncomplete(source: string, hasLock: boolean, { removed }: FilePlan, known: number): void {
  if (!hasLock) throw new Error(`${source} is not a whole release: it has no package-lock.json.`);
  if (removed.length > known / 2)
    throw new Error(
      `${source} is not a whole release: ${removed.length} of the ${known} files that yours has are not in it.`,
    );
}

/** The text of a merged manifest; if it equals the release's, that one byte for byte. */
function toText(merged: object, release: object, text: string): string {
  return JSON.stringify(merged) === JSON.stringify(release) ? text : `${JSON.stringify(merged, null, 2)}\n`;
}

/** Writes the files of a tree into a folder, as git would check them out on this machine. */
function checkOut(root: string, tree: string, folder: string, below: string): void {
  mkdirSync(folder);
  const environment = { GIT_INDEX_FILE: join(below, 'index') };
  git(root, ['read-tree', tree], { environment });
  git(root, ['checkout-index', '--all', '--force', `--prefix=${folder}/`], { environment });
}

/** What commands may create in a folder but is not part of a project, whatever its `.gitignore` says. */
const MADE = ['node_modules', '.cache', 'public', 'test-results'];

/** The tree of the current files in the folder. */
function readBack(root: string, folder: string, below: string): string {
  const environment = {
    GIT_DIR: git(root, ['rev-parse', '--absolute-git-dir']).trim(),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(below, 'index'),
  };
  const ignored = join(below, 'ignored');
  writeFileSync(ignored, MADE.map((name) => `/${name}\n`).join(''));
  const settings = ['-c', 'core.safecrlf=false', '-c', `core.excludesFile=${ignored}`];
  git(folder, [...settings, 'add', '--all', '--', '.'], { environment });
  return git(folder, ['write-tree'], { environment }).trim();
}

/** Whether the code of a tree differs from the release's, so that derived files have to be generated again. */
function isChanged(root: string, tree: string, release: string): boolean {
  return tryGit(root, ['diff-tree', '-r', '--quiet', release, tree, '--', 'src']).status !== 0;
}

interface PlacedContent {
  /** The path of the content for commands that run in the new project. */
  path: string;
  /** The path of its files from the root of the new project, without links. */
  inProject: string;
  /** Whether its files are not in the new project. */
  isApart: boolean;
}

/** Finds where the content is for a project with this tree that was prepared in a folder. */
function placeContent(content: string, root: string, folder: string, tree: string): PlacedContent {
  const path = resolve(root, content);
  const apart = { path, inProject: '', isApart: true };
  const named = pathBelow(root, path);
  if (named === undefined || !existsSync(join(folder, named))) return apart;
  // A link to an absolute path leads from here to the author's own files.
  const inProject = pathBelow(realpathSync(folder), realpathSync(join(folder, named)));
  if (inProject === undefined) return apart;
  // Git has only a link to a commit of another repository, and creates an empty folder for it.
  const isElsewhere = Array.from(listBlobs(root, tree)).some(
    ([file, { mode }]) => mode === '160000' && (file === inProject || file.startsWith(`${inProject}/`)),
  );
  return isElsewhere ? apart : { path: named, inProject, isApart: false };
}

/** A path relative to a folder, as git writes it; `undefined` if it is not below the folder. */
function pathBelow(folder: string, path: string): string | undefined {
  const found = relative(folder, path).replaceAll('\\', '/');
  return found === '' || found === '..' || found.startsWith('../') || isAbsolute(found) ? undefined : found;
}

/** The paths that differ between two commits or trees. */
function listDifferences(root: string, one: string, other: string, below: readonly string[] = []): string[] {
  return git(root, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', one, other, '--', ...below])
    .split('\0')
    .filter(Boolean);
}

/** The files to swap, in an order that allows resuming at any point: the entry points of the commands after all other new files. */
function listSwapped(root: string, folder: string, one: string, other: string): Journal['files'] {
  const files = listDifferences(root, one, other).map((path) => ({
    path,
    before: digestOf(join(root, path)),
    after: digestOf(join(folder, path)),
  }));
  const written = new Set(files.filter(({ after }) => after !== null).map(({ path }) => path));
  const isInWay = (path: string) =>
    [...written].some((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`));
  const rank = ({ path, after }: Journal['files'][number]) => {
    if (after === null) return isInWay(path) ? 0 : 3;
    return path === 'package.json' || path === 'src/cli/run.cjs' ? 2 : 1;
  };
  return files.sort((a, b) => rank(a) - rank(b));
}

/** The differences between two trees below a folder, as texts. */
function listTextChanges(root: string, one: string, other: string, folder: string): TextChange[] {
  const read = (tree: string, path: string) => {
    const { status, stdout } = tryGit(root, ['show', `${tree}:${path}`]);
    return status === 0 ? stdout : undefined;
  };
  return listDifferences(root, one, other, [folder]).map((path) => ({
    path,
    before: read(one, path),
    after: read(other, path),
  }));
}
