import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { startMailServer } from '../halflight/testing/mail-server';
import { toOptions } from './hosted-receiver';
import { createContactServer } from './node-server';
import { createReceiver, type Receiver } from './receive';
import { readSettings } from './settings';

const whole = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };

const lines: string[] = [];

async function listen(receive: Receiver, proxies = 0): Promise<{ server: Server; port: number }> {
  const server = createContactServer(receive, proxies, (line) => lines.push(line));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Sends raw text. Returns what the server sends until it closes the connection or has been silent for `silence` milliseconds. */
async function say(port: number, text: string, silence = 10_000): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setTimeout(silence, () => socket.destroy());
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('with a mail server', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: Server;
  let url: string;
  let port: number;

  beforeAll(async () => {
    mail = await startMailServer();
    const read = readSettings({
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      CONTACT_TO: 'owner@example.org',
      CONTACT_LIMIT: '0',
    });
    if ('mistakes' in read) throw new Error(read.mistakes.join());
    const options = toOptions(read.settings, { mailer: createTransport, log: () => undefined });
    ({ server, port } = await listen(createReceiver(options)));
    url = `http://127.0.0.1:${port}/api/contact`;
  });
  afterAll(async () => {
    server.close();
    await mail.stop();
  });
  beforeEach(() => {
    mail.received.splice(0);
    lines.splice(0);
  });

  test('a site below a path has it there, and a form to send again posts to its own URL', async () => {
    const below = url.replace('/api', '/my/notes/api');
    const response = await fetch(below, { method: 'POST', body: new URLSearchParams({ ...whole, name: '' }) });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('<form method="post">');
  });

  test.each([
    ['name', 'Ada\r\nBcc: victim@example.org'],
    ['email', 'Ada <ada@example.org>'],
  ])('%s: %j is refused, and no mail goes out', async (name, attack) => {
    const body = new URLSearchParams({ ...whole, [name]: attack });
    const response = await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: unknown[] }).errors).toEqual([
      { field: name, message: expect.any(String) as string },
    ]);
    expect(mail.received).toEqual([]);
  });

  const head = 'POST /api/contact HTTP/1.1\r\nHost: ada.example\r\nContent-Type: application/x-www-form-urlencoded\r\n';

  const misbehaviour: Record<string, [text: string, status: number]> = {
    'says it will send too much': [`${head}Content-Length: 9999999\r\n\r\nname=Ada`, 413],
    'sends too much in pieces': [
      `${head}Transfer-Encoding: chunked\r\n\r\n${`4000\r\n${'a'.repeat(0x4000)}\r\n`.repeat(20)}`,
      413,
    ],
    'ends with a length and pieces': [`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    'names a host that is none': [head.replace('ada.example', 'ada.example/api/contact?'), 400],
    'names a host with a password': [head.replace('ada.example', 'user:pw@ada.example'), 400],
    traces: [head.replace('POST', 'TRACE'), 405],
    'asks for another address': [head.replace('/api/contact', 'http://evil.example/api/contact'), 400],
    'asks for a path of another host': [head.replace('/api/contact', '//evil.example/api/contact'), 404],
    'asks for a path above': [head.replace('/api/contact', '/../../etc/passwd'), 404],
    'asks for a path that is nearly ours': [head.replace('/api/contact', '/api/contact%2f'), 404],
    'speaks something else': ['EHLO ada.example\r\n\r\n', 400],
  };

  test.each(Object.keys(misbehaviour))('whoever %s is answered, and heard no longer', async (situation) => {
    const [text = '', status] = misbehaviour[situation] ?? [];
    const complete = text.includes('\r\n\r\n') ? text : `${text}Content-Length: 0\r\nConnection: close\r\n\r\n`;
    expect(await say(port, complete)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(lines).toEqual([]);
    expect(mail.received).toEqual([]);
  });

  test('a client that sends sixteen megabytes can read why they were rejected', async () => {
    const body = new Blob([new Uint8Array(16 * 1024 * 1024)], { type: 'application/json' });
    const response = await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ ok: false });
  });

  test('it keeps working after all that', async () => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(whole), redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `http://127.0.0.1:${port}/contact/sent/`,
    ]);
  });
});

test.each<[proxies: number, headers: Record<string, string>, address: string, scheme: string]>([
  [0, { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }, '127.0.0.1', 'http:'],
  [1, { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' }, '192.0.2.1', 'https:'],
  [1, { 'x-forwarded-for': '198.51.100.9, 192.0.2.1' }, '192.0.2.1', 'http:'],
  [2, { 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1', 'http:'],
  [1, {}, '127.0.0.1', 'http:'],
])('behind %i proxies, %j comes from %s', async (proxies, headers, address, scheme) => {
  const seen: string[] = [];
  const { server, port } = await listen((request, from) => {
    seen.push(from, new URL(request.url).protocol);
    return Promise.resolve(new Response('ok'));
  }, proxies);
  await fetch(`http://127.0.0.1:${port}/api/contact`, { method: 'POST', headers });
  expect(seen).toEqual([address, scheme]);
  server.close();
});

test('a request that bypassed a proxy changes nothing for others', async () => {
  lines.splice(0);
  const seen: string[] = [];
  const { server, port } = await listen((_, from) => {
    seen.push(from);
    return Promise.resolve(new Response('ok'));
  }, 2);
  const post = (header: string) =>
    fetch(`http://127.0.0.1:${port}/api/contact`, { method: 'POST', headers: { 'x-forwarded-for': header } });
  for (const header of ['198.51.100.1, 192.0.2.9', '192.0.2.1', '198.51.100.2, 192.0.2.9', '192.0.2.3'])
    await post(header);
  expect(seen).toEqual(['198.51.100.1', '192.0.2.1', '198.51.100.2', '192.0.2.3']);
  expect(lines).toEqual(['CONTACT_PROXIES says 2, but a request came through 1. If all do, set it to 1.']);
  server.close();
});
