import { toFilePath } from './to-file-path';

test.each([
  ['./paper.pdf', 'posts/a/paper.pdf', ''],
  ['paper.pdf#page=3', 'posts/a/paper.pdf', '#page=3'],
  ['../b/index.md?x#y', 'posts/b/index.md', '?x#y'],
  ['../../../up.pdf', '../up.pdf', ''],
  ['%C3%A9t%C3%A9.pdf', 'posts/a/été.pdf', ''],
  ['a%23b.pdf', 'posts/a/a#b.pdf', ''],
  ['100%.png', 'posts/a/100%.png', ''],
])('%s means the file %s', (address, path, rest) => {
  expect(toFilePath('posts/a', address)).toEqual({ path, rest });
});

test('other URLs mean no file beside the text', () => {
  const others = ['/a.pdf', '//example.org/a', 'https://example.org/a.pdf', 'data:,x', '#a', '?a', ''];
  expect(others.filter((address) => toFilePath('posts/a', address))).toEqual([]);
});
