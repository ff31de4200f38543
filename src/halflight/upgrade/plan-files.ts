/** The files of a version: an identifier of their content, by path. */
export type Files = ReadonlyMap<string, string>;

/** The three versions of a file that is to be merged. */
export interface Merging {
  base: string;
  ours: string;
  release: string;
}

/** What happens to each file that belongs to Halflight or that the author changed. Other files stay as they are. */
export interface FilePlan {
  /** Files that are new or replaced by the release's. */
  taken: string[];
  /** Files that the release no longer has and the author did not change. */
  removed: string[];
  /** Files that only the author changed, or that are the author's once changed. */
  kept: string[];
  /** Files that the author removed, and that are not restored. */
  leftOut: string[];
  /** Files that both changed, to be merged. */
  merged: Map<string, Merging>;
  /** Files that cannot be both the author's and the release's, and the reason. */
  conflicts: Map<string, string>;
}

/** Whose version wins in a conflict. */
export type Preference = 'release' | 'mine';

/** What belongs to the author. The release's files there are ignored. */
const AUTHORS = /^(?:content|static)\/|^\.env/;

/** Files that an author may rewrite completely. Once changed, they are left alone. */
const ONCE_CHANGED = /^(?:README\.md|LICENSE|CNAME)$/;

/** Merged entry by entry, elsewhere. */
const MANIFESTS: readonly string[] = ['package.json', 'package-lock.json'];

/**
 * Decides what happens to every file: the author's stay, Halflight's are replaced, and files that both have changed since `base`, the release that
 * the project is based on, are merged. Without `base` it is unknown who changed what, so every difference is a conflict.
 */
export function planFiles({ base, ours, release }: { base: Files | undefined; ours: Files; release: Files }): FilePlan {
  const plan: FilePlan = { taken: [], removed: [], kept: [], leftOut: [], merged: new Map(), conflicts: new Map() };
  const removedFolders = findRemovedFolders(base, ours);
  const paths = [...new Set([...ours.keys(), ...release.keys(), ...(base?.keys() ?? [])])].sort();
  for (const path of paths) {
    if (AUTHORS.test(path) || MANIFESTS.includes(path)) continue;
    const [before, own, fresh] = [base?.get(path), ours.get(path), release.get(path)];
    if (own === fresh) continue;
    if (own === undefined) {
      if (before === undefined && !foldersAbove(path).some((folder) => removedFolders.has(folder)))
        plan.taken.push(path);
      else if (fresh !== undefined) plan.leftOut.push(path);
    } else if (before === own) {
      (fresh === undefined ? plan.removed : plan.taken).push(path);
    } else if (before === fresh || ONCE_CHANGED.test(path)) {
      // A file that neither version ever had is the author's own, and is not reported.
      if (before !== undefined || fresh !== undefined) plan.kept.push(path);
    } else if (fresh === undefined) {
      plan.conflicts.set(path, 'you changed it, and the release has it no more');
    } else if (before === undefined) {
      plan.conflicts.set(
        path,
        base ? 'it is yours, and the release has one of that name' : 'it differs from the release',
      );
    } else {
      plan.merged.set(path, { base: before, ours: own, release: fresh });
    }
  }
  for (const path of plan.taken.filter((taken) => !ours.has(taken))) {
    const file = foldersAbove(path).find((folder) => ours.has(folder) && !plan.removed.includes(folder));
    if (file === undefined) continue;
    plan.taken.splice(plan.taken.indexOf(path), 1);
    plan.conflicts.set(path, `the release needs a folder ${file}/, where you have a file`);
  }
  for (const path of plan.taken.filter((taken) => !ours.has(taken))) {
    const below = [...ours.keys()].find((own) => own.startsWith(`${path}/`) && !plan.removed.includes(own));
    if (below === undefined) continue;
    plan.taken.splice(plan.taken.indexOf(path), 1);
    plan.conflicts.set(path, `the release has a file of this name, where you have ${below}`);
  }
  return plan;
}

/** The folders of the base of which nothing is left: an author who removed `docs/` does not want new guides. */
function findRemovedFolders(base: Files | undefined, ours: Files): Set<string> {
  const foldersOf = (files: Files) => new Set([...files.keys()].flatMap(foldersAbove));
  const left = foldersOf(ours);
  return new Set([...(base ? foldersOf(base) : [])].filter((folder) => !left.has(folder)));
}

/** `a` and `a/b` for `a/b/c`. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
