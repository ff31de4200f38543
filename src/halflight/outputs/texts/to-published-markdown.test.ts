import { toPublishedMarkdown } from './to-published-markdown';

const known: Record<string, string> = {
  './photo.jpg': 'https://example.org/static/1/photo.jpg',
  '../other.md': 'https://example.org/posts/other/',
  './drawn.svg': 'https://example.org/posts/own/',
  '/about': 'https://example.org/about/',
  './odd.pdf': 'https://example.org/odd (1).pdf',
};

test.each([
  ['a link', 'See [*the* other](../other.md).', 'See [*the* other](https://example.org/posts/other/).'],
  ['a title', '[x](/about "The \\"one\\"")', '[x](https://example.org/about/ "The \\"one\\"")'],
  ['a picture', '![A [b] c](./photo.jpg)', '![A \\[b\\] c](https://example.org/static/1/photo.jpg)'],
  ['a drawing that is a part of its page', '![A](./drawn.svg)', '[A](https://example.org/posts/own/)'],
  [
    'a picture in a link',
    '[![A](./photo.jpg)](../other.md)',
    '[![A](https://example.org/static/1/photo.jpg)](https://example.org/posts/other/)',
  ],
  ['words that end in a line break', '- [x\n  ](../other.md)', '- [x\n  ](https://example.org/posts/other/)'],
  ['the same in a quotation', '> [x\n> ](../other.md)', '> [x\n> ](https://example.org/posts/other/)'],
  ['an address with blanks', '[x](./odd.pdf)', '[x](<https://example.org/odd (1).pdf>)'],
  ['a definition', '[x][y]\n\n[y]: ../other.md "Other"', '[x][y]\n\n[y]: https://example.org/posts/other/ "Other"'],
  ['HTML', `<img alt="" src='./photo.jpg'>`, '<img alt="" src="https://example.org/static/1/photo.jpg">'],
])('%s', (_, written, published) => {
  expect(toPublishedMarkdown(written, (target) => known[target])).toBe(published);
});

test.each([
  ['what is no link', '`[x](../other.md)`\n\n```md\n![A](./photo.jpg)\n```'],
  ['what leads out', 'https://example.com, <https://example.com> and [x](https://example.com)'],
  ['what the site adds to Markdown', '> [!NOTE]\n> $a_b$\n\n* one\n+ two\n\nTerm\n: Definition'],
])('%s stays as it is written', (_, written) => {
  expect(toPublishedMarkdown(written, (target) => known[target])).toBe(written);
});

test.each([
  ['a definition that nothing refers to', 'a\n\n[//]: # (SECRET)\n\nb', 'a\n\nb'],
  ['one with an empty target', '[comment]: <> (SECRET)\nb', 'b'],
  ['a second definition of a name', '[x]\n\n[x]: #a\n[x]: #b "SECRET"\n', '[x]\n\n[x]: #a\n'],
  ['a footnote that nothing refers to', 'a\n\n[^1]: SECRET\n\nb', 'a\n\nb'],
  ['a comment', 'a <!-- SECRET --> b\n\n<!--\nSECRET\n\nSECRET\n-->\n\nc', 'a  b\n\nc'],
  ['a script', '<script>\n\n"<!-- SECRET"\n\n</script>\n\nb', 'b'],
  ['a style', '<style>.SECRET {}</style>\n\nb', 'b'],
  ['an empty template', '<Template name="a" />\n\nb', 'b'],
  ['a template around paragraphs', '<template>\n\n<template>a</template>\n\nSECRET\n\n</template>\n\nb', 'b'],
  ['a template in a sentence', 'a <template>SECRET</template>b', 'a b'],
  ['an object that is never closed', 'a\n\n<object data="x">\n\nSECRET', 'a\n\n'],
])('%s is left out', (_, written, published) => {
  expect(toPublishedMarkdown(written, (target) => known[target])).toBe(published);
});

test('used definitions are kept', () => {
  const written = '[a][X], ![b][y], [z] and c[^1]\n\n[x]: #a "A"\n[Y]: #b\n[Z]: #c\n[^1]: A note';
  expect(toPublishedMarkdown(written, (target) => known[target])).toBe(written);
});

test.each([
  ['alone', '```ts file="a.ts"\n```', '```ts file="a.ts"\none();\n\ntwo();\n```'],
  ['in a list', '- x\n\n  ```ts file="a.ts"\n  ```', '- x\n\n  ```ts file="a.ts"\n  one();\n\n  two();\n  ```'],
  ['in a quotation', '> ~~~ file=a.ts\n> ~~~', '> ~~~ file=a.ts\n> one();\n>\n> two();\n> ~~~'],
  ['with fences', '```md file="b.md"\n```', '````md file="b.md"\n```\nx\n```\n````'],
  ['that cannot be shown', '```ts file="c.ts"\n```', '```ts file="c.ts"\n```'],
])('code from a file, %s', (_, written, published) => {
  const code: Record<string, string> = { 'a.ts': 'one();\n\ntwo();', 'b.md': '```\nx\n```' };
  expect(
    toPublishedMarkdown(
      written,
      () => undefined,
      {},
      ({ file }) => code[file],
    ),
  ).toBe(published);
});
