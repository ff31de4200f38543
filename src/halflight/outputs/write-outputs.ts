import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inBatches } from './in-batches';
import { listFiles } from './list-files';
import type { OutputFile } from './output';
import { isOutputFile } from './output-files';
import { fromProject } from '../paths';

/**
 * Writes these files into `public/` and removes other output files that a former build left there, except at the paths in `early`, which were made before. Files in `static/`
 * are the author's and take precedence.
 */
export async function writeOutputs(
  files: readonly OutputFile[],
  early: readonly string[],
  folder: string,
  staticFolder = fromProject('static'),
): Promise<void> {
  const isOurs = (path: string) => !existsSync(join(staticFolder, path));
  const wanted = new Set([...early.map((path) => path.slice(1)), ...files.map(({ path }) => path)]);
  const stale = (await listFiles(folder)).filter(
    (path) =>
      !path.startsWith('static/') &&
      !wanted.has(path) &&
      isOutputFile(`/${path}`, () => readFileSync(join(folder, path), 'utf8')) &&
      isOurs(path),
  );
  await inBatches(stale, (path) => rm(join(folder, path)));
  await inBatches(
    files.filter(({ path }) => isOurs(path)),
    async ({ path, text }) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
  );
}
