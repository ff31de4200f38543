import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../fix/is-running';
import { removeWorkplace, WORKPLACE } from './swap.cjs';

/** Creates the folder to prepare an upgrade in, without what an earlier one left. Throws if another upgrade runs. Returns its path. */
export function openWorkplace(root: string): string {
  const folder = join(root, WORKPLACE);
  const note = join(folder, 'process');
  if (existsSync(note) && isRunning(Number(readFileSync(note, 'utf8'))))
    throw new Error('Another upgrade of this project is running.');
  closeWorkplace(root);
  mkdirSync(folder);
  // Makes git ignore the folder, whatever the project's own `.gitignore` says.
  writeFileSync(join(folder, '.gitignore'), '*\n');
  writeFileSync(note, String(process.pid));
  return folder;
}

/** Removes the folder, unless it holds a swap that has begun but is not complete, which the next command resumes. */
export function closeWorkplace(root: string): void {
  if (!existsSync(join(root, WORKPLACE, 'swap.json'))) removeWorkplace(root);
}
