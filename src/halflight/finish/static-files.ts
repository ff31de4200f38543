import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../outputs/list-files';
import { fromProject } from '../paths';
import { readStored } from '../sourcing/kept-files';

interface Places {
  /** The folder of an author's files, which Gatsby copies into the site as they are. */
  staticFolder: string;
  /** A file of ours that lists what the last build copied. */
  memory: string;
}

const places: Places = {
  staticFolder: fromProject('static'),
  memory: fromProject('.cache/halflight-static-files.json'),
};

/** Records which of an author's files this build copied. */
export async function recordStaticFiles({ staticFolder, memory }: Places = places): Promise<void> {
  await writeFile(memory, JSON.stringify(existsSync(staticFolder) ? await listFiles(staticFolder) : []));
}

/**
 * Removes from the folder of a site what the last build copied from `static/` and an author has since deleted there: Gatsby only copies, so a warm
 * build would publish it again. No page was under it: the content check reports such a file.
 */
export async function removeFormerStaticFiles(
  folder: string,
  { staticFolder, memory }: Places = places,
): Promise<void> {
  const former = await readStored<string[]>(memory, []);
  const deleted = former.filter((file) => !existsSync(join(staticFolder, file)));
  await Promise.all(deleted.map((file) => rm(join(folder, file), { force: true })));
}
