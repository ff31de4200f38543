import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnused } from './remove-unused';

/** Gatsby's hook: finishes `public/`. */
export async function onPostBuild(): Promise<void> {
  const out = join(process.cwd(), 'public');
  await removeUnused(out);
  // It lists every module of the build, which is nobody's business.
  await rm(join(out, 'webpack.stats.json'), { force: true });
  // GitHub Pages would otherwise leave out what begins with an underscore.
  await writeFile(join(out, '.nojekyll'), '');
}
