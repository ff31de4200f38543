import { createServer, request as send, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CreateDevServerArgs } from 'gatsby';
import { websocketManager } from 'gatsby/dist/utils/websocket-manager.js';
import { refuseOtherOrigins } from './refuse-other-origins';

const { addImageRoutes } = jest.requireActual<{ addImageRoutes: (app: unknown, store: unknown) => void }>(
  'gatsby-plugin-utils/polyfill-remote-file',
);
const express = jest.requireActual<() => RequestListener & { use: (...layer: unknown[]) => void }>('express');
const cors = jest.requireActual<() => unknown>('cors');

const { init } = websocketManager;
const closing: (() => void)[] = [];

afterEach(() => {
  websocketManager.init = init;
  for (const close of closing.splice(0)) close();
});

/** Starts a server as Gatsby does, listening on `host`. Returns a function that sends a request and resolves to the status of the response. */
async function startPreview(host: string) {
  const app = express();
  app.use(cors());
  addImageRoutes(app, { getState: () => ({}) });
  app.use('/__open-stack-frame-in-editor', (_: unknown, response: { end: () => void }) => response.end());
  app.use('/___graphql', (_: unknown, response: { end: (text: string) => void }) => response.end('secret'));
  await refuseOtherOrigins({
    app,
    store: { getState: () => ({ program: { host } }) },
  } as unknown as CreateDevServerArgs);
  const server: Server = createServer(app);
  const sockets = websocketManager.init({ server });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    void sockets.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return (headers: Record<string, string>, path = '/___graphql', method = 'POST') =>
    new Promise<number>((done, fail) => {
      const asked = send({ port, host: '127.0.0.1', method, path, headers }, (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      });
      asked.on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy();
        done(statusCode);
      });
      asked.on('error', fail).end();
    });
}

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

const own = 'localhost:8000';

test.each<[string, headers: Record<string, string>, host: string]>([
  ['a page of another site', { host: own, origin: 'https://evil.example' }, 'localhost'],
  ['a page of another program on this machine', { host: own, origin: 'http://localhost:3000' }, 'localhost'],
  ['a page without an origin of its own', { host: own, origin: 'null' }, 'localhost'],
  ['a name that resolves to this machine', { host: 'evil.example:8000' }, 'localhost'],
  ['a page under such a name', { host: 'evil.example:8000', origin: 'http://evil.example:8000' }, 'localhost'],
  ['a page of another site, on the network', { host: '192.0.2.1:8000', origin: 'https://evil.example' }, '0.0.0.0'],
])('%s reads nothing', async (_, headers, host) => {
  const ask = await startPreview(host);
  expect(await ask(headers)).toBe(403);
  expect(await ask({ ...headers, 'access-control-request-method': 'POST' }, '/___graphql', 'OPTIONS')).toBe(403);
  expect(await ask(headers, '/socket.io/?EIO=4&transport=polling', 'GET')).toBe(403);
  expect(await ask({ ...headers, ...UPGRADE }, '/socket.io/?EIO=4&transport=websocket', 'GET')).toBe(400);
});

test.each<[string, headers: Record<string, string>, host: string]>([
  ['the preview itself', { host: own, origin: `http://${own}` }, 'localhost'],
  ['the address bar', { host: '127.0.0.1:8000' }, 'localhost'],
  ['the preview on the network', { host: '192.0.2.1:8000', origin: 'http://192.0.2.1:8000' }, '0.0.0.0'],
  ['a forwarded preview', { host: 'name.example', origin: 'https://name.example' }, '0.0.0.0'],
  [
    'a forwarded preview under a local name',
    { host: own, origin: 'https://name.example', 'x-forwarded-host': 'name.example' },
    '0.0.0.0',
  ],
])('%s is answered', async (_, headers, host) => {
  const ask = await startPreview(host);
  expect(await ask(headers)).toBe(200);
  expect(await ask(headers, '/socket.io/?EIO=4&transport=polling', 'GET')).toBe(200);
  expect(await ask({ ...headers, ...UPGRADE }, '/socket.io/?EIO=4&transport=websocket', 'GET')).toBe(101);
});

test.each(['cross-site', 'same-site'])(
  'what a page asks for without its name (%s) is refused, but a link may be followed',
  async (site) => {
    const ask = await startPreview('localhost');
    const asks = (mode: string, path: string) =>
      ask({ host: own, 'sec-fetch-site': site, 'sec-fetch-mode': mode }, path, 'GET');
    expect(await asks('no-cors', '/__open-stack-frame-in-editor?fileName=a.md')).toBe(403);
    expect(await asks('navigate', '/__open-stack-frame-in-editor?fileName=a.md')).toBe(403);
    expect(await asks('no-cors', '/posts/')).toBe(403);
    // There are no pages in this test.
    expect(await asks('navigate', '/posts/')).toBe(404);
  },
);

test('no request can write a file to a path it names', async () => {
  const ask = await startPreview('localhost');
  const query = `u=${encodeURIComponent('http://127.0.0.1:1/a.png')}&a=w%3D1`;
  for (const path of ['/_gatsby/image/x/y/a.png', '/_GATSBY/image/x/y/..%2f..%2fa.md', '/_gatsby/file/x/a.md'])
    expect(await ask({ host: own }, `${path}?${query}`, 'GET')).toBe(404);
});
