import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../testing/temporary-folder';
import { findPage } from './find-page';

test('finds the page of an entry, and why visitors do not see it', () => {
  const folder = makeFolder();
  for (const name of ['posts', 'awards']) mkdirSync(join(folder, name));
  const write = (file: string, ...fields: string[]) =>
    writeFileSync(join(folder, file), `---\n${['title: A title', ...fields].join('\n')}\n---\n\nWords.\n`);
  write('site.md', 'url: https://a.example');
  write('posts/one.md', 'date: 2026-01-01');
  write('posts/two.md', 'date: 2026-01-01', 'draft: true');
  write('posts/three.md', 'date: 2999-01-01');
  expect(findPage(folder, 'posts/one.md')).toEqual({ path: '/posts/one/' });
  expect(findPage(folder, 'posts/two.md')).toEqual({ path: '/posts/two/', hidden: { why: 'draft' } });
  expect(findPage(folder, 'posts/three.md')).toEqual({
    path: '/posts/three/',
    hidden: { why: 'later', day: '2999-01-01' },
  });
  expect(findPage(folder, 'posts/none.md')).toEqual({});
});
