import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../import/is-running';
import { removeWorkplace, WORKPLACE } from './swap.cjs';

/**
 * Makes the folder that an upgrade is prepared in, and removes what an interrupted one has left there. Throws where another upgrade of the project
 * runs. Returns its path.
 */
export function openWorkplace(root: string): string {
  const folder = join(root, WORKPLACE);
  const note = join(folder, 'process');
  if (existsSync(note) && isRunning(Number(readFileSync(note, 'utf8'))))
    throw new Error('Another upgrade of this project is running.');
  closeWorkplace(root);
  mkdirSync(folder);
  // Git ignores the folder, whatever the project's own list says.
  writeFileSync(join(folder, '.gitignore'), '*\n');
  writeFileSync(note, String(process.pid));
  return folder;
}

/** Removes the folder, unless a swap has begun that is not complete: that is what the next command goes on with. */
export function closeWorkplace(root: string): void {
  if (!existsSync(join(root, WORKPLACE, 'swap.json'))) removeWorkplace(root);
}
