import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Replaces a folder as a whole with a new one that `fill` writes beside it. If anything fails, the folder is left as it was. */
export function replaceFolder(folder: string, fill: (fresh: string) => void): void {
  // Beside it, because a rename does not cross file systems; one level deeper, because what `mkdtemp` creates is accessible to its owner alone.
  const workplace = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  const [fresh, former] = [join(workplace, 'fresh'), join(workplace, 'former')];
  try {
    mkdirSync(fresh);
    fill(fresh);
    if (existsSync(folder)) renameSync(folder, former);
    try {
      renameSync(fresh, folder);
    } catch (error) {
      if (existsSync(former)) renameSync(former, folder);
      throw error;
    }
  } finally {
    // If even restoring the former folder failed, it is kept where it is.
    if (existsSync(folder) || !existsSync(former)) rmSync(workplace, { recursive: true, force: true });
  }
}
