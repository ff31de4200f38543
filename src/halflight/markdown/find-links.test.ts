import { readFacts } from './text-facts';

const texts: Record<string, [string, ...[type: string, target: string, place: string, alt?: string][]]> = {
  'a link': ['See [it](a.md).', ['link', 'a.md', '1:10']],
  'a picture without words': ['Text\n\n![](mill.jpg "Title")', ['image', 'mill.jpg', '3:5', '']],
  'a picture that is a link': [
    '[![Mill](mill.jpg)](mill.md)',
    ['image', 'mill.jpg', '1:10', 'Mill'],
    ['link', 'mill.md', '1:21'],
  ],
  references: [
    '[it][a] and ![M][b]\n\n[a]: a.md\n[b]: <b c.jpg>',
    ['link', 'a.md', '3:6'],
    ['image', 'b c.jpg', '4:7'],
  ],
  'a reference to a picture without words': [
    '![][b]\n\n[b]: b.jpg',
    ['image', 'b.jpg', '1:1', ''],
    ['image', 'b.jpg', '3:6'],
  ],
  'a link in a list in a quotation': ['> - one\n> - [two](b.md)', ['link', 'b.md', '2:11']],
  'a link whose words are on two lines': ['[one\ntwo](b.md)', ['link', 'b.md', '2:6']],
  'a target that its words name too': ['[b.md](b.md)', ['link', 'b.md', '1:8']],
  HTML: ['<a href="a.md?x=1&amp;y">b</a>', ['link', 'a.md?x=1&y', '1:10']],
  'a component that is read as a picture': [
    '<Image src="./a.jpg" />\n\n<image src="b.jpg" alt="b">',
    ['image', './a.jpg', '1:13', ''],
    ['image', 'b.jpg', '3:13'],
  ],
  'code of MDX': ['<Image src={photo} /> <a href={url}>a</a>'],
  'a choice of pictures in HTML': [
    '<picture><source srcset="a.avif, b.avif 2x"><img alt="" src="./c.png"></picture>',
    ['image', 'a.avif', '1:26'],
    ['image', 'b.avif', '1:26'],
    ['image', './c.png', '1:62'],
  ],
  'comments and escaped brackets': ['<!-- [x](a.md) <a href="b.md"> -->\n\n\\[x](a.md)'],
  code: ['`[x](a.md)`\n\n    [x](a.md)\n\n```md\n[x](a.md)\n```'],
};

test.each(Object.entries(texts))('%s', (_, [markdown, ...expected]) => {
  const found = readFacts(markdown).links.map(({ type, target, line, column, alt }) => [
    type,
    target,
    `${line}:${column}`,
    ...(alt === undefined ? [] : [alt]),
  ]);
  expect(found).toEqual(expected);
});
