import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
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
    'pages/a/b.md': '---\ntitle: B\n---\n',
    'posts/a/index.md': post,
    'projects/engine.md': '---\ntitle: Engine\n---\n',
    'posts/a/cover.jpg': '',
  });
  const content = readContent(folder);
  expect(content.problems).toEqual([]);
  expect(content.site).toMatchObject({ title: 'A', timeZone: 'Europe/London' });
  expect(content.person).toEqual({ name: 'Ada' });
  expect(content.entries.map(({ collection, slug }) => [collection, slug])).toEqual([
    ['page', 'a/b'],
    ['page', ''],
    ['person', ''],
    ['post', 'a'],
    ['project', 'engine'],
    ['site', ''],
  ]);
  expect([...content.files]).toContain('posts/a/cover.jpg');
});

test('a site needs no more than site.md', () => {
  write({ 'site.md': site });
  expect(readContent(folder)).toMatchObject({ person: undefined, entries: [{ collection: 'site' }], problems: [] });
});

test.each<[string, Record<string, string>, string[]]>([
  ['no site.md', { 'posts/a.md': post }, ['site.md:1:1 missing-file']],
  ['a broken site.md', { 'site.md': '---\ntitle: A\n---\n' }, ['site.md:2:1 missing-key']],
  [
    'a folder that nothing is read from, with the nearest',
    { 'site.md': site, 'post/a.md': post },
    ['post/a.md:1:1 unknown-folder -> posts'],
  ],
  ['one that is near none', { 'site.md': site, 'attic/a.md': post }, ['attic/a.md:1:1 unknown-folder']],
  ['a stray file', { 'site.md': site, 'persn.md': post }, ['persn.md:1:1 unknown-folder -> person.md']],
  [
    'mistakes in several files, all of them',
    { 'site.md': site, 'posts/a.md': '---\ntitle: A\n---\n', 'posts/b.md': '', 'projects/c.md': 'Words' },
    ['posts/a.md:2:1 missing-key', 'posts/b.md:1:1 empty-file', 'projects/c.md:1:1 no-front-matter'],
  ],
])('%s: told', (_, files, expected) => {
  write(files);
  expect(lines()).toEqual(expected);
});

test('what is nobody’s content is left alone', () => {
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
  expect([...content.files].sort()).toEqual([
    'README.md',
    'attic/notes.txt',
    'custom.css',
    'posts/README.md',
    'site.md',
  ]);
});

test('a folder that is not there is a problem, not a crash', () => {
  rmSync(folder, { recursive: true });
  expect(readContent(folder).problems).toMatchObject([
    { severity: 'error', kind: 'no-folder', message: `there is no folder ${folder}` },
  ]);
});

test.each([
  ['to nothing', 'nothing.md', ['collections/recipe.md:1:1 bad-link']],
  ['to itself', 'collections/recipe.md', ['collections/recipe.md:1:1 bad-link']],
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

test('a file that changed is read anew', () => {
  write({ 'site.md': site, 'posts/a.md': post });
  expect(lines()).toEqual([]);
  write({ 'posts/a.md': '---\ntitle: A changed\n---\n' });
  expect(lines()).toEqual(['posts/a.md:2:1 missing-key']);
  write({ 'posts/a.md': post });
  expect(lines()).toEqual([]);
});

test('reading twice gives the same', () => {
  write({ 'site.md': site, 'posts/a.md': post, 'posts/b.md': '' });
  expect(readContent(folder)).toEqual(readContent(folder));
});

test.each([
  ['reads what it says', { 'site.md': site }, 'https://example.org/a'],
  ['is nothing when it is missing', {}, undefined],
  ['is nothing when it is wrong', { 'site.md': '---\ntitle: A\n---\n' }, undefined],
])('site.md by itself %s', (_, files: Record<string, string>, url) => {
  write(files);
  expect(readSite(folder)?.url).toBe(url);
});

describe('the content folder', () => {
  const before = process.env.CONTENT_DIR;
  afterEach(() => {
    if (before === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = before;
  });

  test.each([
    [undefined, join(process.cwd(), 'content')],
    ['docs', join(process.cwd(), 'docs')],
    ['/tmp/site', '/tmp/site'],
  ])('is, with CONTENT_DIR %s, %s', (given, expected) => {
    delete process.env.CONTENT_DIR;
    if (given) process.env.CONTENT_DIR = given;
    expect(contentFolder()).toBe(expected);
  });
});
