import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { findObstacles } from './find-obstacles';

const added = (path: string) => ({ path, before: null, after: 'new' });
const removed = (path: string) => ({ path, before: 'old', after: null });

test('names what stands in the way of new files and is known to nobody', () => {
  const root = makeFolder();
  writeFiles(root, { a: 'ignored', 'b/c': 'ignored', d: 'ignored', 'e/f': 'known', 'e/g': 'ignored', h: 'known' });
  expect(findObstacles(root, [added('a')])).toEqual(['a']);
  expect(findObstacles(root, [added('b')])).toEqual(['b/c']);
  expect(findObstacles(root, [added('d/new')])).toEqual(['d']);
  expect(findObstacles(root, [removed('e/f'), added('e')])).toEqual(['e/g']);
});

test('what the upgrade itself removes or replaces is in nobody’s way', () => {
  const root = makeFolder();
  writeFiles(root, { 'e/f': 'known', h: 'known', k: 'known' });
  const files = [removed('e/f'), added('e'), removed('h'), added('h/new'), { path: 'k', before: 'old', after: 'new' }];
  expect(findObstacles(root, [...files, added('new/deep/file')])).toEqual([]);
});
