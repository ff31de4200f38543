import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from './check-content';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halflight-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('problems of files and of addresses come together, in reading order', () => {
  const post = '---\ntitle: A\ndate: 2026-03-14\n---\n';
  const files = {
    'site.md': '---\ntitle: A\nurl: https://example.org\n---\n',
    'posts/b.md': '---\ntitle: A\ntgas: [x]\n---\n',
    'posts/2026/a.md': post,
    'posts/a.md': post,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  expect(checkContent(folder).problems.map(({ file, line, kind }) => `${file}:${line} ${kind}`)).toEqual([
    'posts/a.md:1 duplicate-url',
    'posts/b.md:2 missing-key',
    'posts/b.md:3 unknown-key',
  ]);
});
