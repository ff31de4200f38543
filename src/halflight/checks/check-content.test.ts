import { buildRoutes } from '../routes/build-routes';
import { checkContent } from './check-content';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

jest.mock('../routes/build-routes', () => {
  const actual = jest.requireActual<typeof import('../routes/build-routes')>('../routes/build-routes');
  return { ...actual, buildRoutes: jest.fn(actual.buildRoutes) };
});

let folder: string;

beforeEach(() => (folder = makeFolder()));
afterEach(() => jest.clearAllMocks());

const write = (files: Record<string, string>) => writeFiles(folder, files);

const site = '---\ntitle: A\nurl: https://example.org\n---\n';

test('problems in files and with URLs are merged in reading order', () => {
  const post = '---\ntitle: A\ndate: 2026-03-14\n---\n';
  write({
    'site.md': site,
    'posts/b.md': '---\ntitle: A\ntgas: [x]\n---\n',
    'posts/2026/a.md': post,
    'posts/a.md': post,
  });
  expect(checkContent(folder).problems.map(({ file, line, kind }) => `${file}:${line} ${kind}`)).toEqual([
    'posts/a.md:1 duplicate-url',
    'posts/b.md:2 missing-key',
    'posts/b.md:3 unknown-key',
  ]);
});

test('routes are built once however many files there are, and once more to recognize an unpublished list', () => {
  const post = (title: string, lines: string, body = '') =>
    `---\ntitle: ${title}\ndate: 2026-03-14\n${lines}---\n${body}`;
  write({ 'site.md': site, 'posts/a.md': post('A', '', '[b](./b.md) [list](/posts/)'), 'posts/b.md': post('B', '') });
  expect(checkContent(folder).problems).toEqual([]);
  expect(buildRoutes).toHaveBeenCalledTimes(1);
  write({
    'posts/b.md': post('B', 'draft: true\ntags: [x]\n'),
    'posts/a.md': post('A', '', '[x](/tags/x/) [tags](/tags/)'),
  });
  expect(checkContent(folder).problems.map(({ kind, column }) => [kind, column])).toEqual([
    ['private-link', 5],
    ['private-link', 22],
  ]);
  expect(buildRoutes).toHaveBeenCalledTimes(1 + 2);
});
