/** The files of a version: their paths, and what tells what is in one from what is in another. */
export type Files = ReadonlyMap<string, string>;

/** How two versions of a file that both sides changed are made one. */
export interface Merging {
  base: string;
  ours: string;
  release: string;
}

/** What becomes of each file that is Halflight's, or that its author changed. What is named nowhere stays as it is. */
export interface FilePlan {
  /** Taken as the release has them: paths of files that are new or replaced. */
  taken: string[];
  /** Gone, because the release has them no more and its author did not change them. */
  removed: string[];
  /** Changed by their author, and not by the release: they stay. */
  kept: string[];
  /** Removed by their author: they stay so. */
  leftOut: string[];
  /** Changed by both: to be merged. */
  merged: Map<string, Merging>;
  /** What cannot be both the author's and the release's, and why. */
  conflicts: Map<string, string>;
}

/** Who decides where an author's change and the release's cannot both be. */
export type Preference = 'release' | 'mine';

/** What belongs to the author: a release is not even looked at there. */
const AUTHORS = /^(?:content|static)\/|^\.env/;

/** What the author may write anew as a whole: it is left alone once they did. */
const ONCE_CHANGED = /^(?:README\.md|LICENSE|CNAME)$/;

/** Merged entry by entry, elsewhere. */
export const MANIFESTS: readonly string[] = ['package.json', 'package-lock.json'];

/**
 * Decides what becomes of every file: the author's stay, Halflight's are replaced, and what both have changed since `base`, the release that the
 * project is of, is to be merged. Without `base` nobody knows who changed what, so every difference is a conflict.
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
      // A file that neither version ever had is the author's own, and nothing needs to be said of it.
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

/** The folders of the base of which nothing is left: who removed `docs/` wants no new guides. */
function findRemovedFolders(base: Files | undefined, ours: Files): Set<string> {
  const foldersOf = (files: Files) => new Set([...files.keys()].flatMap(foldersAbove));
  const left = foldersOf(ours);
  return new Set([...(base ? foldersOf(base) : [])].filter((folder) => !left.has(folder)));
}

/** `a/b/c` lies in `a` and in `a/b`. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
