import fs from 'node:fs';
import { join } from 'node:path';
import { png } from '../testing/import-samples';
import { makeFolder } from '../testing/temporary-folder';
import { page, post, site } from '../testing/mistakes';
import { writeFiles } from '../testing/write-files';
import { checkContent } from './check-content';

/** Files that vanish or become unreadable during a check, at any file system call. */

const files = {
  'site.md': site('ornament: ./ornament.svg'),
  'person.md': page(['name: A']),
  'ornament.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  'custom.css': 'body { background: url(ornament.svg) }',
  'publications.bib': '@misc{a, title = {A}, year = 2020}',
  'posts/a.md': post(['cover: { src: ./a.png, alt: A }'], '[b](b.md) ![c](c.svg)'),
  'posts/b.md': post([], 'Words.'),
  'posts/c.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'posts/a.png': png(),
};

const CALLS = ['accessSync', 'openSync', 'readFileSync', 'readdirSync', 'realpathSync', 'statSync'] as const;

afterEach(() => jest.restoreAllMocks());

/** Runs `act` before the given file system call (by number) for a path. Returns how many calls there were. */
function beforeCall(path: string, number: number, act: () => void): () => number {
  let calls = 0;
  for (const name of CALLS) {
    const real = fs[name] as (...values: unknown[]) => unknown;
    jest.spyOn(fs, name).mockImplementation(((...values: unknown[]) => {
      if (values[0] === path && calls++ === number) act();
      return real(...values);
    }) as never);
  }
  return () => calls;
}

test.each(Object.keys(files))('%s vanishes: it counts as missing, with no other effect', (name) => {
  const check = (number: number) => {
    const folder = makeFolder();
    writeFiles(folder, files);
    const path = join(folder, name);
    const count = beforeCall(path, number, () => fs.rmSync(path));
    const { content } = checkContent(folder);
    jest.restoreAllMocks();
    expect(content.files.has(name)).toBe(fs.existsSync(path));
    return count();
  };
  const calls = check(-1);
  expect(calls).toBeGreaterThan(0);
  for (let number = 0; number < calls; number += 1) check(number);
});

test('an unreadable file is named, and the rest is checked', () => {
  const folder = makeFolder();
  writeFiles(folder, { ...files, 'posts/d/a.md': post([]) });
  const denied = ['posts/a.png', 'posts/b.md', 'posts/d'].map((name) => join(folder, name));
  const real = fs.accessSync;
  jest.spyOn(fs, 'accessSync').mockImplementation((path, mode) => {
    if (denied.includes(String(path))) throw Object.assign(new Error('EACCES'), { code: 'EACCES', path });
    real(path, mode);
  });
  const { problems } = checkContent(folder);
  expect(problems.filter(({ kind }) => kind === 'unreadable-file').map(({ file }) => file)).toEqual([
    'posts/a.png',
    'posts/b.md',
    'posts/d',
  ]);
  expect(problems).toContainEqual(expect.objectContaining({ file: 'posts/a.md', kind: 'missing-image' }));
});

test('a folder that keeps changing is reported as such', () => {
  const folder = makeFolder();
  writeFiles(folder, files);
  const path = join(folder, 'posts/b.md');
  const real = fs.statSync;
  jest.spyOn(fs, 'statSync').mockImplementation((...values: Parameters<typeof real>) => {
    if (values[0] === path) throw Object.assign(new Error('ENOENT'), { code: 'ENOENT', path });
    return real(...values);
  });
  expect(() => checkContent(folder)).toThrow(`${path} changes while it is read: try again`);
});
