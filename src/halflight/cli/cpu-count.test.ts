import { availableParallelism } from 'node:os';
import { ENTRIES_FOR_PROCESSES } from '../limits';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { toCpuCount } from './cpu-count';

afterEach(() => delete process.env.GATSBY_CPU_COUNT);

const contentOf = (count: number): string => {
  const folder = makeFolder();
  writeFiles(folder, Object.fromEntries(Array.from({ length: count }, (_, index) => [`posts/${index}/index.md`, ''])));
  return folder;
};

test('a build from nothing of many pages uses a process more, an edit the main one alone', () => {
  const [few, many] = [contentOf(3), contentOf(ENTRIES_FOR_PROCESSES)];
  expect(toCpuCount(few, false)).toBe('physical_cores');
  expect(toCpuCount(many, false)).toBe(String(availableParallelism() + 1));
  expect([toCpuCount(few, true), toCpuCount(many, true)]).toEqual(['1', '1']);
});

test('who says how many is heard', () => {
  process.env.GATSBY_CPU_COUNT = '4';
  expect([toCpuCount(contentOf(3), false), toCpuCount(contentOf(3), true)]).toEqual(['4', '4']);
});
