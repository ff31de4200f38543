import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { followStaticFiles } from './follow-static-files';

test('what an author deletes from static/ is gone from what the preview serves, and nothing else', async () => {
  const root = makeFolder();
  const copied = { 'old-cv.pdf': '', 'talks/index.html': '', 'kept.txt': '' };
  writeFiles(join(root, 'static'), copied);
  writeFiles(join(root, 'public'), { ...copied, 'made.json': '' });
  const watcher = followStaticFiles({ from: join(root, 'static'), to: join(root, 'public') });
  try {
    await once(watcher, 'ready');
    for (const path of ['old-cv.pdf', 'talks']) {
      const removed = once(watcher, 'unlink');
      rmSync(join(root, 'static', path), { recursive: true });
      await removed;
    }
    const has = (path: string) => existsSync(join(root, 'public', path));
    const paths = [...Object.keys(copied), 'made.json'];
    expect(Object.fromEntries(paths.map((path) => [path, has(path)]))).toEqual({
      'old-cv.pdf': false,
      'talks/index.html': false,
      'kept.txt': true,
      'made.json': true,
    });
  } finally {
    await watcher.close();
  }
});
