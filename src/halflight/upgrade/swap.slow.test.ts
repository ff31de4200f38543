import { spawnSync } from 'node:child_process';
import fs, { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { commitAll, copyOfMade, gitIn, readAll } from '../testing/upgrades';
import { writeFiles } from '../testing/write-files';
import { beginSwap, digestOf, finishSwap, WORKPLACE, type Journal } from './swap.cjs';

const older = {
  'src/a.ts': 'old',
  'src/gone/b.ts': 'old',
  'src/turned': 'a file',
  'src/folder/c.ts': 'in a folder',
  'src/cli/run.cjs': 'old',
  'content/site.md': 'mine',
};
const newer = {
  'src/a.ts': 'new',
  'src/added/d.ts': 'new',
  'src/turned/e.ts': 'new',
  'src/folder': 'a file',
  'src/cli/run.cjs': 'new',
  'content/site.md': 'mine',
};
const oldLibraries = { 'node_modules/one.js': 'old', 'node_modules/.cache/halflight/picture': 'kept' };
const newLibraries = { 'node_modules/one.js': 'new', 'node_modules/.cache/halflight/other': 'made' };

/** A project with its libraries, before and after. */
const before = { ...older, ...oldLibraries, '.gitignore': 'node_modules\n' };
const after = {
  ...newer,
  '.gitignore': 'node_modules\n',
  'node_modules/one.js': 'new',
  'node_modules/.cache/halflight/picture': 'kept',
};

let root: string;
let journal: Journal;

/** A project that is ready for a swap. */
function makeReady(): void {
  root = copyOfMade('ready', fill);
}

function fill(root: string): void {
  writeFiles(root, older);
  writeFiles(root, { '.gitignore': 'node_modules\n' });
  const oldCommit = commitAll(root);
  for (const name of ['src', 'content']) fs.rmSync(join(root, name), { recursive: true });
  writeFiles(root, newer);
  const newCommit = commitAll(root);
  gitIn(root, 'reset', '--quiet', '--hard', oldCommit);
  writeFiles(root, oldLibraries);
  const project = join(root, WORKPLACE, 'project');
  writeFiles(project, { ...newer, ...newLibraries });
  writeFiles(join(root, WORKPLACE), { '.gitignore': '*\n' });
  const files = [
    'src/turned',
    'src/folder/c.ts',
    'src/a.ts',
    'src/added/d.ts',
    'src/turned/e.ts',
    'src/folder',
    'src/cli/run.cjs',
    'src/gone/b.ts',
  ];
  journal = {
    ...{ from: '0.1.0', to: '0.2.0', oldCommit, newCommit },
    files: files.map((path) => ({
      path,
      before: digestOf(join(root, path)),
      after: digestOf(join(project, path)),
    })),
  };
}

beforeEach(makeReady);
afterEach(() => {
  jest.restoreAllMocks();
});

function expectNew(): void {
  expect(readAll(root)).toEqual(after);
  expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(journal.newCommit);
  expect(gitIn(root, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main');
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
  expect(existsSync(join(root, WORKPLACE))).toBe(false);
}

test('the new project takes the place of the old one, and nothing else is left', () => {
  beginSwap(root, journal);
  expect(finishSwap(root)).toEqual({ from: '0.1.0', to: '0.2.0', edited: [], isCommitted: true, hasLibraries: true });
  expectNew();
  expect(finishSwap(root)).toBeUndefined();
});

/** The file operations of a swap that change the disk. */
const STEPS = [
  'renameSync',
  'unlinkSync',
  'rmdirSync',
  'mkdirSync',
  'rmSync',
  'openSync',
  'closeSync',
  'fsyncSync',
  'writeSync',
] as const;

/** Makes all file operations after the first `number` fail, as if the machine had stopped. Returns how many were attempted. */
function stopAt(number: number): { count: number } {
  const counted = { count: 0 };
  for (const name of STEPS) {
    const original = fs[name] as (...args: unknown[]) => unknown;
    jest.spyOn(fs, name).mockImplementation((...args: unknown[]): never => {
      counted.count += 1;
      if (counted.count > number) throw new Error('the machine has stopped');
      return original(...args) as never;
    });
  }
  return counted;
}

test('wherever it is interrupted, the project is the old one, or becomes the new one with the next command', () => {
  const all = stopAt(Infinity);
  beginSwap(root, journal);
  finishSwap(root);
  jest.restoreAllMocks();
  expect(all.count).toBeGreaterThan(15);
  const seen = { old: 0, new: 0 };
  for (let number = 0; number < all.count; number += 1) {
    makeReady();
    stopAt(number);
    expect(() => {
      beginSwap(root, journal);
      finishSwap(root);
    }).toThrow();
    jest.restoreAllMocks();
    // Wherever it stopped, the entry point of the commands exists.
    expect(existsSync(join(root, 'src/cli/run.cjs'))).toBe(true);
    const hasBegun = existsSync(join(root, WORKPLACE, 'swap.json'));
    if (!hasBegun && gitIn(root, 'rev-parse', 'HEAD') === journal.oldCommit) {
      seen.old += 1;
      fs.rmSync(join(root, WORKPLACE), { recursive: true });
      expect(readAll(root)).toEqual(before);
    } else {
      seen.new += 1;
      finishSwap(root);
      fs.rmSync(join(root, WORKPLACE), { recursive: true, force: true });
      expectNew();
    }
  }
  expect(seen.old).toBeGreaterThan(1);
  expect(seen.new).toBeGreaterThan(12);
}, 120_000);

test('it may be interrupted again and again', () => {
  beginSwap(root, journal);
  for (let number = 0; existsSync(join(root, WORKPLACE, 'swap.json')); number += 1) {
    expect(number).toBeLessThan(100);
    stopAt(1 + number);
    try {
      finishSwap(root);
    } catch (error) {
      expect(String(error)).toContain('the machine has stopped');
    }
    jest.restoreAllMocks();
  }
  expect(readAll(root)).toMatchObject(after);
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
});

test('what its author has changed or committed since the interruption stays theirs', () => {
  beginSwap(root, journal);
  writeFiles(root, { 'src/a.ts': 'mine, meanwhile' });
  expect(finishSwap(root)).toMatchObject({ edited: ['src/a.ts'], isCommitted: true });
  expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toBe('mine, meanwhile');
  expect(gitIn(root, 'status', '--porcelain')).toBe('M src/a.ts');

  makeReady();
  beginSwap(root, journal);
  writeFiles(root, { 'content/new.md': 'meanwhile' });
  const mine = commitAll(root);
  expect(finishSwap(root)).toMatchObject({ isCommitted: false });
  expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(mine);
  expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toBe('new');
});

test('who takes all back with git in the middle of it can have it completed still', () => {
  for (let number = 1; ; number += 1) {
    makeReady();
    beginSwap(root, journal);
    const counted = stopAt(number);
    expect(() => finishSwap(root)).toThrow();
    jest.restoreAllMocks();
    if (!existsSync(join(root, WORKPLACE, 'swap.json'))) break;
    gitIn(root, 'reset', '--quiet', '--hard', journal.oldCommit);
    gitIn(root, 'clean', '--quiet', '-d', '--force');
    expect(finishSwap(root)).toMatchObject({ isCommitted: true, edited: [] });
    expectNew();
    expect(counted.count).toBeGreaterThanOrEqual(number);
  }
});

test('libraries that cannot be moved stay where they are, and that is told', () => {
  const rename = fs.renameSync;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (String(from) === join(root, WORKPLACE, 'project/node_modules'))
      throw Object.assign(new Error('in use'), { code: 'EPERM' });
    rename(from, to);
  });
  beginSwap(root, journal);
  expect(finishSwap(root)).toMatchObject({ hasLibraries: false, isCommitted: true });
  expect(readAll(root)).toMatchObject(oldLibraries);
  expect(readFileSync(join(root, 'src/a.ts'), 'utf8')).toBe('new');
  expect(existsSync(join(root, WORKPLACE))).toBe(false);
});

test('libraries that are a link to others are replaced, and nothing is taken out of those', () => {
  const elsewhere = makeFolder();
  writeFiles(elsewhere, { 'one.js': 'elsewhere', '.cache/kept': 'kept' });
  fs.rmSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(elsewhere, join(root, 'node_modules'), 'dir');
  beginSwap(root, journal);
  finishSwap(root);
  expect(readFileSync(join(root, 'node_modules/one.js'), 'utf8')).toBe('new');
  expect(readAll(elsewhere)).toEqual({ 'one.js': 'elsewhere', '.cache/kept': 'kept' });
});

test('every command completes first what was interrupted, without any library, and then runs as the new one', () => {
  const door = readFileSync('src/cli/run.cjs', 'utf8');
  const swap = readFileSync('src/upgrade/swap.cjs', 'utf8');
  const loader = "module.exports = { bundleOf: (path) => { console.log('old', path); process.exit(3); } };";
  root = makeFolder();
  writeFiles(root, {
    '.gitignore': 'node_modules\n',
    'src/cli/run.cjs': door,
    'src/upgrade/swap.cjs': swap,
    'src/load-code.cjs': loader,
  });
  const oldCommit = commitAll(root);
  writeFiles(root, { 'src/load-code.cjs': loader.replace('old', 'new') });
  const newCommit = commitAll(root);
  gitIn(root, 'reset', '--quiet', '--hard', oldCommit);
  writeFiles(join(root, WORKPLACE), { '.gitignore': '*\n', 'project/src/load-code.cjs': loader.replace('old', 'new') });
  const path = 'src/load-code.cjs';
  const [old, fresh] = [join(root, path), join(root, WORKPLACE, 'project', path)].map(digestOf);
  beginSwap(root, {
    from: '0.1.0',
    to: '0.2.0',
    oldCommit,
    newCommit,
    files: [{ path, before: old ?? null, after: fresh ?? null }],
  });
  const run = () =>
    spawnSync(process.execPath, ['src/cli/run.cjs', 'check', '--json'], { cwd: root, encoding: 'utf8' });
  // git's error if another program is using the repository, or has left its lock.
  writeFiles(root, { '.git/index.lock': '' });
  const locked = run();
  expect(locked).toMatchObject({ status: 2, stdout: '' });
  expect(locked.stderr).toMatch(/^An upgrade was interrupted, and cannot be completed yet: git reset: .*index\.lock/);
  expect(locked.stderr).not.toMatch(/^ {4}at /m);
  fs.rmSync(join(root, '.git/index.lock'));
  const first = run();
  expect(first.stderr).toBe('The upgrade from 0.1.0 to 0.2.0 had been interrupted. It is complete now.\n');
  expect([first.stdout, first.status]).toEqual(['new src/cli/check.ts\n', 3]);
  expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(newCommit);
  expect(run()).toMatchObject({ stderr: '', stdout: 'new src/cli/check.ts\n' });
});
