import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readContent } from '../../sourcing/read-content';
import type { Problem } from '../../problem';
import { makeFolder } from '../../testing/temporary-folder';
import { toProblems } from './to-problems';

let contentFolder: string;

beforeEach(() => {
  contentFolder = makeFolder();
  mkdirSync(join(contentFolder, 'posts'));
  writeFileSync(join(contentFolder, 'site.md'), '---\ntitle: Site\nurl: https://halflight.test/p/\n---\n');
  writeFileSync(join(contentFolder, 'posts/a.md'), '---\ntitle: A\ndate: 2026-01-01\n---\n\nB [c](/nowhere/).\n');
});

const finding = (file: string, message: string, more: Partial<Problem> = {}): Problem => ({
  file,
  line: 1,
  column: 234,
  severity: 'error',
  kind: 'dead-reference',
  message,
  ...more,
});

const toShort = (findings: Problem[]) =>
  toProblems(findings, { folder: 'public', contentFolder, content: readContent(contentFolder) }).map(
    ({ file, line, column, message, pages }) => ({ file, line, column, message, pages }),
  );

test('an author’s mistake is reported where it is written, and once for all forms of the page', () => {
  const written = '/nowhere/';
  expect(
    toShort([
      finding('feed.json', 'the link "https://halflight.test/p/nowhere/" leads nowhere', { written }),
      finding('posts/a/index.html', 'the link "/p/nowhere/" leads nowhere', { written }),
    ]),
  ).toEqual([
    {
      file: relative(process.cwd(), join(contentFolder, 'posts/a.md')),
      line: 6,
      column: 7,
      message: 'the link "/p/nowhere/" leads nowhere, on 2 pages, first /posts/a/',
      pages: ['/posts/a/', '/feed.json'],
    },
  ]);
});

test('any other mistake is reported in the finished page, with the file it is made from', () => {
  expect(toShort([finding('posts/a/index.html', 'the page has no title')])).toEqual([
    {
      file: 'public/posts/a/index.html',
      line: 1,
      column: 234,
      message: `the page has no title, on /posts/a/ (made from ${relative(process.cwd(), join(contentFolder, 'posts/a.md'))}). This is a fault in Halflight and not in your content: please report it, with this line`,
      pages: ['/posts/a/'],
    },
  ]);
});

test('errors come before warnings, and mistakes on many pages before others', () => {
  const many = ['a/index.html', 'b/index.html', 'index.html'].map((file) => finding(file, 'every page has it'));
  const warning = finding('a/index.html', 'it could be better', { severity: 'warning' });
  expect(toShort([warning, finding('a/index.html', 'one page has it'), ...many]).map(({ message }) => message)).toEqual(
    [
      expect.stringMatching(/^every page has it, on 3 pages, first \/a\/\. This is a fault in Halflight/) as string,
      expect.stringMatching(/^one page has it, on \/a\/\. This is a fault in Halflight/) as string,
      'it could be better, on /a/',
    ],
  );
});

test.each([
  [
    'the settings, which every page shows',
    'site.md',
    'footer: { links: [{ label: L, url: https://x.test/ü } ] }',
    'https://x.test/%C3%BC/',
  ],
  ['an entry that a list quotes', 'posts/b.md', 'canonical: https://x.test/c', 'https://x.test/c/'],
])('an address is found in %s', (_, file, line, written) => {
  const text =
    file === 'site.md'
      ? `---\ntitle: Site\nurl: https://halflight.test/p/\n${line}\n---\n`
      : `---\ntitle: B\ndate: 2026-01-01\n${line}\n---\n`;
  writeFileSync(join(contentFolder, file), text);
  const [problem] = toProblems([finding('tags/x/index.html', 'the link leads nowhere', { written })], {
    folder: 'public',
    contentFolder,
    content: readContent(contentFolder),
  });
  expect(problem).toMatchObject({ file: relative(process.cwd(), join(contentFolder, file)), line: 4 });
  expect(problem?.internal).toBeUndefined();
});

test('a missing description is reported if an author can add one', () => {
  const missing = (file: string) => finding(file, 'no description', { kind: 'no-description', severity: 'warning' });
  expect(toShort([missing('tags/index.html'), missing('posts/a/index.html')])[0]?.file).toMatch(/posts\/a\.md$/);
  expect(toShort([missing('tags/index.html')])[0]?.file).toMatch(/site\.md$/);
});
