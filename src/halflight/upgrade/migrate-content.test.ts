import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valid } from 'semver';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { planMigration, readTexts, selectMigrations, writeChanges } from './migrate-content';
import { migrations } from './migrations';
import type { Migration } from './migration';

/** A migration that replaces a word in every file. */
const replace = (version: string, from: string, to: string): Migration => ({
  version,
  summary: `${from} is now ${to}.`,
  migrate: (texts) => new Map([...texts].map(([path, text]) => [path, text.replaceAll(from, to)])),
});

test('selects the migrations between two versions, in semver order', () => {
  const all = ['0.10.0', '0.2.0', '0.9.0', '0.1.0', '1.0.0'].map((version) => replace(version, 'a', 'b'));
  expect(selectMigrations(all, '0.1.0', '0.10.0').map(({ version }) => version)).toEqual(['0.2.0', '0.9.0', '0.10.0']);
  expect(selectMigrations(all, '0.10.0', '0.10.0')).toEqual([]);
});

test('each migration gets the result of those before it, and a reverted change is no change', () => {
  const texts = new Map(Object.entries({ 'a.md': 'one', 'b.md': 'other' }));
  const there = replace('0.2.0', 'one', 'two');
  expect(planMigration(texts, [there, replace('0.3.0', 'two', 'three'), replace('0.4.0', 'nothing', 'x')])).toEqual({
    summaries: ['one is now two.', 'two is now three.'],
    changes: [{ path: 'a.md', before: 'one', after: 'three' }],
  });
  expect(planMigration(texts, [there, replace('0.3.0', 'two', 'one')]).changes).toEqual([]);
  expect(texts.get('a.md')).toBe('one');
});

test('a file may be moved, but not out of the folder', () => {
  const move = (to: string): Migration => ({
    version: '0.2.0',
    summary: 'Moved.',
    migrate: () => new Map(Object.entries({ 'a.md': undefined, [to]: 'text' })),
  });
  const texts = new Map([['a.md', 'text']]);
  expect(planMigration(texts, [move('deep/b.md')]).changes).toEqual([
    { path: 'a.md', before: 'text', after: undefined },
    { path: 'deep/b.md', before: undefined, after: 'text' },
  ]);
  expect(() => planMigration(texts, [move('../b.md')])).toThrow('../b.md is not in the content folder.');
  expect(() => planMigration(texts, [move('/b.md')])).toThrow('not in the content folder');
});

test('texts are read and written byte for byte; binary and hidden files are left alone', () => {
  const folder = makeFolder();
  const strange = '\ufeffA\r\ntext\r\n';
  writeFiles(folder, {
    'posts/a.md': strange,
    'custom.css': 'a {}',
    'urls.txt': '/',
    'latin.md': Buffer.from([0x66, 0xfc, 0x72]),
    'a.png': 'png',
    '.hidden/b.md': 'x',
  });
  const texts = readTexts(folder);
  expect([...texts.keys()]).toEqual(['custom.css', 'posts/a.md', 'urls.txt']);
  const { changes } = planMigration(texts, [replace('0.2.0', 'text', 'word')]);
  writeChanges(folder, [...changes, { path: 'new/c.md', before: undefined, after: 'c' }]);
  expect(readFileSync(join(folder, 'posts/a.md'), 'utf8')).toBe('\ufeffA\r\nword\r\n');
  expect(readFileSync(join(folder, 'new/c.md'), 'utf8')).toBe('c');
  writeChanges(folder, [{ path: 'urls.txt', before: '/', after: undefined }]);
  expect(readTexts(folder).has('urls.txt')).toBe(false);
});

test('every migration names its version and says what it does', () => {
  for (const { version, summary } of Object.values<Migration>(migrations)) {
    expect(valid(version)).toBe(version);
    expect(summary).toMatch(/^[A-Z].*\.$/);
  }
});
