import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Replaces a folder as a whole: `fill` writes the new one beside it, and only when that went well do the two change places. If anything
 * fails, the folder is what it was.
 */
export function replaceFolder(folder: string, fill: (fresh: string) => void): void {
  // Beside it, for a folder can only be renamed within one file system. The new one lies a level deeper: what `mkdtemp` makes is for its owner alone.
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
    // Should the former folder not even have gone back to its place, it is kept where it is.
    if (existsSync(folder) || !existsSync(former)) rmSync(workplace, { recursive: true, force: true });
  }
}
