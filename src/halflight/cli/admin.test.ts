import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '../load-code.cjs';
import { freePort } from '../testing/free-port';
import { makeFolder } from '../testing/temporary-folder';

test('settings that cannot be read for a moment are an answer, and do not end the server', async () => {
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
    // Permissions would not stop a test that root runs; this is more than Node reads, and takes no space on the disk.
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
