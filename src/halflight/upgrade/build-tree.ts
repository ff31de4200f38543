import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, tryGit } from './git';
import type { FilePlan, Files, Merging, Preference } from './plan-files';

/** A file in git: its mode, and the id of its content. */
interface Blob {
  mode: string;
  id: string;
}

/** Lists the files of a commit or tree. */
export function listBlobs(root: string, tree: string): Map<string, Blob> {
  const lines = git(root, ['ls-tree', '-r', '-z', '--full-tree', tree]).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([\da-f]+)\t(.*)$/s.exec(line) ?? [];
      return [path, { mode, id }] as const;
    }),
  );
}

/** The content ids of files, without their modes: archives do not always preserve which files are executable. */
export const toFiles = (blobs: ReadonlyMap<string, Blob>): Files =>
  new Map(Array.from(blobs, ([path, { id }]) => [path, id]));

/** Merges a file line by line, as git does. `undefined` if both sides changed the same lines, or if it is not a text. */
function mergeBlobs(root: string, below: string, { base, ours, release }: Merging): string | undefined {
  const folder = mkdtempSync(join(below, 'merge-'));
  try {
    const sides = Object.entries({ ours, base, release }).map(([name, id]) => {
      const { stdout } = tryGit(root, ['cat-file', 'blob', id]);
      // Content that is not valid UTF-8 is not a text.
      if (stdout.includes('\ufffd') || stdout.includes('\0')) return undefined;
      writeFileSync(join(folder, name), stdout);
      return join(folder, name);
    });
    if (sides.includes(undefined)) return undefined;
    const { status, stdout } = tryGit(root, ['merge-file', '--stdout', '--quiet', ...sides.map(String)]);
    if (status !== 0) return undefined;
    return git(root, ['hash-object', '-w', '--no-filters', '--stdin'], { input: stdout }).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The tree that results from a plan, and what could not be merged. */
export interface Built {
  tree: string;
  merged: string[];
  /** Paths, and the reason. As long as there are any, nothing is done. */
  conflicts: Map<string, string>;
  /** Conflicts that a preference has resolved. */
  decided: Map<string, string>;
}

/** Builds the tree of the new project. Writes only to git's object store and to files below `below`. */
export function buildTree(
  root: string,
  {
    commit,
    release,
    plan,
    manifests,
    preference,
    below,
  }: {
    /** The current commit of the project. */
    commit: string;
    release: string;
    plan: FilePlan;
    /** The new texts of `package.json` and its lock file. */
    manifests: Readonly<Record<string, string>>;
    preference: Preference | undefined;
    below: string;
  },
): Built {
  const [ours, theirs] = [listBlobs(root, commit), listBlobs(root, release)];
  const entries = new Map<string, Blob | undefined>();
  const modeOf = (path: string) => ours.get(path)?.mode ?? theirs.get(path)?.mode ?? '100644';
  const take = (path: string) => {
    const id = theirs.get(path)?.id;
    entries.set(path, id === undefined ? undefined : { mode: modeOf(path), id });
  };
  for (const path of plan.taken) take(path);
  for (const path of plan.removed) entries.set(path, undefined);
  const conflicts = new Map(plan.conflicts);
  const merged: string[] = [];
  for (const [path, merging] of plan.merged) {
    const id = isFile(ours.get(path)) ? mergeBlobs(root, below, merging) : undefined;
    if (id === undefined) conflicts.set(path, 'you and the release have changed the same lines');
    else {
      merged.push(path);
      entries.set(path, { mode: modeOf(path), id });
    }
  }
  const decided = new Map<string, string>();
  for (const [path, why] of conflicts) {
    const isInWay = [...ours.keys()].some((own) => own.startsWith(`${path}/`) || path.startsWith(`${own}/`));
    // A file and a folder of the same name cannot be swapped without losing something of the author's.
    if (preference === undefined || (preference === 'release' && isInWay)) continue;
    if (preference === 'release') take(path);
    conflicts.delete(path);
    decided.set(path, why);
  }
  for (const [path, text] of Object.entries(manifests)) {
    const id = git(root, ['hash-object', '-w', '--no-filters', '--stdin'], { input: text }).trim();
    entries.set(path, { mode: modeOf(path), id });
  }
  return { tree: writeTree(root, commit, entries, below), merged, conflicts, decided };
}

const isFile = (blob: Blob | undefined): boolean => blob?.mode.startsWith('100') ?? false;

function writeTree(
  root: string,
  commit: string,
  entries: ReadonlyMap<string, Blob | undefined>,
  below: string,
): string {
  const environment = { GIT_INDEX_FILE: join(below, 'index') };
  git(root, ['read-tree', commit], { environment });
  const lines = Array.from(entries, ([path, blob]) =>
    blob ? `${blob.mode} ${blob.id}\t${path}` : `0 ${'0'.repeat(commit.length)}\t${path}`,
  );
  // Removals come first, because a folder may take the place of a file.
  const input = lines.sort((a, b) => Number(b.startsWith('0 ')) - Number(a.startsWith('0 '))).join('\0');
  git(root, ['update-index', '-z', '--index-info'], { environment, input: input === '' ? '' : `${input}\0` });
  return git(root, ['write-tree'], { environment }).trim();
}
