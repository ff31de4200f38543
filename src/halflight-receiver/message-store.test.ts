import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { RESEND_SILENCE } from '../halflight/limits';
import { storeMessage, prepareStore, resendStored } from './message-store';
import { DeliveryError, PartialDeliveryError, type Submission } from './submission';

const submission = (name: string): Submission => ({
  id: `id-of-${name.replace(/\W/g, '-')}`,
  message: { name, email: 'ada@example.org', message: 'Good morning,\nBabbage.' },
  at: '2026-07-01T12:00:00.000Z',
});

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'halflight-kept-')), 'kept.jsonl');
});

const linesOf = async (path: string) => (await readFile(path, 'utf8')).split('\n').filter(Boolean);

test('one line of JSON each, readable only by the owner', async () => {
  await storeMessage(file, submission('Ada'));
  await storeMessage(file, { ...submission('Babbage'), suspicion: 'trap' });
  expect((await linesOf(file)).map((line) => JSON.parse(line) as unknown)).toEqual([
    submission('Ada'),
    { ...submission('Babbage'), suspicion: 'trap' },
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('resent and truncated lines leave the file; failed and unreadable ones stay', async () => {
  await storeMessage(file, submission('Ada'));
  await appendFile(file, '{"message":{"name":"by hand"}}\n{"id":"1","message":{"name":"cut \\"o');
  await storeMessage(file, submission('Babbage'));
  await storeMessage(file, submission('Mary'));
  const sent: string[] = [];
  const resent = await resendStored(file, ({ message: { name = '' } }) => {
    if (name === 'Babbage') return Promise.reject(new DeliveryError('mail.example:465: ECONNECTION'));
    sent.push(name);
    return Promise.resolve();
  });
  expect(sent).toEqual(['Ada', 'Mary']);
  expect(resent).toEqual({
    sent: 2,
    failures: ['a line is not a message', 'mail.example:465: ECONNECTION'],
    cut: 1,
    elsewhere: 0,
  });
  const [broken, kept] = await linesOf(file);
  expect(broken).toBe('{"message":{"name":"by hand"}}');
  expect(JSON.parse(kept ?? '')).toEqual(submission('Babbage'));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

/** The names of the senders of the messages in a file, sorted. */
const namesIn = async (path: string) =>
  (await linesOf(path)).map((line) => (JSON.parse(line) as Submission).message.name).sort();
const claims = async () => (await readdir(dirname(file))).filter((name) => name.includes('.sending'));
const fail = () => Promise.reject(new DeliveryError('mail.example:465: ECONNECTION'));

test('messages that arrive during a run are not lost, whichever file the receiver had open', async () => {
  await storeMessage(file, submission('Ada'));
  await storeMessage(file, submission('Babbage'));
  const sent: string[] = [];
  await resendStored(file, async ({ message: { name = '' } }) => {
    sent.push(name);
    // One receiver opened the file before it was renamed, another one afterwards.
    const [claim = ''] = await claims();
    if (name === 'Babbage') await storeMessage(join(dirname(file), claim), submission('Mary'));
    if (name === 'Ada') await storeMessage(file, submission('Augustus'));
  });
  expect(sent).toEqual(['Ada', 'Babbage', 'Mary']);
  expect(await namesIn(file)).toEqual(['Augustus']);
  expect(await claims()).toEqual([]);
});

test('a run that finds another one working says so, and leaves its messages alone', async () => {
  await storeMessage(file, submission('Ada'));
  let finish: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const begins = new Promise<void>((done) => (begun = done));
  const first = resendStored(file, () => {
    begun();
    return new Promise((done) => (finish = done));
  });
  await begins;
  expect(await resendStored(file, fail)).toEqual({ sent: 0, failures: [], cut: 0, elsewhere: 1 });
  finish();
  expect(await first).toEqual({ sent: 1, failures: [], cut: 0, elsewhere: 0 });
});

describe('a run that ended early', () => {
  const left = [submission('Ada'), submission('Babbage')].map((each) => `${JSON.stringify(each)}\n`).join('');
  const names = async () => {
    const sent: string[] = [];
    await resendStored(file, ({ message: { name = '' } }) => Promise.resolve(void sent.push(name)));
    return sent.sort();
  };

  test('from an earlier version, with one name for all runs', async () => {
    await writeFile(`${file}.sending`, left);
    await storeMessage(file, submission('Mary'));
    expect(await names()).toEqual(['Ada', 'Babbage', 'Mary']);
    expect(await claims()).toEqual([]);
  });

  test('killed: the next run sends the rest at once', async () => {
    for (const name of ['Ada', 'Babbage', 'Mary']) await storeMessage(file, submission(name));
    const code = `
      const { resendStored } = require(${JSON.stringify(join(__dirname, 'message-store.ts'))});
      resendStored(${JSON.stringify(file)}, ({ message }) => message.name === 'Ada' ? Promise.resolve() : new Promise(() => {
        console.log('waits');
        setInterval(() => undefined, 1000);
      }));`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    // It is alive, so it keeps its messages.
    expect(await resendStored(file, fail)).toEqual({ sent: 0, failures: [], cut: 0, elsewhere: 2 });
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await names()).toEqual(['Babbage', 'Mary']);
    expect(await claims()).toEqual([]);
  }, 60_000);

  test('on another machine: once it has been silent for long', async () => {
    const claim = `${file}.sending-0123456789ab-1-${'0'.repeat(8)}`;
    await writeFile(claim, left);
    expect(await names()).toEqual([]);
    const before = silentForLong();
    await utimes(claim, before, before);
    expect(await names()).toEqual(['Ada', 'Babbage']);
  });

  test('only suspended for long: it leaves the rest to the run that took over', async () => {
    for (const name of ['Ada', 'Babbage', 'Mary']) await storeMessage(file, submission(name));
    const all: string[] = [];
    await resendStored(file, async ({ message: { name = '' } }) => {
      all.push(name);
      if (name !== 'Ada') return;
      const [claim = ''] = await claims();
      const before = silentForLong();
      await utimes(join(dirname(file), claim), before, before);
      all.push(...(await names()));
    });
    // The message that was being sent arrives twice.
    expect(all.sort()).toEqual(['Ada', 'Ada', 'Babbage', 'Mary']);
    expect(await claims()).toEqual([]);
  });
});

test('each attempt has the same id, even for a line without one', async () => {
  const { id, ...older } = submission('Ada');
  await writeFile(file, `${JSON.stringify(older)}\n`);
  await storeMessage(file, submission('Babbage'));
  const ids: string[][] = [];
  for (let run = 0; run < 3; run += 1) {
    const these: string[] = [];
    await resendStored(file, (each) => {
      these.push(each.id);
      return fail();
    });
    ids.push(these.sort());
  }
  expect(ids[0]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), id.replace('Ada', 'Babbage')]);
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});

test('only the recipients that failed are retried', async () => {
  await storeMessage(file, submission('Ada'));
  const tried: unknown[] = [];
  const deliver = ({ to }: Submission) => {
    tried.push(to);
    return Promise.reject(new PartialDeliveryError('mail.example:465: refused two@example.org', ['two@example.org']));
  };
  await resendStored(file, deliver);
  expect((await resendStored(file, deliver)).failures).toEqual(['mail.example:465: refused two@example.org']);
  expect(tried).toEqual([undefined, ['two@example.org']]);
});

describe('a symbolic link', () => {
  let volume: string;
  beforeEach(async () => {
    volume = join(dirname(file), 'volume');
    await mkdir(volume);
    await symlink(join(volume, 'kept.jsonl'), file);
  });

  test.each([
    ['to a file that is there', true],
    ['to one that is not there yet', false],
  ])('%s stays, and messages lie where it leads', async (_, isThere) => {
    if (isThere) await writeFile(join(volume, 'kept.jsonl'), '');
    await storeMessage(file, submission('Ada'));
    await storeMessage(file, submission('Babbage'));
    await resendStored(file, ({ message: { name = '' } }) => (name === 'Ada' ? Promise.resolve() : fail()));
    expect((await lstat(file)).isSymbolicLink()).toBe(true);
    expect(await readdir(volume)).toEqual(['kept.jsonl']);
    expect(await namesIn(join(volume, 'kept.jsonl'))).toEqual(['Babbage']);
    await resendStored(file, () => Promise.resolve());
    await storeMessage(file, submission('Mary'));
    expect(await namesIn(join(volume, 'kept.jsonl'))).toEqual(['Mary']);
    expect((await readdir(dirname(file))).sort()).toEqual([basename(file), 'volume']);
  });
});

test.each([
  ['by the receiver when it starts', () => prepareStore(file)],
  ['with the next message', () => storeMessage(file, submission('Ada'))],
])('a file that others could read is closed to them %s', async (_, act) => {
  await writeFile(file, '');
  await chmod(file, 0o644);
  await act();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

/** A time so long ago that a run last alive then counts as dead. */
function silentForLong(): Date {
  const time = new Date();
  time.setMilliseconds(time.getMilliseconds() - RESEND_SILENCE - 1000);
  return time;
}
