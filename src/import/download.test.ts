import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { downloadFiles } from './download';

const LIMITS = { each: 1_000_000, all: 10_000_000, timeout: 5000 };

let server: Server;
let respond: RequestListener;
let url: string;
let folder: string;

beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

beforeEach(() => (folder = makeFolder()));

test('a file is downloaded whole', async () => {
  respond = (_, response) => void response.end('a'.repeat(300_000));
  const { files, failed } = await downloadFiles([url], folder, LIMITS);
  expect(failed).toEqual(new Map());
  expect(readFileSync(files.get(url) ?? '', 'utf8')).toHaveLength(300_000);
});

test('one that turns out to be too large is given up, and nothing of it is left', async () => {
  respond = (_, response) => void response.end('a'.repeat(1_500_000));
  const { failed } = await downloadFiles([url], folder, { ...LIMITS, each: 1024 * 1024 });
  expect([...failed.values()]).toEqual(['it is larger than 1 MB']);
  expect(existsSync(join(folder, '0'))).toBe(false);
});

// Nothing fits onto this device of Linux.
(existsSync('/dev/full') ? test : test.skip)('a full disk is a reason like any other', async () => {
  symlinkSync('/dev/full', join(folder, '0'));
  respond = (_, response) => {
    response.write('a'.repeat(20_000));
    setTimeout(() => response.end('b'.repeat(20_000)), 100);
  };
  const { failed } = await downloadFiles([url], folder, LIMITS);
  expect([...failed.values()]).toEqual([expect.stringContaining('ENOSPC')]);
});
