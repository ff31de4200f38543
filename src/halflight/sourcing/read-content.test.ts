import { rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from './content-folder';
import { readContent, readSite } from './read-content';
import { makeFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';

let folder: string;

beforeEach(() => (folder = makeFolder()));

const site = '---\ntitle: A\nurl: https://example.org/a\ntimeZone: Europe/London\n---\n';
const post = '---\ntitle: A\ndate: 2026-03-14\n---\nBody\n';

const write = (files: Record<string, string>) => writeFiles(folder, files);

const lines = () =>
  readContent(folder).problems.map(
    ({ file, line, column, kind, suggestion }) =>
      `${file}:${line}:${column} ${kind}${suggestion ? ` -> ${suggestion}` : ''}`,
  );

test('reads every collection', () => {
  write({
    'site.md': site,
    'person.md': '---\nname: Ada\n---\nBiography\n',
    'pages/index.md': '---\ntitle: Home\n---\n',
    'posts/a/index.md': post,
    'posts/a/cover.jpg': '',
  });
  const content = readContent(folder);
  expect(content.problems).toEqual([]);
  expect(content.site).toMatchObject({ title: 'A', timeZone: 'Europe/London' });
  expect(content.person).toEqual({ name: 'Ada' });
  const read = content.entries.map(({ collection, slug }) => `${collection} ${slug}`);
  expect(read).toEqual(['page ', 'person ', 'post a', 'site ']);
  expect([...content.files]).toContain('posts/a/cover.jpg');
});

test('a notebook has its title from a heading, and formulas between dollars', () => {
  const notebook = (front: string) =>
    JSON.stringify({
      nbformat: 4,
      metadata: {},
      cells: [
        { cell_type: 'raw', source: `---\ndate: 2026-03-14\n${front}---` },
        { cell_type: 'markdown', source: '# The mill\n\nIt turns $n$ times.' },
      ],
    });
  write({ 'site.md': site, 'posts/a/index.ipynb': notebook(''), 'posts/b/index.ipynb': notebook('math: false\n') });
  const { entries, problems } = readContent(folder);
  expect(problems).toEqual([]);
  expect(entries.slice(0, 2)).toMatchObject([
    { slug: 'a', filePath: 'posts/a/index.ipynb', values: { title: 'The mill', math: true } },
    { slug: 'b', values: { title: 'The mill', math: false } },
  ]);
  expect(entries[0]?.body.trim()).toBe('It turns $n$ times.');
});

test.each<[string, Record<string, string>, string[]]>([
  ['no site.md', { 'posts/a.md': post }, ['site.md:1:1 missing-file']],
  ['a stray file', { 'site.md': site, 'persn.md': post }, ['persn.md:1:1 unknown-folder -> person.md']],
  [
    'mistakes in several files, all of them',
    { 'site.md': site, 'posts/a.md': '---\ntitle: A\n---\n', 'posts/b.md': '', 'projects/c.md': 'Words' },
    ['posts/a.md:2:1 missing-key', 'posts/b.md:1:1 empty-file', 'projects/c.md:1:1 no-front-matter'],
  ],
])('%s: reported', (_, files, expected) => {
  write(files);
  expect(lines()).toEqual(expected);
});

test('files that are not content are ignored', () => {
  write({
    'site.md': site,
    'README.md': 'Read me.',
    'posts/README.md': 'How I write.',
    'posts/.draft.md': 'Hidden',
    '.obsidian/a.md': 'Hidden',
    'node_modules/a/b.md': 'Not ours',
    'custom.css': 'a {}',
    'attic/notes.txt': 'Words',
  });
  const content = readContent(folder);
  expect(content.problems).toEqual([]);
  expect(content.entries).toHaveLength(1);
  expect([...content.files].sort().join(' ')).toBe('README.md attic/notes.txt custom.css posts/README.md site.md');
});

test('a missing folder is a problem, not a crash', () => {
  rmSync(folder, { recursive: true });
  expect(readContent(folder).problems).toMatchObject([
    { severity: 'error', kind: 'no-folder', message: `there is no folder ${folder}` },
  ]);
});

test.each([
  ['to nothing', 'nothing.md', ['collections/recipe.md:1:1 bad-link']],
  ['to the folder it is in', 'collections', []],
])('a link %s among the declarations: no crash', (_, target, expected) => {
  write({ 'site.md': site, 'collections/talk.md': '---\nlabel: Talks\nfields: [{ name: place, kind: text }]\n---\n' });
  symlinkSync(join(folder, target), join(folder, 'collections/recipe.md'));
  expect(lines()).toEqual(expected);
});

test('a folder in place of a file, and a file in place of a folder: no crash', () => {
  write({ 'site.md/a.txt': '', collections: '' });
  expect(lines()).toEqual(['site.md:1:1 missing-file']);
});

test('a changed file is read again', () => {
  write({ 'site.md': site, 'posts/a.md': post });
  expect(lines()).toEqual([]);
  write({ 'posts/a.md': '---\ntitle: A changed\n---\n' });
  expect(lines()).toEqual(['posts/a.md:2:1 missing-key']);
  write({ 'posts/a.md': post });
  expect(lines()).toEqual([]);
});

test('site.md alone gives nothing if missing or invalid', () => {
  expect(readSite(folder)).toBeUndefined();
  write({ 'site.md': '---\ntitle: A\n---\n' });
  expect(readSite(folder)).toBeUndefined();
  write({ 'site.md': site });
  expect(readSite(folder)?.url).toBe('https://example.org/a');
});

test('the content folder is content/, or what CONTENT_DIR says', () => {
  const before = process.env.CONTENT_DIR;
  const folderIf = (given: string | undefined) => {
    if (given === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = given;
    return contentFolder();
  };
  expect([undefined, 'docs', '/tmp/site'].map(folderIf)).toEqual([resolve('content'), resolve('docs'), '/tmp/site']);
  folderIf(before);
});
