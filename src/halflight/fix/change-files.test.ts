import fs, { linkSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { changeFiles, type FileChanges } from './change-files';

let folder: string;

beforeEach(() => {
  folder = makeFolder();
  writeFiles(folder, { 'a.md': 'old a', 'x y.png': 'x', 'p/Z.PNG': 'z', 'r.md': 'r' });
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Every file that counts as content, with its text. */
const readAll = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('.') && statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

const writing = (to: string, text: string, replaces?: true) => ({
  to,
  write: (path: string) => writeFileSync(path, text),
  ...(replaces && { replaces }),
});

const changes: FileChanges = {
  written: [writing('a.md', 'new a', true), writing('new/n.png', 'n'), writing('new/n.md', 'n')],
  renamed: [
    { from: 'x y.png', to: 'x-y.png' },
    { from: 'p/Z.PNG', to: 'p/Z.png' },
  ],
  removed: ['r.md'],
};
const changed = { 'a.md': 'new a', 'new/n.md': 'n', 'new/n.png': 'n', 'p/Z.png': 'z', 'x-y.png': 'x' };

/** Calls `look` before each operation that changes the folder. */
function watch(look: (step: number) => void): void {
  let step = 0;
  for (const name of ['renameSync', 'linkSync', 'rmSync', 'mkdirSync'] as const) {
    const original = fs[name] as (...args: unknown[]) => unknown;
    jest.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
      look(step++);
      return original(...args);
    }) as never);
  }
}

test('wherever it is interrupted, no file is missing, and a new text references only existing files', () => {
  let steps = 0;
  watch(() => {
    steps += 1;
    const now = readAll();
    if (now['a.md'] === 'old a') expect(now).toMatchObject({ 'x y.png': 'x', 'p/Z.PNG': 'z', 'r.md': 'r' });
    else expect(now).toMatchObject({ 'a.md': 'new a', 'x-y.png': 'x', 'p/Z.png': 'z', 'new/n.png': 'n' });
    if (now['new/n.md'] !== undefined) expect(now['new/n.png']).toBe('n');
  });
  changeFiles(folder, changes);
  expect(steps).toBeGreaterThan(10);
  expect(readAll()).toEqual(changed);
});

test('whichever step fails, everything is restored', () => {
  const before = readAll();
  let failed = 0;
  for (let at = 0, steps = 1; at < steps; at += 1) {
    steps = 0;
    watch((step) => {
      steps = step + 1;
      if (step === at) throw new Error('The disk is full.');
    });
    let isDone = true;
    try {
      changeFiles(folder, changes);
    } catch {
      isDone = false;
      failed += 1;
    }
    jest.restoreAllMocks();
    // A failed link is replaced by a copy, and a temporary folder that cannot be removed does no harm.
    expect(readAll()).toEqual(isDone ? changed : before);
    fs.rmSync(folder, { recursive: true });
    writeFiles(folder, before);
  }
  expect(failed).toBeGreaterThan(8);
});

test('leftovers of an interrupted run are removed, and a name that it has assigned is reused', () => {
  linkSync(join(folder, 'x y.png'), join(folder, 'x-y.png'));
  // No process has this id: the maximum on Linux is about four million.
  writeFiles(folder, { '.changes-99999999-a/0': 'a', [`.changes-${process.ppid}-a/0`]: 'of one that runs' });
  changeFiles(folder, { written: [], renamed: [{ from: 'x y.png', to: 'x-y.png' }] });
  expect(readAll()).toEqual({ 'a.md': 'old a', 'p/Z.PNG': 'z', 'r.md': 'r', 'x-y.png': 'x' });
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([`.changes-${process.ppid}-a`]);
});

test('the message names a folder that is not writable', () => {
  jest.spyOn(fs, 'mkdtempSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES: permission denied, mkdtemp'), { code: 'EACCES' });
  });
  expect(() => changeFiles(folder, changes)).toThrow(/^nothing can be written in .* \(EACCES\): it has to be yours/);
});
