import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { createStaticServer } from './static-server';

let top: string;
let server: Server;

beforeEach(async () => {
  top = makeFolder();
  write({
    'public/index.html': 'home',
    'public/404.html': 'not here',
    'public/posts/a/index.html': 'a post',
    'public/film.mp4': '0123456789',
    'public/empty.txt': '',
    'public/100% & a#b?c.txt': 'an odd name',
    'public/_redirects': '/old/ /posts/a/ 301\n/bad/ /日本/ 301\n',
    'other/index.html': 'outside',
    'public-old/index.html': 'outside',
    'public-old/secret.txt': 'outside',
  });
  server = createStaticServer(join(top, 'public'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
});

const write = (files: Record<string, string>): void => writeFiles(top, files);

/** Requests a path exactly as given; `fetch` would normalise it. Returns the status, a header and the body. */
function ask(path: string, headers = ''): Promise<{ status: number; location?: string; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`),
    );
    let text = '';
    socket.on('data', (data: Buffer) => (text += data.toString()));
    socket.on('error', fail);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const location = /^location: (.*)$/im.exec(head)?.[1];
      done({ status: Number(head.split(' ')[1]), ...(location !== undefined && { location }), body });
    });
  });
}

test.each([
  ['/', 200, 'home'],
  ['/posts/a/', 200, 'a post'],
  ['/nope/', 404, 'not here'],
  ['/100%25%20%26%20a%23b%3Fc.txt', 200, 'an odd name'],
  ['/a%00b', 404, 'not here'],
])('%s is answered with %d', async (path, status, body) => {
  expect(await ask(path)).toMatchObject({ status, body: expect.stringContaining(body) as string });
});

test.each([
  ['/posts/a', '/posts/a/'],
  ['/posts/a?b=c', '/posts/a/?b=c'],
  ['/old/', '/posts/a/'],
])('%s leads to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, location });
});

test.each([
  '/..%2fother',
  '/../other',
  '/..%2fpublic-old',
  '/../public-old/secret.txt',
  '/%2e%2e/other/index.html',
  '//posts/a',
])('nobody learns by %s what lies outside', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: expect.stringContaining('not here') as string });
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=5-2', 416, ''],
  ['bytes=0-0', 200, '0123456789'],
  ['bytes=-3', 200, '0123456789'],
  ['bytes=x-y', 200, '0123456789'],
])('Range: %s is answered with %d', async (range, status, body) => {
  expect(await ask('/film.mp4', `Range: ${range}\r\n`)).toMatchObject({ status, body });
});

test('a range request for an empty file gets a response, too', async () => {
  expect((await ask('/empty.txt', 'Range: bytes=0-\r\n')).status).toBe(416);
});

test('without a 404.html, a missing file still gets a response', async () => {
  rmSync(join(top, 'public/404.html'));
  expect(await ask('/nope/')).toMatchObject({ status: 404, body: expect.stringContaining('404 Not Found') as string });
});

test('an error in one request does not stop the server', async () => {
  expect((await ask('/bad/')).status).toBe(500);
  // A folder in its place cannot be read as a file.
  rmSync(join(top, 'public/404.html'));
  mkdirSync(join(top, 'public/404.html'));
  expect((await ask('/nope/')).status).toBe(404);
  expect((await ask('/')).status).toBe(200);
});
