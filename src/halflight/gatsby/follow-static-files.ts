import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { fromProject } from '../paths';

/**
 * Removes from what the preview serves each file that an author deletes from `static/`: Gatsby itself copies what is added or changed there, and
 * leaves the rest. Returns what watches, to be closed.
 */
export function followStaticFiles(
  { from, to } = { from: fromProject('static'), to: fromProject('public') },
): FSWatcher {
  return watch(from, { ignoreInitial: true }).on('unlink', (path) =>
    rmSync(join(to, relative(from, path)), { force: true }),
  );
}
