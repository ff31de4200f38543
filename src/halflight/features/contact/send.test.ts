import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmationOf, send, type Confirmation, type Outcome } from './send';

/** Milliseconds to wait for a response: on a busy machine, one may take longer to come than a test should wait for one that never does. */
let mockTimeout = 0;
const SHORT = 300;
const LONG = 15_000;
jest.mock('../../limits', () => ({
  ...jest.requireActual<object>('../../limits'),
  get SEND_TIMEOUT() {
    return mockTimeout;
  },
}));

/** A real server, which responds as the test says. */
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
  mockTimeout = LONG;
});
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

test('the message is posted as it is', async () => {
  const seen: string[] = [];
  answer = (request, response) => {
    seen.push(request.method ?? '', request.headers.accept ?? '', request.headers['content-type'] ?? '');
    request.setEncoding('utf8').on('data', (chunk: string) => seen.push(chunk));
    request.on('end', () => response.end());
  };
  await deliver();
  expect(seen).toEqual(['POST', 'application/json', 'text/plain', 'Good morning']);
});

const refused = (mistakes: object = {}, reason?: string) => ({ kind: 'refused', mistakes, reason });
const timedOut = { kind: 'timedOut' };

test.each<[string, typeof answer, object]>([
  ['200', says(200, { ok: true }), { kind: 'delivered' }],
  ['204', says(204), { kind: 'delivered' }],
  ['200 with broken JSON: the status counts', says(200, '{"ok":'), { kind: 'delivered' }],
  [
    '303 to a page',
    (request, response) => says(request.url === '/sent' ? 200 : 303, '', { location: '/sent' })(request, response),
    { kind: 'delivered' },
  ],
  ['400', says(400, 'No.'), refused()],
  ['404 with a page', says(404, '<!doctype html>'), refused()],
  ['403 with a reason', says(403, { message: ' Not from there. ' }), refused({}, 'Not from there.')],
  ['422 with another name for it', says(422, { error: 'Closed.' }), refused({}, 'Closed.')],
  ['400 with a very long reason', says(400, { error: 'x'.repeat(5000) }), refused({}, 'x'.repeat(200))],
  [
    '422 with a list of mistakes',
    says(422, {
      errors: [
        { field: 'email', message: 'No such host.' },
        { field: 'email', message: 'Again.' },
      ],
    }),
    refused({ email: 'No such host.' }),
  ],
  [
    '422 with mistakes by field',
    says(422, { message: 'Invalid.', errors: { email: ['No such host.', 'Again.'], name: 'Too odd.' } }),
    refused({ email: 'No such host.', name: 'Too odd.' }, 'Invalid.'),
  ],
  [
    '422 with mistakes in what is not ours',
    says(422, { errors: [{ field: 'captcha', message: 'Solve it.' }, { message: 'Else.' }, 'words', null, 7] }),
    refused({}, 'Solve it.'),
  ],
  ['422 with nonsense', says(422, { errors: { email: {}, name: [] }, message: 7 }), refused()],
  ['429', says(429), { kind: 'tooMany', wait: undefined }],
  ['429 with seconds', says(429, '', { 'retry-after': '30' }), { kind: 'tooMany', wait: 30 }],
  [
    '429 with a day long past',
    says(429, '', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
    { kind: 'tooMany', wait: 0 },
  ],
  ['429 with nonsense', says(429, '', { 'retry-after': 'soon' }), { kind: 'tooMany', wait: undefined }],
  ['500', says(500, '<h1>Oh'), { kind: 'serverFailed' }],
  ['502', says(502), { kind: 'serverFailed' }],
  ['a connection that is cut', (request) => request.socket.destroy(), { kind: 'unreachable' }],
  ['no answer at all', () => undefined, timedOut],
])('an endpoint answers %s', async (_, does, outcome) => {
  answer = does;
  if (outcome === timedOut) mockTimeout = SHORT;
  expect(await deliver()).toEqual(outcome);
});

test('a server may name the time when it takes messages again', async () => {
  const soon = new Date(Date.now() + 90_000).toUTCString();
  answer = says(429, '', { 'retry-after': soon });
  const outcome = (await deliver()) as Extract<Outcome, { kind: 'tooMany' }>;
  expect(outcome.wait).toBeGreaterThan(80);
  expect(outcome.wait).toBeLessThanOrEqual(90);
});

test.each<[string, typeof answer, object]>([
  ['success', says(200, { success: true }), { kind: 'delivered' }],
  ['a failure, with status 200', says(200, { success: false, message: 'Invalid key' }), refused({}, 'Invalid key')],
  ['a failure, with status 400', says(400, { success: false, message: 'Invalid key' }), refused({}, 'Invalid key')],
  ['200 with broken JSON', says(200, '{"success":'), { kind: 'unclear' }],
  ['200 with something else', says(200, '[]'), { kind: 'unclear' }],
  [
    '200 and is cut',
    (request, response) => {
      response.write('{"succ');
      setTimeout(() => request.socket.destroy(), 50);
    },
    { kind: 'unclear' },
  ],
  ['200 and hangs', (_request, response) => response.write('{"succ'), timedOut],
  ['429', says(429, { success: false }, { 'retry-after': '5' }), { kind: 'tooMany', wait: 5 }],
  ['503', says(503, { success: false }), { kind: 'serverFailed' }],
])('Web3Forms answers %s', async (_, does, outcome) => {
  answer = does;
  if (outcome === timedOut) mockTimeout = SHORT;
  expect(await deliver('success')).toEqual(outcome);
});

test.each<[string, typeof answer, object]>([
  ['that it has it', says(200, { ok: true }), { kind: 'delivered' }],
  ['that it has kept it', says(202, { ok: true }), { kind: 'delivered' }],
  ['with a page, as a host for any path', says(200, '<p>hi', { 'content-type': 'text/html' }), { kind: 'unclear' }],
  ['with nothing', says(204), { kind: 'unclear' }],
  ['with something else', says(200, { success: true }), { kind: 'unclear' }],
  ['that it has not', says(422, { ok: false, error: 'No.' }), refused({}, 'No.')],
])('a path of the site answers %s', async (_, does, outcome) => {
  answer = does;
  expect(await deliver('ok')).toEqual(outcome);
});

test('a server of one’s own has to confirm a message, and so does Web3Forms; of another the status counts', () => {
  const form = { fields: [], topics: [], sentUrl: 'https://a.test/contact/sent/' };
  expect(confirmationOf({ ...form, destination: 'endpoint', format: 'form', url: '/api/contact' })).toBe('ok');
  expect(confirmationOf({ ...form, destination: 'endpoint', format: 'json', url: 'https://forms.example/f/1' })).toBe(
    'status',
  );
  expect(confirmationOf({ ...form, destination: 'web3forms', accessKey: 'a-key' })).toBe('success');
  expect(confirmationOf({ ...form, destination: 'netlify' })).toBe('status');
});

test('offline nothing is tried', async () => {
  let asked = 0;
  answer = () => (asked += 1);
  online.onLine = false;
  expect(await deliver()).toEqual({ kind: 'offline' });
  expect(asked).toBe(0);
});

test('a connection that goes away meanwhile is told as that', async () => {
  answer = (request) => {
    online.onLine = false;
    request.socket.destroy();
  };
  expect(await deliver()).toEqual({ kind: 'offline' });
});

test('nobody there', async () => {
  const nobody = { url: 'http://localhost:9/', headers: {}, body: '' };
  expect(await send(nobody)).toEqual({ kind: 'unreachable' });
});
