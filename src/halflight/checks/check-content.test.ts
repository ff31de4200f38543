import { readdirSync, readFileSync } from 'node:fs';
import { toCamelCase } from '../letter-case';
import { buildRoutes } from '../routes/build-routes';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { checkContent } from './check-content';
import { checks } from './index';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

jest.mock('../routes/build-routes', () => {
  const actual = jest.requireActual<typeof import('../routes/build-routes')>('../routes/build-routes');
  return { ...actual, buildRoutes: jest.fn(actual.buildRoutes) };
});
jest.mock('../sourcing/read-front-matter', () => {
  const actual = jest.requireActual<typeof import('../sourcing/read-front-matter')>('../sourcing/read-front-matter');
  return { ...actual, readFrontMatter: jest.fn(actual.readFrontMatter) };
});

let folder: string;

beforeEach(() => (folder = makeFolder()));
afterEach(() => jest.clearAllMocks());

const write = (files: Record<string, string>) => writeFiles(folder, files);

test('every check is listed, except those that only run before a site is published', () => {
  const names = readdirSync('src/halflight/checks').flatMap((file) => /^(check-[\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  const made = names.filter((name) =>
    new RegExp(`export (?:function|const) ${toCamelCase(name)}\\b`).test(
      readFileSync(`src/halflight/checks/${name}.ts`, 'utf8'),
    ),
  );
  expect(made.filter((name) => !(name in checks))).toEqual(['check-content', 'check-identity']);
});

const site = '---\ntitle: A\nurl: https://example.org\n---\n';

test('problems of files and of addresses come together, in reading order', () => {
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

test('the pages are decided once, however many files there are; once more to tell a list that visitors do not see', () => {
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

test('a file is read once more for all the places of what is wrong in it, and not at all where nothing is', () => {
  const gallery = Array.from({ length: 5 }, (_, index) => `  - { src: ./${index}.jpg, alt: A }\n`).join('');
  write({
    'site.md': site.replace('A', 'Gallery'),
    'projects/a.md': `---\ntitle: A\nsummary: A.\ngallery:\n${gallery}---\n`,
  });
  const { problems } = checkContent(folder);
  expect(problems.map(({ kind, line }) => [kind, line])).toEqual(
    [5, 6, 7, 8, 9].map((line) => ['missing-image', line]),
  );
  // Two files are parsed, and one of them once more.
  expect(readFrontMatter).toHaveBeenCalledTimes(2 + 1);
});
