import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundleOf } from '../halflight/load-code.cjs';
import { freePort } from '../halflight/testing/free-port';
import { startMailServer } from '../halflight/testing/mail-server';
import { makeFolder } from '../halflight/testing/temporary-folder';

const whole = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };

let folder: string;
beforeEach(() => (folder = makeFolder()));

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
  }
});

/** Runs the command in a new folder, with these settings in a `.env` file. */
function run(settings: Record<string, string | number>, args: string[] = []) {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  const command = [bundleOf('../halflight-receiver/cli.ts'), ...args];
  const child = spawn(process.execPath, command, { cwd: folder, env: { PATH: process.env.PATH } });
  children.push(child);
  const said = { output: '' };
  child.stdout.on('data', (data: Buffer) => (said.output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said.output += data.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const says = async (pattern: RegExp) => {
    while (!pattern.test(said.output) && child.exitCode === null)
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
    expect(said.output).toMatch(pattern);
  };
  return { child, said, ended, says };
}

const post = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(whole),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });

test('reports everything wrong with its settings, and does not start', async () => {
  const { said, ended } = run({ SMTP_URL: 'mail.example.org', PORT: 'http' });
  expect(await ended).toBe(1);
  expect(said.output).toBe(
    [
      'The receiver is not configured:',
      '  SMTP_URL must be an address such as smtps://mail.example.org.',
      '  PORT must be a whole number from 1 to 65535.',
      '  CONTACT_TO is missing: the address that messages are mailed to.',
      '',
    ].join('\n'),
  );
}, 120_000);

test('reads settings saved by a Windows editor, and prefers those in the environment', async () => {
  writeFileSync(join(folder, '.env'), '\uFEFFCONTACT_TO=bob\r\nSMTP_URL=smtp://mail.example.org\r\nPORT=http\r\n');
  const child = spawn(process.execPath, [bundleOf('../halflight-receiver/cli.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0' },
  });
  children.push(child);
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  await once(child, 'close');
  expect(output).toContain('CONTACT_TO must be an e-mail address.');
  expect(output).not.toContain('missing');
  expect(output).toContain('PORT must be');
}, 120_000);

test('does not start if it could not keep a message', async () => {
  const { said, ended } = run({
    CONTACT_WEBHOOK: 'https://hooks.example.org/',
    CONTACT_KEPT: 'no/such/folder/kept.jsonl',
  });
  expect(await ended).toBe(2);
  expect(said.output).toBe(
    'Messages cannot be kept in no/such/folder/kept.jsonl (ENOENT). CONTACT_KEPT can name another file.\n',
  );
}, 120_000);

test('delivers messages, keeps undeliverable ones, and resends them', async () => {
  const port = await freePort();
  const mail = await startMailServer();
  const away = await freePort();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, CONTACT_TO: 'owner@example.org', PORT: port };

  const first = run(settings);
  await first.says(/Listening at http:\/\/127\.0\.0\.1:\d+\/api\/contact[^]*Delivering to owner@example\.org by 127/);
  expect((await post(port)).status).toBe(200);
  expect(mail.received).toHaveLength(1);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = run({ ...settings, SMTP_URL: `smtp://127.0.0.1:${away}` });
  await second.says(/Delivering/);
  const response = await post(port);
  expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(second.said.output).toMatch(/Could not deliver a message: 127\.0\.0\.1:\d+: E\w+/);
  expect(second.said.output).not.toContain('Babbage');
  const file = join(folder, 'kept-messages.jsonl');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ message: whole });

  const failing = run({ ...settings, SMTP_URL: `smtp://127.0.0.1:${away}` }, ['--resend']);
  expect(await failing.ended).toBe(1);
  expect(failing.said.output).toMatch(/Not sent: 127[^]*\n0 sent, 1 still in kept-messages\.jsonl\n/);

  const again = run(settings, ['--resend']);
  expect(await again.ended).toBe(0);
  expect(again.said.output).toBe('1 sent, 0 still in kept-messages.jsonl\n');
  expect(mail.received[1]?.mail.text?.trim()).toMatch(/Good morning, Babbage\.$/);
  await mail.stop();
}, 180_000);

/** Whether something listens on a local port. */
const isHeard = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.once('error', () => done(false)).once('connect', () => socket.destroy());
  });

test('a message in transit arrives when the receiver is asked to stop', async () => {
  const port = await freePort();
  const slow = createHttpServer().listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const hook = (slow.address() as AddressInfo).port;
  const { child, ended, says } = run({ CONTACT_WEBHOOK: `http://127.0.0.1:${hook}/`, PORT: port });
  await says(/Delivering to 127/);
  const answer = post(port);
  const [, hooked] = (await once(slow, 'request')) as [IncomingMessage, ServerResponse];
  child.kill('SIGTERM');
  // Until it accepts no more messages.
  while (await isHeard(port));
  hooked.writeHead(204).end();
  expect((await answer).status).toBe(200);
  expect(await ended).toBe(0);
  slow.close();
}, 120_000);
