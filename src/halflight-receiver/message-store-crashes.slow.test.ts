import * as real from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as MessageStore from './message-store';
import { DeliveryError, type Deliver, type Submission } from './submission';

type Call = (...values: never[]) => Promise<unknown>;

/** A process that runs our code with its own module instances. `before` runs before each of its file system calls. */
interface Process extends Pick<typeof MessageStore, 'storeMessage' | 'resendStored'> {
  before: (call: string) => Promise<void>;
}

const CALLS = ['open', 'readdir', 'readlink', 'realpath', 'rename', 'stat', 'unlink', 'utimes'] as const;
const HANDLE_CALLS = ['chmod', 'close', 'read', 'stat', 'sync', 'write'] as const;
const ended = new Promise<never>(() => undefined);
const handles: real.FileHandle[] = [];

function startProcess(): Process {
  const started: Pick<Process, 'before'> = { before: () => Promise.resolve() };
  const watched = (names: readonly string[], calls: object) =>
    Object.fromEntries(
      names.map((name) => {
        const call = (calls as Record<string, Call>)[name]?.bind(calls) as Call;
        const watch = async (...values: never[]) => {
          try {
            await started.before(name);
          } catch (error) {
            // A full disk accepts part of a line.
            if (name === 'write' && values.length === 1)
              await call(Buffer.from(String(values[0])).subarray(0, 90) as never);
            throw error;
          }
          // These tests do not simulate power cuts.
          return name === 'sync' ? undefined : call(...values);
        };
        return [name, watch];
      }),
    );
  const open = async (...values: Parameters<typeof real.open>) => {
    const handle = await real.open(...values);
    handles.push(handle);
    return watched(HANDLE_CALLS, handle);
  };
  jest.isolateModules(() => {
    jest.doMock('node:fs/promises', () => watched(CALLS, { ...real, open }));
    Object.assign(started, jest.requireActual<typeof MessageStore>('./message-store'));
  });
  return started as Process;
}

const [run, receiver, next] = [startProcess(), startProcess(), startProcess()];

let file: string;
let sent: string[];
let taken: string[];
/** Delivers messages that must not be lost. The mail server is down for one of them. */
const deliver: Deliver = ({ id }) => {
  if (id === 'refused') return Promise.reject(new DeliveryError('mail.example:465: ECONNECTION'));
  sent.push(id);
  return Promise.resolve();
};
const keep = async (by: Process, id: string) => {
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Good morning,\nBabbage.' };
  const submission: Submission = { id, message, at: '2026-07-01T12:00:00.000Z' };
  await by.storeMessage(file, submission);
  // The visitor gets 202 only now.
  taken.push(id);
};

let root: string;
beforeAll(async () => {
  root = await real.mkdtemp(join(tmpdir(), 'halflight-crashes-'));
  // Timers fire at once: no run takes long enough to need a heartbeat.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((done) => setImmediate(done) as never);
  jest.spyOn(globalThis, 'setInterval').mockReturnValue({ unref: () => undefined } as never);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await real.rm(root, { recursive: true });
});

/** Prepares two kept messages: one that will be sent, and one that will not. */
async function prepare(): Promise<void> {
  [sent, taken] = [[], []];
  file = join(await real.mkdtemp(join(root, 'trial-')), 'kept.jsonl');
  for (const each of [run, receiver, next]) each.before = () => Promise.resolve();
  await keep(next, 'sent');
  await keep(next, 'refused');
}

/** Checks what a new process finds afterwards: every accepted message, and nothing left once it has sent them. */
async function recover(): Promise<void> {
  for (const handle of handles.splice(0)) await handle.close().catch(() => undefined);
  await next.resendStored(file, ({ id }) => Promise.resolve(void sent.push(id)));
  expect(taken.filter((id) => !sent.includes(id))).toEqual([]);
  expect(await real.readdir(join(file, '..'))).toEqual([]);
}

/** How many file system calls a process makes to complete an action. */
async function countCalls(by: Process, act: () => Promise<unknown>): Promise<number> {
  let calls = 0;
  by.before = () => Promise.resolve(void (calls += 1));
  await act();
  return calls;
}

