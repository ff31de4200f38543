import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmationOf, send, type Confirmation } from './send';
import { contactFields } from './message';

/** Triggers the timeout of a request, so that no test has to wait for it. */
let timeOut: () => void;

/** How the real test server responds. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server: Server = createServer((request, response) => answer(request, response));
let url = '';
const online = { onLine: true };

beforeAll(async () => {
  Object.defineProperty(globalThis, 'navigator', { value: online, configurable: true });
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  online.onLine = true;
  const controller = new AbortController();
  timeOut = () => controller.abort();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const deliver = (confirmation: Confirmation = 'status') =>
  send(
    { url, headers: { accept: 'application/json', 'content-type': 'text/plain' }, body: 'Good morning' },
    confirmation,
  );

function says(status: number, body: unknown = '', headers: Record<string, string> = {}): typeof answer {
  return (_, response) => {
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const refused = (mistakes: object = {}, reason?: string) => ({ kind: 'refused', mistakes, reason });
/** Sends the beginning of a response, then calls `after`. */
function begins(after: (request: IncomingMessage) => void): typeof answer {
  return (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"succ', () => after(request));
    });
  };
}

test.each<[string, typeof answer, object]>([
  ['200 with broken JSON: the status counts', says(200, '{"ok":'), { kind: 'delivered' }],
  [
    '303 to a page',
    (request, response) => says(request.url === '/sent' ? 200 : 303, '', { location: '/sent' })(request, response),
    { kind: 'delivered' },
  ],
  ['404 with a page', says(404, '<!doctype html>'), refused()],
  ['403 with a reason', says(403, { message: ' Not from there. ' }), refused({}, 'Not from there.')],
  ['400 with a very long reason', says(400, { error: 'x'.repeat(5000) }), refused({}, 'x'.repeat(200))],
  [
    '422 with mistakes in what is not ours',
    says(422, { errors: [{ field: 'captcha', message: 'Solve it.' }, { message: 'Else.' }, 'words', null, 7] }),
    refused({}, 'Solve it.'),
  ],
  ['422 with nonsense', says(422, { errors: { email: {}, name: [] }, message: 7 }), refused()],
  ['429 with seconds', says(429, '', { 'retry-after': '30' }), { kind: 'tooMany', wait: 30 }],
  ['429 with nonsense', says(429, '', { 'retry-after': 'soon' }), { kind: 'tooMany', wait: undefined }],
  ['500', says(500, '<h1>Oh'), { kind: 'serverFailed' }],
  ['a connection that is cut', (request) => request.socket.destroy(), { kind: 'unreachable' }],
  ['no answer at all', () => timeOut(), { kind: 'timedOut' }],
])('an endpoint answers %s', async (_, does, outcome) => {
  answer = does;
  expect(await deliver()).toEqual(outcome);
});

test('a server may say when it accepts messages again', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 2, 14, 15, 0, 0));
  for (const [until, wait] of [
    ['Sat, 14 Mar 2026 15:01:30 GMT', 90],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ] as const) {
    answer = says(429, '', { 'retry-after': until });
    expect(await deliver()).toEqual({ kind: 'tooMany', wait });
  }
});

test.each<[string, typeof answer, object]>([
  ['a failure, with status 200', says(200, { success: false, message: 'Invalid key' }), refused({}, 'Invalid key')],
  ['200 with broken JSON', says(200, '{"success":'), { kind: 'unclear' }],
  ['200 and is cut', begins(({ socket }) => socket.end()), { kind: 'unclear' }],
  ['200 and hangs', begins(() => timeOut()), { kind: 'timedOut' }],
])('Web3Forms answers %s', async (_, does, outcome) => {
  answer = does;
  expect(await deliver('success')).toEqual(outcome);
});

test.each<[string, typeof answer, object]>([
  ['that it has it', says(200, { ok: true }), { kind: 'delivered' }],
  ['with a page, as a host for any path', says(200, '<p>hi', { 'content-type': 'text/html' }), { kind: 'unclear' }],
  ['that it has not', says(422, { ok: false, error: 'No.' }), refused({}, 'No.')],
])('a path on the site answers %s', async (_, does, outcome) => {
  answer = does;
  expect(await deliver('ok')).toEqual(outcome);
});

test('a path on the site and Web3Forms must confirm a message; for others the status is enough', () => {
  const form = { name: 'contact', fields: contactFields([]), sentUrl: 'https://a.test/contact/sent/' };
  expect(confirmationOf({ ...form, destination: 'endpoint', format: 'form', url: '/api/contact' })).toBe('ok');
  expect(confirmationOf({ ...form, destination: 'endpoint', format: 'json', url: 'https://forms.example/f/1' })).toBe(
    'status',
  );
  expect(confirmationOf({ ...form, destination: 'web3forms', accessKey: 'a-key' })).toBe('success');
  expect(confirmationOf({ ...form, destination: 'netlify' })).toBe('status');
});

test('a connection lost while sending is reported as such', async () => {
  answer = (request) => {
    online.onLine = false;
    request.socket.destroy();
  };
  expect(await deliver()).toEqual({ kind: 'offline' });
});
