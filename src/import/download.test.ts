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
  const { files, failed } = await downloadFiles([url], folder, url, LIMITS);
  expect(failed).toEqual(new Map());
  expect(readFileSync(files.get(url) ?? '', 'utf8')).toHaveLength(300_000);
});

test('one that turns out to be too large is given up, and nothing of it is left', async () => {
  respond = (_, response) => void response.end('a'.repeat(1_500_000));
  const { failed } = await downloadFiles([url], folder, url, { ...LIMITS, each: 1024 * 1024 });
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
  const { failed } = await downloadFiles([url], folder, url, LIMITS);
  expect([...failed.values()]).toEqual([expect.stringContaining('ENOSPC')]);
});

describe('hosts of the network that the machine is in', () => {
  const reasonFor = async (target: string, ownUrl?: string) => {
    const { failed } = await downloadFiles([target], folder, ownUrl, LIMITS);
    return failed.get(target);
  };
  const internal = 'only your own network reaches its host: copy it beside the text yourself';

  test.each(['http://127.0.0.1:9/', 'http://localhost:9/', 'http://2130706433:9/', 'http://[::1]:9/'])(
    '%s is not asked unless the old site is there',
    async (target) => expect(await reasonFor(target, 'https://old.example/')).toBe(internal),
  );

  test('a redirect within the old site is followed', async () => {
    respond = ({ url: path }, response) => {
      if (path === '/b') response.end('b');
      else response.writeHead(302, { location: '/b' }).end();
    };
    const { files } = await downloadFiles([url], folder, url, LIMITS);
    expect(readFileSync(files.get(url) ?? '', 'utf8')).toBe('b');
  });

  test.each([
    ['to another host of the network', () => url.replace('127.0.0.1', 'localhost'), internal],
    ['to what is not of the web', () => 'file:///etc/passwd', 'it is no URL of the web'],
    ['to nothing', () => 'http://', 'it is no URL of the web'],
    ['for ever', () => '/', 'it is redirected too often'],
  ])('a redirect %s is not', async (_, to, reason) => {
    respond = (_request, response) => void response.writeHead(302, { location: to() }).end('a');
    expect(await reasonFor(url, url)).toBe(reason);
  });
});
