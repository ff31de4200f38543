import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { holdProject } from './hold-project';

let root: string;
let other: ChildProcess;

/** Starts a process that runs in a folder until it is killed. */
function startIn(folder: string): ChildProcess {
  return spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}

const held = () => readdirSync(join(root, 'node_modules/.cache/halflight'));

beforeEach(() => {
  root = makeFolder();
  other = startIn(root);
});
afterEach(() => end(other));

test('a command is refused while another one runs in the project', () => {
  const release = holdProject(root, 'npm start', other.pid);
  const [file] = held();
  expect(() => holdProject(root, 'npm run build')).toThrow(
    `"npm start" is running in this folder (process ${other.pid}), and writes to .cache/ and public/ as "npm run build" would. Stop it first, or wait until it has finished.\nIf that process is something else, remove node_modules/.cache/halflight/${file}.`,
  );
  expect(held()).toEqual([file]);
  release();
  holdProject(root, 'npm run build')();
  expect(held()).toEqual([]);
});

test('a killed command no longer counts', async () => {
  holdProject(root, 'npm start', other.pid);
  await end(other);
  holdProject(root, 'npm run build')();
  expect(held()).toEqual([]);
});

test('the project is recognised under another path', () => {
  const link = join(makeFolder(), 'link');
  symlinkSync(root, link, 'junction');
  holdProject(link, 'npm start', other.pid);
  expect(() => holdProject(root, 'npm start')).toThrow('"npm start" is running in this folder');
});

test('copies of a project that share node_modules do not block each other', () => {
  const copy = makeFolder();
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  holdProject(root, 'npm start', other.pid);
  const release = holdProject(copy, 'npm start');
  expect(held()).toHaveLength(2);
  release();
  expect(() => holdProject(root, 'npm start')).toThrow('is running');
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a process elsewhere that has the id of one that was killed is not meant', async () => {
  holdProject(root, 'npm start', other.pid);
  const [file = ''] = held();
  const stranger = startIn(makeFolder());
  writeFileSync(join(root, 'node_modules/.cache/halflight', file.replace(/\d+$/, String(stranger.pid))), 'npm start');
  await end(other);
  holdProject(root, 'npm run build')();
  expect(held()).toEqual([]);
  await end(stranger);
});
