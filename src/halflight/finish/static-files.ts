import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../outputs/list-files';
import { fromProject } from '../paths';
import { readStored, writeWhole } from '../sourcing/kept-files';

interface Places {
  /** The folder of an author's files, which Gatsby copies into the site as they are. */
  staticFolder: string;
  /** A file of ours that lists what was there when it was last looked at. */
  memory: string;
}

const places: Places = {
  staticFolder: fromProject('static'),
  memory: fromProject('.cache/halflight-static-files.json'),
};

/**
 * Removes from the folder of a site what an author has deleted from `static/` since the last call, and notes what is there now: Gatsby only copies, so
 * a warm build would publish it again. Called before a build copies, and once it has. No page was under such a file: the content check reports it.
 */
export async function removeDeletedStaticFiles(
  folder: string,
  { staticFolder, memory }: Places = places,
): Promise<void> {
  const former = await readStored<string[]>(memory, []);
  const deleted = former.filter((file) => !existsSync(join(staticFolder, file)));
  await Promise.all(deleted.map((file) => rm(join(folder, file), { force: true })));
  await writeWhole(memory, JSON.stringify(existsSync(staticFolder) ? await listFiles(staticFolder) : []));
}
