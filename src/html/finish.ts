import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Gatsby's hook: finishes `public/`. */
export async function onPostBuild(): Promise<void> {
  const out = join(process.cwd(), 'public');
  // It lists every module of the build, which is nobody's business.
  await rm(join(out, 'webpack.stats.json'), { force: true });
}
