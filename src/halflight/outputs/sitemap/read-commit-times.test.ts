import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noCommits, readCommitTimes } from './read-commit-times';
import { writeFiles } from '../../testing/write-files';

const folder = mkdtempSync(join(tmpdir(), 'repository-'));
const content = join(folder, 'repository/content');

function git(args: readonly string[], env: Record<string, string> = {}): void {
  execFileSync('git', args, { cwd: join(folder, 'repository'), stdio: 'ignore', env: { ...process.env, ...env } });
}

function commit(day: string, files: Record<string, string>): void {
  writeFiles(content, files);
  git(['add', '-A']);
  const time = `${day}T12:00:00+01:00`;
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
  git([...who, 'commit', '-m', 'A commit', '--date', time], { GIT_COMMITTER_DATE: time });
}

beforeAll(() => {
  mkdirSync(content, { recursive: true });
  git(['init', '--initial-branch', 'main']);
  commit('2026-01-01', { 'posts/old.md': 'one', 'posts/größe und "mehr".md': 'one', 'pages/a.md': 'one' });
  commit('2026-01-02', { 'posts/new.md': 'one', 'posts/größe.md': 'one' });
  commit('2026-01-03', { 'pages/a.md': 'two', '../README.md': 'one' });
  writeFileSync(join(content, 'posts/untracked.md'), 'one');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('each file has the time of the last commit that touched it', () => {
  const { exact: times, atLatest } = readCommitTimes(content);
  expect(atLatest.size).toBe(0);
  expect(Object.fromEntries(times)).toMatchObject({
    'pages/a.md': '2026-01-03T12:00:00+01:00',
    'posts/new.md': '2026-01-02T12:00:00+01:00',
    'posts/größe.md': '2026-01-02T12:00:00+01:00',
    'posts/größe und "mehr".md': '2026-01-01T12:00:00+01:00',
    'posts/old.md': '2026-01-01T12:00:00+01:00',
  });
  expect(times.has('posts/untracked.md')).toBe(false);
  expect([...times.keys()].join()).not.toContain('README');
});

test('the history is only read again after a commit', () => {
  const times = readCommitTimes(content);
  expect(readCommitTimes(content)).toBe(times);
  execFileSync('git', ['clone', '-q', `file://${folder}/repository`, `${folder}/other`]);
  const other = join(folder, 'other/content');
  expect(readCommitTimes(other)).toEqual(times);
  writeFileSync(join(other, 'posts/old.md'), 'two');
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, 'commit', '-qam', 'Another'], { cwd: other });
  expect(readCommitTimes(other).exact.get('posts/old.md')).not.toBe(times.exact.get('posts/old.md'));
});

test('a file committed before the start of a shallow clone has that start as its latest time', () => {
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${folder}/repository`, `${folder}/shallow`]);
  const { exact, atLatest } = readCommitTimes(join(folder, 'shallow/content'));
  expect(Object.fromEntries(exact)).toEqual({ 'pages/a.md': '2026-01-03T12:00:00+01:00' });
  expect(Object.fromEntries(atLatest)).toEqual({
    'posts/größe und "mehr".md': '2026-01-02T12:00:00+01:00',
    'posts/größe.md': '2026-01-02T12:00:00+01:00',
    'posts/new.md': '2026-01-02T12:00:00+01:00',
    'posts/old.md': '2026-01-02T12:00:00+01:00',
  });
});

test('without git, nothing is known', () => {
  const bare = mkdtempSync(join(tmpdir(), 'no-repository-'));
  expect(readCommitTimes(bare)).toEqual(noCommits);
  expect(readCommitTimes(join(bare, 'absent'))).toEqual(noCommits);
});
