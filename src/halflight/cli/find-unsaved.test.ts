import childProcess, { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { commitAll, gitIn } from '../testing/git';
import { writeFiles } from '../testing/write-files';
import { findUnsaved } from './find-unsaved';

let top: string;
let folder: string;

beforeEach(() => {
  top = makeFolder();
  folder = join(top, 'content');
  write({ 'content/site.md': 'the site', 'content/posts/note.md': 'a note' });
  gitIn(top, 'init', '--quiet');
  commitAll(top);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const write = (files: Record<string, string>): void => writeFiles(top, files);

test('what git has in its current state can be restored', () => {
  write({ 'content/.DS_Store': 'litter', 'other/new.md': 'outside' });
  expect(findUnsaved(folder)).toBeUndefined();
});

test.each<[string, () => void, string]>([
  ['modified', () => appendFileSync(join(folder, 'site.md'), 'x'), 'content/site.md'],
  ['new', () => write({ 'content/posts/my draft.md': 'x' }), 'content/posts/my draft.md'],
  [
    'ignored',
    () => {
      write({ '.gitignore': '*.psd\n' });
      commitAll(top);
      write({ 'content/cover.psd': 'x' });
    },
    'content/cover.psd',
  ],
])('a file that is %s cannot', (_, change, file) => {
  change();
  expect(findUnsaved(folder)).toEqual({ files: [file] });
});

test('without a repository, or without git, nothing can be restored', () => {
  jest
    .spyOn(childProcess, 'spawnSync')
    .mockReturnValueOnce({ error: new Error('spawnSync git ENOENT') } as ReturnType<typeof spawnSync>);
  expect(findUnsaved(folder)).toEqual({ all: 'git is not installed' });
  rmSync(join(top, '.git'), { recursive: true });
  expect(findUnsaved(folder)).toEqual({ all: expect.stringContaining('it is not in git') as string });
});

test('a folder committed as a nested repository is not in git, although git says nothing', () => {
  gitIn(top, 'rm', '--quiet', '--cached', '-r', 'content/posts');
  const posts = join(folder, 'posts');
  gitIn(posts, 'init', '--quiet');
  commitAll(posts);
  commitAll(top);
  rmSync(join(posts, '.git'), { recursive: true });
  for (const path of [folder, posts])
    expect(findUnsaved(path)).toEqual({ all: expect.stringContaining('as another repository') as string });
});
