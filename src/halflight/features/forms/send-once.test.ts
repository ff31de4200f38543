import { webcrypto } from 'node:crypto';
import { SEND_TIMEOUT } from '../../limits';
import type { Outcome } from './send';
import { sendOnce } from './send-once';

/** Simulates the Web Locks API for tabs that are simulated by calls: one holder per name at a time, in order. */
function makeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  return {
    request: async (name: string, ...given: unknown[]) => {
      const act = given.at(-1) as () => Promise<unknown>;
      const turn = (queues.get(name) ?? Promise.resolve()).then(async () => {
        held.set(name, 1);
        try {
          return await act();
        } finally {
          held.delete(name);
        }
      });
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
  };
}

const delivered: Outcome = { kind: 'delivered' };
const failed: Outcome = { kind: 'serverFailed' };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function tabs(outcomes: Outcome[], locks: object | undefined = makeLocks()) {
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  const sent: string[] = [];
  const press = (text: string) =>
    sendOnce('/', text, () => {
      sent.push(text);
      return Promise.resolve(outcomes[sent.length - 1] ?? delivered);
    });
  return { sent, press };
}

test('two tabs with the same text at the same moment: one post, delivered for both', async () => {
  const { sent, press } = tabs([delivered]);
  expect(await Promise.all([press('Ada'), press('Ada'), press('Ada')])).toEqual([delivered, delivered, delivered]);
  expect(sent).toEqual(['Ada']);
});

test('a different text, or one that failed before, is sent', async () => {
  // Which tab comes first depends on whose digest is ready first.
  const other = tabs([]);
  await Promise.all([other.press('Ada'), other.press('Babbage')]);
  expect(other.sent.sort()).toEqual(['Ada', 'Babbage']);
  const again = tabs([failed, delivered]);
  const outcomes = await Promise.all([again.press('Ada'), again.press('Ada')]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual([delivered.kind, failed.kind]);
  expect(again.sent).toEqual(['Ada', 'Ada']);
});

test('the same text sent again on purpose after delivery is sent', async () => {
  const { sent, press } = tabs([]);
  await press('Ada');
  jest.setSystemTime(Date.now() + 1);
  await press('Ada');
  expect(sent).toEqual(['Ada', 'Ada']);
});

test.each([
  ['there are no locks', undefined],
  [
    'locks are refused',
    { request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) },
  ],
])('where %s every post is made', async (_, locks) => {
  const { sent, press } = tabs([]);
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  await Promise.all([press('Ada'), press('Ada')]);
  expect(sent).toEqual(['Ada', 'Ada']);
});

test('without digests the post is made', async () => {
  const subtle = { digest: () => Promise.reject(new Error('no')) };
  Object.defineProperty(globalThis, 'crypto', { value: { subtle }, configurable: true });
  const { sent, press } = tabs([]);
  expect(await press('Ada')).toEqual(delivered);
  expect(sent).toEqual(['Ada']);
});

test('if another tab holds its turn for too long, the post is made after a while', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), time);
    return controller.signal;
  });
  let ask = (): void => undefined;
  const asked = new Promise<void>((done) => (ask = done));
  const { sent, press } = tabs([], {
    request: (_: string, { signal }: { signal?: AbortSignal }) =>
      new Promise((_done, fail) => {
        signal?.addEventListener('abort', () => fail(new Error('aborted')));
        ask();
      }),
    query: () => Promise.resolve({ held: [], pending: [] }),
  });
  const pressed = press('Ada');
  await asked;
  jest.advanceTimersByTime(SEND_TIMEOUT - 1);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(await pressed).toEqual(delivered);
  expect(sent).toEqual(['Ada']);
});

test('an error after the message was sent does not send it again', async () => {
  const { query, request } = makeLocks();
  const { sent, press } = tabs([], {
    query,
    request: (name: string, ...given: unknown[]) =>
      name.startsWith('contact-delivered') ? Promise.reject(new Error('no')) : request(name, ...given),
  });
  expect(await press('Ada')).toEqual(delivered);
  expect(sent).toEqual(['Ada']);
  const failing = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(sendOnce('/', 'Babbage', failing)).rejects.toThrow('broken');
  expect(failing).toHaveBeenCalledTimes(1);
});
