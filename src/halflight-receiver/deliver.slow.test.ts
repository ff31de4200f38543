import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { DELIVERY_TIMEOUT, SEND_TIMEOUT, TOKEN_TIMEOUT } from '../halflight/limits';
import { startMailServer } from '../halflight/testing/mail-server';
import type { Message } from '../halflight/features/forms/message';
import { deliverBySmtp } from './deliver-by-smtp';
import { deliverToWebhook } from './deliver-to-webhook';
import { PartialDeliveryError, type Suspicion } from './submission';
import { checkTurnstile } from './turnstile';
import { speakerOf } from './words';

const whole: Message = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };
const id = '0b8f2c1e-6a53-4d8e-9a51-3f2a8c7d1e90';
const at = '2026-07-01T12:00:00.000Z';

const { say } = speakerOf('en');

/** Ends waiting for other servers, so that no test depends on the clock. */
let timeout: AbortController;
let limits: number[];
beforeEach(() => {
  timeout = new AbortController();
  limits = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout.signal;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const smtp = (port: number, mailer = createTransport, speaker = say) =>
  deliverBySmtp(
    {
      kind: 'smtp',
      server: { host: '127.0.0.1', port, secure: false, requireTLS: false },
      from: 'site@example.org',
      to: ['one@example.org', 'two@example.org'],
    },
    mailer,
    speaker,
  );

describe('by mail', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  async function mailOf(message: Message, suspicion?: Suspicion) {
    await smtp(server.port)({ id, message: { ...whole, ...message }, at, ...(suspicion && { suspicion }) });
    const received = server.received.at(-1);
    if (!received) throw new Error('No mail came.');
    return received;
  }

  test('it is in the recipient’s language', async () => {
    const submission = { id, message: { ...whole, organization: 'Verein' }, at, suspicion: 'trap' as const };
    await smtp(server.port, createTransport, speakerOf('de-AT').say)(submission);
    const { subject, text } = server.received.at(-1)?.mail ?? {};
    expect(subject).toBe('[möglicherweise Spam] Nachricht von Ada');
    expect(text?.split('\n').slice(0, 4)).toEqual([
      'Das könnte Spam sein: Ein verstecktes Feld wurde ausgefüllt.',
      'Name: Ada',
      'E-Mail: ada@example.org',
      'Organisation: Verein',
    ]);
  });

  test('it is sent by us, replies go to the visitor, and it contains every field', async () => {
    const { from, to, mail } = await mailOf({ subject: 'Engines', organization: 'The Analytical Society', phone: '1' });
    expect([from, to]).toEqual(['site@example.org', ['one@example.org', 'two@example.org']]);
    expect([mail.from, mail.replyTo, mail.subject]).toEqual([
      { address: 'site@example.org', name: '' },
      [{ address: 'ada@example.org', name: 'Ada' }],
      'Engines',
    ]);
    expect(mail.date).toBe(at);
    expect(mail.attachments).toEqual([]);
    expect(mail.html).toBeUndefined();
    expect(mail.text?.trimEnd()).toBe(
      'Name: Ada\nE-mail: ada@example.org\nOrganization: The Analytical Society\nPhone: 1\nSubject: Engines\n\nGood morning, Babbage.',
    );
  });

  test.each<[message: Message, suspicion: Suspicion | undefined, subject: string]>([
    [{}, undefined, 'Message from Ada'],
    [{ subject: 'Ünïcødé 🎉 … '.repeat(8).trim() }, undefined, 'Ünïcødé 🎉 … '.repeat(8).trim()],
    [{}, 'trap', '[possibly spam] Message from Ada'],
  ])('the subject of %j, suspected because of %s', async (message, suspicion, subject) => {
    const { mail } = await mailOf(message, suspicion);
    expect(mail.subject).toBe(subject);
    expect(mail.text?.startsWith('This may be spam')).toBe(suspicion !== undefined);
  });

  test.each([
    ['dots at the starts of lines', 'one\n.\n..\n.two\n. \n.'],
    ['a long line', 'word '.repeat(900).trim()],
    ['what looks like a mail', 'From me\n>From you\n--boundary\nContent-Type: text/html\n\n<b>x</b>\n=3D=\n-- \nAda'],
    ['halves of characters', 'half \uD83D end'],
  ])('the text arrives as it is: %s', async (_, message) => {
    const { mail } = await mailOf({ message });
    const text = mail.text?.replaceAll('\r\n', '\n').replace(/\n$/, '');
    expect(text?.slice(text.indexOf('\n\n') + 2)).toBe(message.replace(/\p{Surrogate}/gu, '\uFFFD'));
  });

  // The schema rejects all of this, but delivery does not rely on it.
  test.each(['name', 'email', 'subject'] as const)('%s writes no header', async (name) => {
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000\r\n']) {
      const attack = `a@example.org${end}Bcc: victim@example.org${end}X-Attack: yes${end}${end}<script>`;
      const { to, raw, mail } = await mailOf({ [name]: attack });
      expect(to).toEqual(['one@example.org', 'two@example.org']);
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key).filter((key) => /bcc|attack/.test(key))).toEqual([]);
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      expect(head.split(/\r\n|\r|\n/).filter((line) => /^(?:bcc|x-attack)/i.test(line))).toEqual([]);
    }
  });

  test('an address with special characters stays one address', async () => {
    const { mail } = await mailOf({ name: '"Ada" <evil@example.org>, x', email: "o'ada+tag@example.org" });
    expect(mail.replyTo).toEqual([{ address: "o'ada+tag@example.org", name: '"Ada" <evil@example.org>, x' }]);
  });
});

