import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, tryGit } from './git';
import type { FilePlan, Files, Merging, Preference } from './plan-files';

/** A file in git: how it is kept there, and the name of what is in it. */
interface Blob {
  mode: string;
  id: string;
}

/** Lists the files of a commit or a tree. */
export function listBlobs(root: string, tree: string): Map<string, Blob> {
  const lines = git(root, ['ls-tree', '-r', '-z', '--full-tree', tree]).split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, mode = '', id = '', path = ''] = /^(\d+) \w+ ([\da-f]+)\t(.*)$/s.exec(line) ?? [];
      return [path, { mode, id }] as const;
    }),
  );
}

/** What is in each file, whatever its mode: an archive does not always say which may be run. */
export const toFiles = (blobs: ReadonlyMap<string, Blob>): Files =>
  new Map(Array.from(blobs, ([path, { id }]) => [path, id]));

/** Merges the two sides of a file, line by line, as git does; `undefined` where they change the same lines, or are no text. */
export function mergeBlobs(root: string, below: string, { base, ours, release }: Merging): string | undefined {
  const folder = mkdtempSync(join(below, 'merge-'));
  try {
    const sides = Object.entries({ ours, base, release }).map(([name, id]) => {
      const { stdout } = tryGit(root, ['cat-file', 'blob', id]);
      // What cannot be said as text came out changed: then it is no text.
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

/** The tree that a plan makes of a project, and what could not be merged. */
export interface Built {
  tree: string;
  merged: string[];
  /** Paths, and why: nothing is to be done while there are any. */
  conflicts: Map<string, string>;
  /** Conflicts that a preference has decided. */
  decided: Map<string, string>;
}

/** Makes the tree of the new project. Nothing but git's own store and files below `below` is written. */
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
    /** The project as it is. */
    commit: string;
    release: string;
    plan: FilePlan;
    /** `package.json` and its lock file: what is to be in them. */
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
    // A file and a folder of one name cannot be swapped for each other without losing what is the author's.
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
  // What goes goes first, for a folder may take its place.
  const input = lines.sort((a, b) => Number(b.startsWith('0 ')) - Number(a.startsWith('0 '))).join('\0');
  git(root, ['update-index', '-z', '--index-info'], { environment, input: input === '' ? '' : `${input}\0` });
  return git(root, ['write-tree'], { environment }).trim();
}
