import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { enterFolder } from '../testing/temporary-folder';
import { gitIn, halflight, release } from '../testing/upgrades';
import { writeFiles } from '../testing/write-files';
import { kindOfSource, listTags, takeRelease, type Taken } from './take-release';

let top: string;

beforeEach(() => {
  top = enterFolder();
  mkdirSync('releases');
  release(join(top, 'releases'), '0.1.0', halflight('0.1.0'));
  release(join(top, 'releases'), '0.2.0', halflight('0.2.0'));
  gitIn(top, 'clone', '--quiet', '--bare', join(top, 'releases'), 'releases.git');
});

const versionOf = ({ repository, commit }: Taken) =>
  (JSON.parse(gitIn(repository, 'show', `${commit}:package.json`)) as { version: string }).version;

test('a source is known by what is there', () => {
  writeFiles(top, { 'a.zip': '' });
  expect(['releases', 'releases.git', 'a.zip'].map(kindOfSource)).toEqual(['folder', 'git', 'archive']);
  for (const url of ['https://git.example/a.git', 'ssh://git@git.example/a', 'git@git.example:a/b.git', 'file:///a'])
    expect(kindOfSource(url)).toBe('git');
  for (const none of ['nowhere', '../nowhere', '-x', '--upload-pack=x'])
    expect(() => kindOfSource(none)).toThrow(`There is no ${none}.`);
});

test('of a repository the newest release is taken, or the one that is asked for; a path from here will do', () => {
  expect(listTags('releases.git').sort()).toEqual(['v0.1.0', 'v0.2.0']);
  expect(versionOf(takeRelease('releases.git', 'work'))).toBe('0.2.0');
  expect(versionOf(takeRelease('releases.git', 'work', '0.1.0'))).toBe('0.1.0');
  expect(versionOf(takeRelease(`file://${top}/releases.git`, 'work'))).toBe('0.2.0');
});

test('a release has no past, whatever the repository that it comes from', () => {
  const { repository, commit } = takeRelease('releases.git', 'work');
  expect(gitIn(repository, 'rev-list', '--count', commit)).toBe('1');
});

test('of a folder all is taken but what it ignores, and the same of an archive of it', () => {
  writeFiles(top, { 'releases/node_modules/a.js': 'a', 'releases/new.txt': 'new' });
  const taken = takeRelease('releases', 'work');
  const files = gitIn(taken.repository, 'ls-tree', '-r', '--name-only', taken.commit).split('\n');
  expect(files).toContain('new.txt');
  expect(files.join()).not.toContain('node_modules');
  create({ file: 'release.tar.gz', gzip: true, sync: true, filter: (path) => !/\/\.git(?:\/|$)/.test(path) }, [
    'releases',
  ]);
  const unpacked = takeRelease('release.tar.gz', 'work');
  expect(gitIn(unpacked.repository, 'rev-parse', `${unpacked.commit}^{tree}`)).toBe(
    gitIn(taken.repository, 'rev-parse', `${taken.commit}^{tree}`),
  );
});