test('each attempt has the same Message-ID, at the sender’s host', async () => {
  const server = await startMailServer();
  for (const attempt of [1, 2]) {
    await smtp(server.port)({ id, message: whole, at });
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual(Array(attempt).fill(`<${id}@example.org>`));
  }
  await server.stop();
});

test('nobody can inject encoded words, direction overrides or invisible characters', async () => {
  const server = await startMailServer();
  const name = '=?utf-8?B?QQ0KQmNjOiB2aWN0aW1AZXhhbXBsZS5vcmc=?= \u202Egnp.exe\u200B';
  await smtp(server.port)({ id, message: { ...whole, name, subject: name }, at });
  const { mail, raw } = server.received[0] ?? {};
  const shown = '= ?utf-8?B?QQ0KQmNjOiB2aWN0aW1AZXhhbXBsZS5vcmc= ?= gnp.exe';
  expect([mail?.replyTo?.[0]?.name, mail?.subject]).toEqual([shown, shown]);
  expect(raw?.split('\r\n\r\n')[0]).not.toContain('=?');
  expect(mail?.text).not.toMatch(/[\u202E\u200B]/);
  await server.stop();
});

describe('a mail server that rejects some recipients', () => {
  test('the others get it, the failed ones are reported, and only those are retried', async () => {
    const server = await startMailServer({ refuseRecipient: 'two@example.org' });
    const delivery = smtp(server.port)({ id, message: whole, at });
    await expect(delivery).rejects.toThrow(PartialDeliveryError);
    await expect(delivery).rejects.toMatchObject({ rest: ['two@example.org'] });
    expect(server.received.map(({ to }) => to)).toEqual([['one@example.org']]);
    await expect(smtp(server.port)({ id, message: whole, at, to: ['two@example.org'] })).rejects.toThrow(
      /EENVELOPE 550/,
    );
    expect(server.received).toHaveLength(1);
    await server.stop();
  });
});

describe('a mail server that misbehaves', () => {
  test('its response is not logged, since it may quote the message', async () => {
    const server = await startMailServer({ refuse: '5.7.1 rejected: Good morning, Babbage.' });
    const delivery = smtp(server.port)({ id, message: whole, at });
    await expect(delivery).rejects.toThrow(/^127\.0\.0\.1:\d+: EMESSAGE 550 \(DATA\)$/);
    await server.stop();
  });

  test.each<[situation: string, greeting: string | undefined, failure: RegExp]>([
    ['speaks something else', 'HTTP/1.1 200 OK\r\n\r\n', /: EPROTOCOL/],
    ['cuts the connection', undefined, /: (?:ECONNECTION|ESOCKET)/],
  ])('%s', async (_, greeting, failure) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(greeting ?? '');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await expect(smtp((server.address() as AddressInfo).port)({ id, message: whole, at })).rejects.toThrow(failure);
    server.close();
  });

  test('hangs: delivery times out before the visitor’s browser does', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      timeout.abort();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await expect(smtp((server.address() as AddressInfo).port)({ id, message: whole, at })).rejects.toThrow(
      /timed out|ETIMEDOUT/,
    );
    expect(limits).toEqual([DELIVERY_TIMEOUT]);
    expect(TOKEN_TIMEOUT + DELIVERY_TIMEOUT).toBeLessThan(SEND_TIMEOUT);
    server.close();
  });
});

