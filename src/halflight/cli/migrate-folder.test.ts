import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { commitAll, gitIn, readAll } from '../testing/git';
import { writeFiles } from '../testing/write-files';
import type { Migration } from '../upgrade/migration';
import { migrateFolder, type MigrateOptions } from './migrate-folder';

const rename: Migration = {
  version: '0.2.0',
  summary: '"picture" is called "cover" now.',
  migrate: (texts) => new Map([...texts].map(([path, text]) => [path, text.replace(/^picture:/m, 'cover:')])),
};

let top: string;
let folder: string;

beforeEach(() => {
  top = makeFolder();
  folder = join(top, 'content');
  writeFiles(folder, { 'posts/a.md': '---\npicture: a.png\n---\n', 'posts/a.png': 'png', 'posts/b.md': 'b\n' });
  symlinkSync('a.png', join(folder, 'posts/link.png'));
  commitAll(top);
});

function migrate(options: Partial<MigrateOptions> = {}) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = migrateFolder({
    ...{ folder, from: '0.1.0', to: '0.2.0', migrations: [rename], write: false, force: false, say, complain: say },
    ...options,
  });
  return { code, said: said.join('\n') };
}

test('first shows what would change, and writes nothing', () => {
  const before = readAll(top);
  const { code, said } = migrate();
  expect(code).toBe(0);
  expect(said).toContain('"picture" is called "cover" now.');
  expect(said).toContain('-picture: a.png\n+cover: a.png');
  expect(said).toContain('Nothing was written.');
  expect(readAll(top)).toEqual(before);
});

test('writes what it showed, leaves everything else unchanged, and does so once', () => {
  const before = readAll(top);
  expect(migrate({ write: true })).toMatchObject({ code: 0 });
  expect(readAll(top)).toEqual({ ...before, 'content/posts/a.md': '---\ncover: a.png\n---\n' });
  expect(gitIn(top, 'status', '--porcelain')).toBe('M content/posts/a.md');
  expect(migrate({ write: true }).said).toContain('Nothing has to change in');
});

test('prints for an older version what would change, and writes nothing', () => {
  const before = readAll(top);
  const { code, said } = migrate({ json: true });
  expect(code).toBe(0);
  expect(JSON.parse(said)).toEqual({
    summaries: ['"picture" is called "cover" now.'],
    changes: [{ path: 'posts/a.md', before: '---\npicture: a.png\n---\n', after: '---\ncover: a.png\n---\n' }],
  });
  expect(readAll(top)).toEqual(before);
});

test('what git could not restore is not changed unless forced', () => {
  writeFiles(folder, { 'posts/new.md': 'picture: here' });
  const before = readAll(top);
  expect(migrate({ write: true })).toMatchObject({
    code: 1,
    said: expect.stringContaining('has changes that git could not restore') as string,
  });
  expect(readAll(top)).toEqual(before);
  expect(migrate({ write: true, force: true })).toMatchObject({ code: 0 });
  expect(readAll(top)['content/posts/new.md']).toBe('cover: here');
});

test('a missing folder is reported', () => {
  expect(() => migrate({ folder: join(top, 'nowhere') })).toThrow(/^There is no folder .*nowhere\.$/);
});

test('content of a newer Halflight does not count as up to date', () => {
  expect(() => migrate({ from: '0.3.0' })).toThrow('Halflight 0.3.0 is newer than this version, 0.2.0');
});
