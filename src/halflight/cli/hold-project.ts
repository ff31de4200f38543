import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder } from '../cache';
import { isRunning } from '../fix/is-running';

/**
 * Claims `.cache` and `public` of a project for a process that writes to them, such as `npm start`. Returns a function that releases them. Throws if
 * another process has them: two would delete each other's files, and a preview would write drafts into a finished site.
 */
export function holdProject(root: string, command: string, id = process.pid): () => void {
  const project = realpathSync(root);
  const folder = cacheFolder(project);
  // Copies of a project may share `node_modules`, and with it this folder.
  const prefix = `running-${createHash('sha256').update(project).digest('hex').slice(0, 16)}-`;
  const claim = `${prefix}${id}`;
  const release = () => rmSync(join(folder, claim), { force: true });
  mkdirSync(folder, { recursive: true });
  // Written before reading the others, so that of two commands that start at the same time, at least one finds the other.
  writeFileSync(join(folder, claim), command);
  for (const name of readdirSync(folder).filter((other) => other.startsWith(prefix) && other !== claim)) {
    const other = Number(name.slice(prefix.length));
    if (!isRunning(other) || !worksIn(other, project)) {
      rmSync(join(folder, name), { force: true });
      continue;
    }
    const running = readFileSync(join(folder, name), 'utf8');
    release();
    throw new Error(
      `"${running}" is running in this folder (process ${other}), and writes to .cache/ and public/ as "${command}" would. Stop it first, or wait until it has finished.\nIf that process is something else, remove ${relative(project, join(folder, name))}.`,
    );
  }
  return release;
}

/**
 * Whether a running process works in a folder, as far as the system can tell: an id may have been reused, and a process that has ended may still be
 * listed.
 */
function worksIn(id: number, folder: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${id}/cwd`) === folder;
  } catch {
    return false;
  }
}