/** Runs actions before some calls of a process. A key is a call's number, or a call's name for the first of that kind. */
function at(by: Process, when: Record<number | string, (() => Promise<void>) | undefined>): void {
  let calls = 0;
  const met = new Set<string>();
  by.before = async (name) => {
    const number = calls++;
    const isFirst = !met.has(name);
    met.add(name);
    await when[number]?.();
    if (isFirst) await when[name]?.();
  };
}

const resend = () => run.resendStored(file, deliver);

/** Lets the receiver keep a message until it reaches a call, and pauses it there. Returns a function that resumes it and waits until it is done. */
async function keepUntil(call: number | string): Promise<() => Promise<void>> {
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((done) => (goOn = done));
  let kept: Promise<void> = Promise.resolve();
  await new Promise<void>((arrived) => {
    const wait = () => {
      arrived();
      return waiting;
    };
    at(receiver, { [call]: wait });
    kept = keep(receiver, 'late').then(arrived);
  });
  return () => {
    goOn();
    return kept;
  };
}

/** Runs an action in a process until it finishes, fails, or is killed at a call. `when` lists actions to run before calls. */
const actUntil = (by: Process, killed: number, act: () => Promise<unknown>, when: Parameters<typeof at>[1] = {}) =>
  new Promise<void>((done) => {
    const kill = async () => {
      await when[killed]?.();
      done();
      // The process never gets past that call.
      await ended;
    };
    at(by, { ...when, [killed]: kill });
    void act().then(
      () => done(),
      () => done(),
    );
  });

test('a run is killed between any two of its effects, and a receiver that had opened the file goes on between any two', async () => {
  await prepare();
  const calls = await countCalls(run, resend);
  expect(calls).toBeGreaterThan(20);
  for (let killed = 0; killed <= calls; killed += 1) {
    for (let comes = 0; comes <= killed; comes += 1) {
      await prepare();
      const goOn = await keepUntil('write');
      await actUntil(run, killed, resend, { [comes]: goOn });
      await goOn();
      await recover();
      expect(taken).toContain('late');
    }
  }
}, 120_000);

test('a receiver opens the file between any two effects of a run, and goes on at any of its own when the run is over', async () => {
  await prepare();
  const calls = await countCalls(run, resend);
  await prepare();
  const own = await countCalls(receiver, () => keep(receiver, 'late'));
  for (let opens = 0; opens < calls; opens += 1) {
    for (let waits = 1; waits < own; waits += 1) {
      await prepare();
      let goOn = () => Promise.resolve();
      at(run, { [opens]: async () => void (goOn = await keepUntil(waits)) });
      await resend();
      await goOn();
      await recover();
      expect(taken).toContain('late');
    }
  }
}, 120_000);

test('a receiver is killed between any two of its effects', async () => {
  await prepare();
  const calls = await countCalls(receiver, () => keep(receiver, 'late'));
  for (let killed = 0; killed < calls; killed += 1) {
    await prepare();
    await actUntil(receiver, killed, () => keep(receiver, 'late'));
    await recover();
  }
});

const full = () => Promise.reject(Object.assign(new Error('No space left on device'), { code: 'ENOSPC' }));
/** The ranges of calls during which the disk is full. */
const periods = (calls: number) =>
  Array.from({ length: calls }, (_, from) => [from, from + 1, Infinity] as const).flatMap(([from, one, end]) => [
    { from, end: one },
    { from, end },
  ]);

test('the disk is full for a run at any of its effects, or from then on, and a message comes just before', async () => {
  await prepare();
  const calls = await countCalls(run, resend);
  for (const { from, end } of periods(calls)) {
    await prepare();
    const goOn = await keepUntil('write');
    let call = -1;
    run.before = async () => {
      call += 1;
      if (call === from) await goOn();
      if (call >= from && call < end) await full();
    };
    await resend().catch(() => undefined);
    await recover();
    expect(taken).toContain('late');
  }
}, 120_000);

test('the disk is full for a receiver at any of its effects, or from then on: nothing cut off stays, if that can be', async () => {
  await prepare();
  const calls = await countCalls(receiver, () => keep(receiver, 'late'));
  for (const { from, end } of periods(calls)) {
    await prepare();
    let call = -1;
    receiver.before = async () => {
      call += 1;
      if (call >= from && call < end) await full();
    };
    await keep(receiver, 'late').catch(() => undefined);
    const lines = (await real.readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
    if (end !== Infinity) for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    await recover();
  }
});
