import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { listContentFiles } from '../../sourcing/list-content-files';
import { isLeftBehind, shaOf, type Disk } from './disk';
import { Refused } from './save-files';

/** The folders that the editor shows, by its names for them: the content folder and the static folder. */
export type Folders = Readonly<Record<string, string>>;

/** A file as the editor lists it. */
export interface Listed {
  path: string;
  sha: string;
  size: number;
}

/** The versions of files, by path, each with a mark that shows whether the file has changed since. */
type Seen = Map<string, { mark: string; sha: string }>;

/** Lists all files in the folders with their versions. `seen` caches versions, so that unchanged files need not be read again. */
export async function listFiles(folders: Folders, disk: Disk, seen: Seen): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const [name, folder] of Object.entries(folders)) {
    if (!existsSync(folder)) continue;
    for (const file of listContentFiles(folder).files) {
      const path = `${name}/${file}`;
      const found = await stat(join(folder, file)).catch(() => undefined);
      if (!found) continue;
      const mark = [found.mtimeMs, found.ctimeMs, found.size, found.ino].join(' ');
      const known = seen.get(path);
      if (known?.mark === mark) {
        listed.push({ path, sha: known.sha, size: found.size });
        continue;
      }
      const content = await disk.read(join(folder, file));
      if (!content) continue;
      const sha = shaOf(content);
      seen.set(path, { mark, sha });
      listed.push({ path, sha, size: content.length });
    }
  }
  return listed;
}

/** The absolute path of a file. Throws `Refused` if the file is outside the editor's folders or hidden. */
export function locateFile(folders: Folders, path: string): string {
  const [name = '', ...parts] = path.split('/');
  const folder = Object.hasOwn(folders, name) ? folders[name] : undefined;
  const isPlain = parts.length > 0 && parts.every((part) => part !== '' && !/^\.|[\\\0]/.test(part));
  if (folder === undefined || !isPlain) throw new Refused(`The editor may not access ${JSON.stringify(path)}.`);
  const file = join(folder, ...parts);
  // A symbolic link may lead elsewhere within the folder, but not out of it.
  const known = [file, ...parts.map((_, index) => join(folder, ...parts.slice(0, parts.length - 1 - index)))].find(
    existsSync,
  );
  if (known === undefined) return file;
  const real = realpathSync(known);
  const root = realpathSync(folder);
  if (real !== root && !real.startsWith(`${root}${sep}`)) throw new Refused(`${path} leads out of its folder.`);
  return join(real, relative(known, file));
}

/** Removes temporary files that were left behind when a save was interrupted. */
export function removeLeftBehind(folders: Folders): void {
  for (const folder of Object.values(folders)) {
    if (!existsSync(folder)) continue;
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isLeftBehind);
    for (const file of left) rmSync(join(folder, file), { force: true });
  }
}
