import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../halflight/testing/temporary-folder';
import { downloadFiles } from './download';

const LIMITS = {
  ...{ each: 1_000_000, all: 10_000_000, timeout: 5000 },
  ...{ eachTime: 420_000, allTime: 3_600_000, now: () => 0 },
};

let server: Server;
let respond: RequestListener;
let url: string;
const own = ['127.0.0.1'];
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
  const { files, failed } = await downloadFiles([url], folder, own, LIMITS);
  expect(failed).toEqual(new Map());
  expect(readFileSync(files.get(url) ?? '', 'utf8')).toHaveLength(300_000);
});

test('a file that turns out to be too large is abandoned, without leftovers', async () => {
  respond = (_, response) => void response.end('a'.repeat(1_500_000));
  const { failed } = await downloadFiles([url], folder, own, { ...LIMITS, each: 1024 * 1024 });
  expect([...failed.values()]).toEqual(['it is larger than 1 MB']);
  expect(existsSync(join(folder, '0'))).toBe(false);
});

// A Linux device that is always full.
(existsSync('/dev/full') ? test : test.skip)('a full disk is a reason like any other', async () => {
  symlinkSync('/dev/full', join(folder, '0'));
  // The response never ends; only the disk fills up.
  respond = (_, response) => void response.write('a'.repeat(200_000));
  const { failed } = await downloadFiles([url], folder, own, LIMITS);
  expect([...failed.values()]).toEqual([expect.stringContaining('ENOSPC')]);
});

test('a file that arrives byte by byte is abandoned after a while, and none is started after the total time', async () => {
  let time = 0;
  let begun = 0;
  respond = (_, response) => {
    begun += 1;
    // Since Node 26, a write to a closed connection is answered, too.
    const drip = () => response.destroyed || response.write('a', () => setImmediate(drip));
    drip();
  };
  // The clock advances half a minute on each read.
  const limits = { ...LIMITS, allTime: 420_000, now: () => (time += 30_000) };
  const urls = Array.from({ length: 9 }, (_, index) => `${url}${index}`);
  const { failed } = await downloadFiles(urls, folder, own, limits);
  const reasons = [...failed.values()];
  expect(reasons).toContain('it takes longer than 7 minutes');
  expect(reasons.filter((reason) => reason === 'too much to download at once')).toHaveLength(urls.length - begun);
});

test('an unrequested compressed response is not taken for the file', async () => {
  respond = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('a');
  const { failed } = await downloadFiles([url], folder, own, LIMITS);
  expect([...failed.values()]).toEqual(['the server answered with compressed data, although it was asked not to']);
});

describe('hosts in the local network', () => {
  const reasonFor = async (target: string, allowed: string[]) => {
    const { failed } = await downloadFiles([target], folder, allowed, LIMITS);
    return failed.get(target);
  };
  const refusal = (host: string) =>
    `${host} is in your own network: if you know it and its files may be published, add "--allow-host ${host}"`;

  test.each([
    ['http://127.0.0.1:9/', '127.0.0.1'],
    ['http://localhost:9/', 'localhost'],
    ['http://2130706433:9/', '127.0.0.1'],
    ['http://[::1]:9/', '[::1]'],
    ['http://[64:ff9b::7f00:1]:9/', '[64:ff9b::7f00:1]'],
  ])('%s is not asked unless it is allowed', async (target, host) => {
    expect(await reasonFor(target, ['127.0.0.1:8080', 'old.example'])).toBe(refusal(host));
  });

  test.each([
    ['with its port', () => new URL(url).host],
    ['without', () => '127.0.0.1'],
  ])('one that is allowed %s is asked, and redirects within it are followed', async (_, host) => {
    respond = ({ url: path }, response) => {
      if (path === '/b') response.end('b');
      else response.writeHead(302, { location: '/b' }).end();
    };
    const { files } = await downloadFiles([url], folder, [host()], LIMITS);
    expect(readFileSync(files.get(url) ?? '', 'utf8')).toBe('b');
  });

  test('a host is looked up only once, for the connection, so later addresses have no effect', async () => {
    const lookup = jest.spyOn(dns, 'lookup');
    const answers = [{ address: '127.0.0.1', family: 4 }];
    lookup.mockImplementation(((_name: string, _options: unknown, done: (...values: unknown[]) => void) => {
      done(null, answers);
    }) as never);
    let asked = 0;
    respond = (_, response) => void response.end(`${(asked += 1)}`);
    try {
      const target = url.replace('127.0.0.1', 'rebinding.example');
      expect(await reasonFor(target, [])).toBe(refusal('rebinding.example'));
      expect([asked, lookup.mock.calls.length]).toEqual([0, 1]);
      answers.unshift({ address: '93.184.216.34', family: 4 });
      expect(await reasonFor(target, [])).toBe(refusal('rebinding.example'));
      expect([asked, lookup.mock.calls.length]).toEqual([0, 2]);
    } finally {
      lookup.mockRestore();
    }
  });

  test.each([
    ['to another host of the network', () => url.replace('127.0.0.1', 'localhost'), refusal('localhost')],
    ['to what is not of the web', () => 'file:///etc/passwd', 'it is not a web address'],
    ['to nothing', () => 'http://', 'it is not a web address'],
    ['for ever', () => '/', 'it is redirected too often'],
  ])('a redirect %s is not', async (_, to, reason) => {
    respond = (_request, response) => void response.writeHead(302, { location: to() }).end('a');
    expect(await reasonFor(url, own)).toBe(reason);
  });
});
