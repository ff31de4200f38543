import { toString } from 'mdast-util-to-string';
import { asMarkdown } from './as-markdown';
import { findLinks } from './find-links';
import { parseMarkdown } from './parse';

test.each([
  'Read [the guide](guide.md) first.',
  '![a](b.png), [c][d] and [e]: f',
  'Written `[text](target)`, or \\`so\\`',
  'The <b> element, <!-- and </b>',
  '1 < 2 [sic] \\',
])('%s stays as it is', (words) => {
  const markdown = asMarkdown(words);
  const tree = parseMarkdown(`# ${markdown}`);
  expect(toString(tree)).toBe(words);
  expect(findLinks(tree, markdown)).toEqual([]);
});

test('words without Markdown syntax are not changed', () =>
  expect(asMarkdown('A snake_case name: 1 < 2, <https://a.test>')).toBe('A snake_case name: 1 < 2, <https://a.test>'));
