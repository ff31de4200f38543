import { createNameFinder, resolveName } from '../sourcing/file-names';
import { context } from '../testing/markdown';
import { renderBody } from './render';

const files = [
  'posts/note-a/mill.jpg',
  'posts/note-b.md',
  'posts/sub/note-b.md',
  'posts/deep/sub/note-b.md',
  'a/note-b.md',
];
const { find } = createNameFinder({ files, aliases: [], vault: 'posts' });
const vault = {
  ...context,
  folder: 'posts/deep',
  vault: true,
  findNamed: (target: Parameters<typeof resolveName>[0], folder: string) => resolveName(target, folder, find),
};

test.each([
  ['the nearest of several files', 'posts/deep/x.md', 'sub/note-b', 'posts/deep/sub/note-b.md'],
  ['the one with the shortest path', 'posts/other/x.md', 'note-b', 'posts/note-b.md'],
  ['one from the top of the vault', 'posts/deep/x.md', '/sub/note-b.md', 'posts/sub/note-b.md'],
])('in a vault, a name means %s', (_, from, name, file) => {
  expect(find(name, from)).toEqual([file]);
});

test('outside of it, several files are several', () => {
  expect(find('note-b', 'pages/x.md')).toHaveLength(4);
});

test.each([
  ['a plain link finds its file by name', '[words](note-b.md#Part)', '<a href="/posts/note-b/#part">words</a>'],
  ['a link to nothing is words', '[words](nothing.md) and [[nothing]]', '<a>words</a> and <a>nothing</a>'],
  ['a picture that is not there is words', '![A mill](nothing.png)', '<p>A mill</p>'],
  [
    'a picture that the page may not load is a link',
    '![A mill](https://elsewhere.example/a.png)',
    '<a href="https://elsewhere.example/a.png"',
  ],
  ['links to other sites and within the text stay', '[a](https://elsewhere.example/) [b](#part)', 'href="#part"'],
])('in a note of a vault, %s', async (_, markdown, html) => {
  expect(await renderBody(markdown, vault)).toContain(html);
});

test('a picture is found wherever it lies', async () => {
  expect(await renderBody('![A mill](mill.jpg)', vault)).toContain('<picture>');
});
