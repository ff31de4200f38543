import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../outputs/list-files';
import { fromProject } from '../paths';
import { readJson, writeWhole } from '../cache';

interface Places {
  /** The folder of an author's files, which Gatsby copies into the site unchanged. */
  staticFolder: string;
  /** A file of ours that lists the files seen last time. */
  list: string;
}

const places: Places = {
  staticFolder: fromProject('static'),
  list: fromProject('.cache/halflight-static-files.json'),
};

/**
 * Removes from the folder of a site what an author has deleted from `static/` since the last call, and notes what is there now. Gatsby only copies,
 * so a warm build would publish deleted files again. Called before a build copies, and again afterwards. No page is lost, because the content check
 * reports a page at the path of such a file.
 */
export async function removeDeletedStaticFiles(folder: string, { staticFolder, list }: Places = places): Promise<void> {
  const former = (await readJson<string[]>(list)) ?? [];
  const deleted = former.filter((file) => !existsSync(join(staticFolder, file)));
  await Promise.all(deleted.map((file) => rm(join(folder, file), { force: true })));
  await writeWhole(list, JSON.stringify(existsSync(staticFolder) ? await listFiles(staticFolder) : []));
}
