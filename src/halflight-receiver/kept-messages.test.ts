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
import { keepMessage, prepareToKeep, resendKept } from './kept-messages';
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

test('one line of JSON each, which only the owner may read', async () => {
  await keepMessage(file, submission('Ada'));
  await keepMessage(file, { ...submission('Babbage'), suspicion: 'trap' });
  expect((await linesOf(file)).map((line) => JSON.parse(line) as unknown)).toEqual([
    submission('Ada'),
    { ...submission('Babbage'), suspicion: 'trap' },
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('what is sent again leaves the file, and so does what was cut off; what fails stays, and so does what cannot be read', async () => {
  await keepMessage(file, submission('Ada'));
  await appendFile(file, '{"message":{"name":"by hand"}}\n{"id":"1","message":{"name":"cut \\"o');
  await keepMessage(file, submission('Babbage'));
  await keepMessage(file, submission('Mary'));
  const sent: string[] = [];
  const resent = await resendKept(file, ({ message: { name } }) => {
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

test('nothing is kept', async () => {
  expect(await resendKept(file, () => Promise.reject(new Error('not asked')))).toEqual({
    sent: 0,
    failures: [],
    cut: 0,
    elsewhere: 0,
  });
});

/** The names of the senders of the messages in a file, sorted. */
const namesIn = async (path: string) =>
  (await linesOf(path)).map((line) => (JSON.parse(line) as Submission).message.name).sort();
const asides = async () => (await readdir(dirname(file))).filter((name) => name.includes('.sending'));
const fail = () => Promise.reject(new DeliveryError('mail.example:465: ECONNECTION'));
/** A random delay of up to `most` milliseconds, as on a network. */
const awhile = (most: number) => new Promise((done) => setTimeout(done, Math.random() * most));

test('what comes while a run sends is not lost, whichever file the receiver had open', async () => {
  await keepMessage(file, submission('Ada'));
  await keepMessage(file, submission('Babbage'));
  const sent: string[] = [];
  await resendKept(file, async ({ message: { name } }) => {
    sent.push(name);
    // One receiver opened the file before it was renamed, another one after.
    const [aside = ''] = await asides();
    if (name === 'Babbage') await keepMessage(join(dirname(file), aside), submission('Mary'));
    if (name === 'Ada') await keepMessage(file, submission('Augustus'));
  });
  expect(sent).toEqual(['Ada', 'Babbage', 'Mary']);
  expect(await namesIn(file)).toEqual(['Augustus']);
  expect(await asides()).toEqual([]);
});

test('a receiver whose file was deleted before it wrote keeps the message in the new one', async () => {
  const names: string[] = [];
  const deliver = ({ message: { name } }: Submission) => Promise.resolve(void names.push(name));
  for (let trial = 0; trial < 100; trial += 1) {
    await Promise.all([keepMessage(file, submission(`${trial}`)), resendKept(file, deliver)]);
  }
  await resendKept(file, deliver);
  expect(new Set(names).size).toBe(100);
  expect(await asides()).toEqual([]);
}, 60_000);

test('many runs at once, while a receiver appends: no message is lost, and none is sent twice', async () => {
  const trials = 60;
  const counts = new Map<string, number>();
  for (let trial = 0; trial < trials; trial += 1) {
    file = join(dirname(file), `kept-${trial}.jsonl`);
    const deliver = async ({ message: { name } }: Submission) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await awhile(2);
    };
    const receive = async () => {
      for (let index = 0; index < 8; index += 1) {
        await keepMessage(file, submission(`${trial}/${index}`));
        await awhile(2);
      }
    };
    const run = async () => {
      await awhile(4);
      await resendKept(file, deliver);
    };
    await Promise.all([receive(), run(), run(), run()]);
    await resendKept(file, deliver);
  }
  expect(await asides()).toEqual([]);
  expect(counts.size).toBe(trials * 8);
  expect([...counts.values()].filter((count) => count !== 1)).toEqual([]);
}, 120_000);

test('many runs at once that fail make of three kept messages no more', async () => {
  for (const name of ['Ada', 'Babbage', 'Mary']) await keepMessage(file, submission(name));
  const runs = Array.from({ length: 6 }, async () => {
    await awhile(5);
    await resendKept(file, async () => {
      await awhile(5);
      return fail();
    });
  });
  await Promise.all(runs);
  expect(await namesIn(file)).toEqual(['Ada', 'Babbage', 'Mary']);
  expect(await asides()).toEqual([]);
});

test('a run that finds another at work says so, and leaves its messages alone', async () => {
  await keepMessage(file, submission('Ada'));
  let finish: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const begins = new Promise<void>((done) => (begun = done));
  const first = resendKept(file, () => {
    begun();
    return new Promise((done) => (finish = done));
  });
  await begins;
  expect(await resendKept(file, fail)).toEqual({ sent: 0, failures: [], cut: 0, elsewhere: 1 });
  finish();
  expect(await first).toEqual({ sent: 1, failures: [], cut: 0, elsewhere: 0 });
});

describe('a run that ended before it was done', () => {
  const left = [submission('Ada'), submission('Babbage')].map((each) => `${JSON.stringify(each)}\n`).join('');
  const names = async () => {
    const sent: string[] = [];
    await resendKept(file, ({ message: { name } }) => Promise.resolve(void sent.push(name)));
    return sent.sort();
  };

  test('of an earlier version, with one name for all runs', async () => {
    await writeFile(`${file}.sending`, left);
    await keepMessage(file, submission('Mary'));
    expect(await names()).toEqual(['Ada', 'Babbage', 'Mary']);
    expect(await asides()).toEqual([]);
  });

  test('killed: the next run takes up what it had not sent, at once', async () => {
    for (const name of ['Ada', 'Babbage', 'Mary']) await keepMessage(file, submission(name));
    const code = `
      const { resendKept } = require(${JSON.stringify(join(__dirname, 'kept-messages.ts'))});
      resendKept(${JSON.stringify(file)}, ({ message }) => message.name === 'Ada' ? Promise.resolve() : new Promise(() => {
        console.log('waits');
        setInterval(() => undefined, 1000);
      }));`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    // It is alive, so its messages stay its own.
    expect(await resendKept(file, fail)).toEqual({ sent: 0, failures: [], cut: 0, elsewhere: 2 });
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await names()).toEqual(['Babbage', 'Mary']);
    expect(await asides()).toEqual([]);
  }, 60_000);

  test('on another machine: once it has been silent for long', async () => {
    const aside = `${file}.sending-0123456789ab-1-${'0'.repeat(8)}`;
    await writeFile(aside, left);
    expect(await names()).toEqual([]);
    const before = silentForLong();
    await utimes(aside, before, before);
    expect(await names()).toEqual(['Ada', 'Babbage']);
  });

  test('was only stopped for long: it leaves the rest to the run that took it up', async () => {
    for (const name of ['Ada', 'Babbage', 'Mary']) await keepMessage(file, submission(name));
    const all: string[] = [];
    await resendKept(file, async ({ message: { name } }) => {
      all.push(name);
      if (name !== 'Ada') return;
      const [aside = ''] = await asides();
      const before = silentForLong();
      await utimes(join(dirname(file), aside), before, before);
      all.push(...(await names()));
    });
    // The message that was being sent arrives twice.
    expect(all.sort()).toEqual(['Ada', 'Ada', 'Babbage', 'Mary']);
    expect(await asides()).toEqual([]);
  });
});

test('each attempt has the same id, also of a line that has none', async () => {
  const { id, ...older } = submission('Ada');
  await writeFile(file, `${JSON.stringify(older)}\n`);
  await keepMessage(file, submission('Babbage'));
  const ids: string[][] = [];
  for (let run = 0; run < 3; run += 1) {
    const these: string[] = [];
    await resendKept(file, (each) => {
      these.push(each.id);
      return fail();
    });
    ids.push(these.sort());
  }
  expect(ids[0]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), id.replace('Ada', 'Babbage')]);
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});

test('of several recipients only those that have not got it are tried again', async () => {
  await keepMessage(file, submission('Ada'));
  const tried: unknown[] = [];
  const deliver = ({ to }: Submission) => {
    tried.push(to);
    return Promise.reject(new PartialDeliveryError('mail.example:465: refused two@example.org', ['two@example.org']));
  };
  await resendKept(file, deliver);
  expect((await resendKept(file, deliver)).failures).toEqual(['mail.example:465: refused two@example.org']);
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
    await keepMessage(file, submission('Ada'));
    await keepMessage(file, submission('Babbage'));
    await resendKept(file, ({ message: { name } }) => (name === 'Ada' ? Promise.resolve() : fail()));
    expect((await lstat(file)).isSymbolicLink()).toBe(true);
    expect(await readdir(volume)).toEqual(['kept.jsonl']);
    expect(await namesIn(join(volume, 'kept.jsonl'))).toEqual(['Babbage']);
    await resendKept(file, () => Promise.resolve());
    await keepMessage(file, submission('Mary'));
    expect(await namesIn(join(volume, 'kept.jsonl'))).toEqual(['Mary']);
    expect((await readdir(dirname(file))).sort()).toEqual([basename(file), 'volume']);
  });
});

test.each([
  ['by the receiver when it starts', () => prepareToKeep(file)],
  ['with the next message', () => keepMessage(file, submission('Ada'))],
])('a file that others could read is closed to them %s', async (_, act) => {
  await writeFile(file, '');
  await chmod(file, 0o644);
  await act();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

/** A time so long ago that a run that was last alive then counts as dead. */
function silentForLong(): Date {
  const time = new Date();
  time.setMilliseconds(time.getMilliseconds() - RESEND_SILENCE - 1000);
  return time;
}
