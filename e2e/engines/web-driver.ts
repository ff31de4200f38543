import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, type Engine, type Program } from './ensure-engines';
import { freePort } from '../../src/halflight/testing/free-port';

/** The commands of the WebDriver standard: method and path over HTTP, and the name that Firefox uses on its own socket. */
const COMMANDS = {
  newSession: ['POST', '', 'WebDriver:NewSession'],
  deleteSession: ['DELETE', '/session', 'WebDriver:DeleteSession'],
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  refresh: ['POST', '/refresh', 'WebDriver:Refresh'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  click: ['POST', '/element/:id/click', 'WebDriver:ElementClick'],
  type: ['POST', '/element/:id/value', 'WebDriver:ElementSendKeys'],
  actions: ['POST', '/actions', 'WebDriver:PerformActions'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const satisfies Record<string, readonly [method: string, path: string, marionette: string]>;

type Command = keyof typeof COMMANDS;
type Parameters = Record<string, unknown>;

/** Sends a command to a browser, and resolves to its response. Throws if the browser rejects it. */
type Send = (command: Command, parameters?: Parameters) => Promise<unknown>;

export interface Session {
  send: Send;
  end: () => Promise<void>;
}

/** Starts a browser of an engine, without a visible window. */
export function startEngine(engine: Engine): Promise<Session> {
  return engine === 'firefox' ? startFirefox() : startWebKit();
}

function pathOf(program: Program): string {
  const path = findProgram(program);
  if (!path) throw new Error(`${program} is not installed.`);
  return path;
}

/** WebKit cannot run without a display, so it gets a virtual one. */
async function startWebKit(): Promise<Session> {
  const display = spawn(pathOf('Xvfb'), ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Socket, 'data')) as [Buffer];
  const session = await startDriver('WebKitWebDriver', {
    DISPLAY: `:${number.toString().trim()}`,
    // Its process sandbox does not work in containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  return {
    ...session,
    end: async () => {
      try {
        await session.end();
      } finally {
        await stop(display);
      }
    },
  };
}

/** Starts a browser through its driver, which speaks WebDriver over HTTP. */
async function startDriver(program: Program, environment: NodeJS.ProcessEnv): Promise<Session> {
  const port = await freePort();
  const driver = spawn(pathOf(program), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const origin = `http://127.0.0.1:${port}/session`;
  let session = '';
  const send: Send = async (command, parameters = {}) => {
    const [method, path] = COMMANDS[command];
    const { id, ...rest } = parameters;
    const response = await fetch(origin + session + path.replace('/session', '').replace(':id', String(id)), {
      method,
      ...(method === 'POST' && { body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw refusal(command, value);
    return value;
  };
  await untilListening(port);
  const { sessionId } = (await send('newSession', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } },
  })) as { sessionId: string };
  session = `/${sessionId}`;
  return { send, end: () => send('deleteSession').then(() => stop(driver)) };
}

/**
 * Firefox accepts the same commands on its own socket, Marionette, and its driver merely translates. Debian does not package that driver, and the npm
 * package downloads a binary. A message is its length, a colon, and `[type, id, command, parameters]`.
 */
async function startFirefox(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  writeFileSync(
    join(profile, 'user.js'),
    [
      `user_pref("marionette.port", ${port});`,
      // It must not contact Mozilla.
      'user_pref("app.normandy.enabled", false);',
      'user_pref("network.captive-portal-service.enabled", false);',
      'user_pref("network.connectivity-service.enabled", false);',
      'user_pref("browser.aboutwelcome.enabled", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
    ].join('\n'),
  );
  const browser = spawn(pathOf('firefox'), ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  await untilListening(port);
  const socket = createConnection(port, '127.0.0.1');
  const waiting = new Map<number, (answer: { error: unknown; value: unknown }) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString()) as unknown;
      received = received.subarray(colon + 1 + length);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [number, number, unknown, unknown];
      waiting.get(id)?.({ error, value });
      waiting.delete(id);
    }
  });
  let count = 0;
  const send: Send = async (command, parameters = {}) => {
    const id = (count += 1);
    const message = JSON.stringify([0, id, COMMANDS[command][2], parameters]);
    const { error, value } = await new Promise<{ error: unknown; value: unknown }>((done) => {
      waiting.set(id, done);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    if (error) throw refusal(command, error);
    const isWrapped = typeof value === 'object' && value !== null && 'value' in value;
    return isWrapped ? value.value : value;
  };
  await send('newSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } } });
  return {
    send,
    end: async () => {
      await send('deleteSession');
      socket.destroy();
      await stop(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function refusal(command: Command, answer: unknown): Error {
  const { error, message } = answer as { error?: string; message?: string };
  return new Error(`${command}: ${error ?? 'refused'}: ${message ?? ''}`);
}

/** Waits until a port accepts connections: a browser may start slowly. Throws after about a minute. */
async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = await new Promise<boolean>((done) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('connect', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Nobody listens on port ${port}.`);
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
