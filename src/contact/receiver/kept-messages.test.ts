import { appendFile, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepMessage, resendKept } from './kept-messages';
import { DeliveryError, type Submission } from './submission';

const submission = (name: string): Submission => ({
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

test('what is sent again leaves the file, what fails stays, and so does what cannot be read', async () => {
  await keepMessage(file, submission('Ada'));
  await appendFile(file, '{"message":{"name":"cut o');
  await keepMessage(file, submission('Babbage'));
  await keepMessage(file, submission('Mary'));
  const sent: string[] = [];
  const resent = await resendKept(file, ({ message: { name } }) => {
    if (name === 'Babbage') return Promise.reject(new DeliveryError('mail.example:465: ECONNECTION'));
    sent.push(name);
    return Promise.resolve();
  });
  expect(sent).toEqual(['Ada', 'Mary']);
  expect(resent).toEqual({ sent: 2, failures: ['a line is no message', 'mail.example:465: ECONNECTION'] });
  const [broken, kept] = await linesOf(file);
  expect(broken).toBe('{"message":{"name":"cut o');
  expect(JSON.parse(kept ?? '')).toEqual(submission('Babbage'));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('nothing is kept', async () => {
  expect(await resendKept(file, () => Promise.reject(new Error('not asked')))).toEqual({ sent: 0, failures: [] });
});

test('what an interrupted run left is taken up, and what comes meanwhile is not lost', async () => {
  await writeFile(`${file}.sending`, `${JSON.stringify(submission('Ada'))}\n`);
  await keepMessage(file, submission('Babbage'));
  const sent: string[] = [];
  await resendKept(file, async ({ message: { name } }) => {
    sent.push(name);
    // One receiver opened the file before it was moved, another after.
    if (name === 'Babbage') await keepMessage(`${file}.sending`, submission('Mary'));
    if (name === 'Ada') await keepMessage(file, submission('Augustus'));
  });
  expect(sent.sort()).toEqual(['Ada', 'Babbage', 'Mary']);
  expect((await linesOf(file)).map((line) => (JSON.parse(line) as Submission).message.name)).toEqual(['Augustus']);
  await expect(stat(`${file}.sending`)).rejects.toThrow('ENOENT');
});
