import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { commitAll, gitIn } from '../testing/upgrades';
import { writeFiles } from '../testing/write-files';
import { WORKPLACE } from './swap.cjs';
import { closeWorkplace, openWorkplace } from './workplace';

test('what is made in it is nothing to git, and gone when it is closed', () => {
  const root = makeFolder();
  commitAll(root);
  const folder = openWorkplace(root);
  writeFiles(folder, { 'project/src/a.ts': 'a' });
  expect(gitIn(root, 'status', '--porcelain', '--untracked-files=all')).toBe('');
  closeWorkplace(root);
  expect(readdirSync(root)).toEqual(['.git']);
});

test('what an interrupted upgrade has left is removed, but for a swap that has begun', () => {
  const root = makeFolder();
  // No process has this id: the maximum on Linux is about four million.
  writeFiles(root, { [`${WORKPLACE}/process`]: '99999999', [`${WORKPLACE}/project/a`]: 'a' });
  expect(readdirSync(openWorkplace(root)).sort()).toEqual(['.gitignore', 'process']);
  writeFiles(root, { [`${WORKPLACE}/swap.json`]: '{}' });
  closeWorkplace(root);
  expect(existsSync(join(root, WORKPLACE, 'swap.json'))).toBe(true);
});

test('two upgrades of one project do not run at once', () => {
  const root = makeFolder();
  writeFiles(root, { [`${WORKPLACE}/process`]: String(process.ppid) });
  expect(() => openWorkplace(root)).toThrow('Another upgrade of this project is running.');
});
