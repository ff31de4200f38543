import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '../load-code.cjs';
import { freePort } from '../testing/free-port';
import { makeFolder } from '../testing/temporary-folder';

test('temporarily unreadable settings yield an error response, and do not stop the server', async () => {
  const folder = makeFolder();
  const [site, kept] = [join(folder, 'site.md'), join(folder, 'kept')];
  mkdirSync(join(folder, '.git'));
  writeFileSync(site, '---\ntitle: Grace\nurl: https://halflight.test\n---\n');
  const port = await freePort();
  const child = spawn(process.execPath, [bundleOf('cli/admin.ts')], {
    env: { PATH: process.env.PATH, CONTENT_DIR: folder, PORT: String(port) },
  });
  const ask = async () => {
    const answer = await fetch(`http://localhost:${port}/admin/`);
    return [answer.status, await answer.text()];
  };
  try {
    await once(child.stdout, 'data');
    renameSync(site, kept);
    // File permissions do not stop root. This size is above Node's read limit, and a sparse file takes no disk space.
    writeFileSync(site, '');
    truncateSync(site, 3 * 1024 ** 3);
    expect(await ask()).toEqual([500, expect.stringContaining('File size')]);
    renameSync(kept, site);
    expect(await ask()).toEqual([200, expect.stringContaining('<html')]);
  } finally {
    child.kill();
    await once(child, 'close');
  }
}, 60_000);
