import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { bundleOf } from '../load-code.cjs';
import { freePort } from '../testing/free-port';
import { makeFolder } from '../testing/temporary-folder';

/** Whether something listens on a port of a local address. */
async function isHeard(address: string, port: number): Promise<boolean> {
  const socket = connect(port, address);
  const heard = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  socket.destroy();
  return heard;
}

test.each([
  ['of this machine alone, unless its user says otherwise', [], false],
  ['of the whole network, if its user says so', ['--host', '0.0.0.0'], true],
])('answers browsers %s', async (_name, args, byOthers) => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public', 'index.html'), 'Hello');
  const port = await freePort();
  const child = spawn(process.execPath, [bundleOf('cli/serve.ts'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port) },
  });
  try {
    await once(child.stdout, 'data');
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toBe('Hello');
    const foreign = get({ port, headers: { host: 'evil.example' } });
    const [answer] = (await once(foreign, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(byOthers ? 200 : 403);
    // On Linux, every 127.x.x.x address is local, and this is not the one that the server listens on.
    expect(await isHeard('127.0.0.2', port)).toBe(byOthers && process.platform === 'linux');
  } finally {
    child.kill();
    await once(child, 'close');
  }
});