async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=hidden`, server };
}

describe('to a webhook', () => {
  test('as JSON', async () => {
    const bodies: string[] = [];
    const { url, server } = await serve((request, response) => {
      let body = `${String(request.method)} ${String(request.headers['content-type'])} `;
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(204).end();
      });
    });
    await deliverToWebhook(url, say)({ id, message: whole, at, suspicion: 'trap' });
    server.close();
    expect(bodies[0]?.slice(0, 22)).toBe('POST application/json ');
    expect(JSON.parse(bodies[0]?.slice(22) ?? '')).toEqual({
      subject: '[possibly spam] Message from Ada',
      text: expect.stringMatching(/^This may be spam.*\nName: Ada\n.*\n\nGood morning, Babbage\.$/) as string,
      message: whole,
      id,
      at,
      spam: true,
    });
  });

  test.each([
    ['ada:p%2Fw', 'ada:p/w'],
    ['ada:100%', 'ada:100%'],
    ['token', 'token:'],
  ])('whose URL begins with %s, as a header', async (credentials, expected) => {
    const given: (string | undefined)[] = [];
    const { url, server } = await serve(({ headers, url }, response) => {
      given.push(headers.authorization, url);
      response.writeHead(204).end();
    });
    await deliverToWebhook(url.replace('//', `//${credentials}@`), say)({ id, message: whole, at });
    server.close();
    expect(given).toEqual([`Basic ${Buffer.from(expected).toString('base64')}`, '/hook?key=hidden']);
  });

  test.each<[situation: string, listener: RequestListener, failure: RegExp]>([
    ['an error', (_, response) => response.writeHead(500).end('Good morning'), /^127.*: answered 500$/],
    ['another address', (_, response) => response.writeHead(307, { location: '/other' }).end(), /: answered 307$/],
    ['a connection cut', (request) => request.socket.destroy(), /: UND_ERR_SOCKET$/],
  ])('that answers with %s', async (_, listener, failure) => {
    const { url, server } = await serve(listener);
    const delivery = deliverToWebhook(url, say)({ id, message: whole, at });
    await expect(delivery).rejects.toThrow(failure);
    await expect(delivery).rejects.not.toThrow(/hidden/);
    server.close();
  });
});

describe('Turnstile', () => {
  test.each<[situation: string, listener: RequestListener, good: boolean, logged: RegExp]>([
    ['a person', (_, response) => response.end('{"success":true}'), true, /^$/],
    ['none', (_, response) => response.end('{"success":false,"error-codes":["timeout-or-duplicate"]}'), false, /^$/],
    [
      'a wrong secret',
      (_, response) => response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
      true,
      /secret/,
    ],
    ['garbage', (_, response) => response.end('<html>'), true, /could not be reached/],
    ['nothing that is known', (_, response) => response.writeHead(500).end('{}'), true, /no verdict \(500\)/],
    ['a connection cut', (request) => request.socket.destroy(), true, /could not be reached/],
    ['nothing at all', () => timeout.abort(), true, /could not be reached/],
  ])('that answers with %s', async (_, listener, good, logged) => {
    const lines: string[] = [];
    const { url, server } = await serve(listener);
    const check = checkTurnstile('the secret', (line) => lines.push(line), url);
    expect(await check('token', '192.0.2.1')).toBe(good);
    expect(lines.join()).toMatch(logged);
    expect(lines.join()).not.toContain('the secret');
    server.closeAllConnections();
    server.close();
  });
});
