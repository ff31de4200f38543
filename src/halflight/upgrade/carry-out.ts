import { checkProject, type Project } from './check-project';
import { findObstacles } from './find-obstacles';
import { git } from './git';
import type { Prepared } from './prepare-upgrade';
import { beginSwap, finishSwap, type Swapped } from './swap.cjs';

/** Replaces the project with a prepared upgrade. Throws and changes nothing if it has changed; once started, the upgrade is completed. */
export function carryOut({ root, commit }: Project, { journal, release }: Prepared): Swapped {
  if (checkProject(root).commit !== commit)
    throw new Error('Something was committed meanwhile. Nothing was changed: run this again.');
  const obstacles = findObstacles(root, journal.files);
  if (obstacles.length > 0)
    throw new Error(
      [
        'Files that are not in git stand where the release has some of its own:',
        ...obstacles.map((path) => `  ${path}`),
        'Move them away first. Nothing was changed.',
      ].join('\n'),
    );
  git(root, ['update-ref', release.ref, release.commit]);
  beginSwap(root, journal);
  const swapped = finishSwap(root);
  if (!swapped) throw new Error('The journal of the upgrade is gone.');
  return swapped;
}
