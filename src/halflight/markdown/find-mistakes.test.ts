import { readFacts } from './text-facts';

test.each([
  ['a <blink>b</blink>', 1, 3, /<blink> is not allowed in a text/],
  ['a\n\n<iframe src="x"></iframe>', 3, 1, /on a line of its own becomes a card/],
  ['<b class="x"\n  onclick="y">z</b>', 2, 3, /"onclick" is not allowed on <b>.*allowed there: class/],
  ['<img alt="" src="b.png" width="50%">', 1, 25, /^width="50%" is not allowed on <img>.*: write the pixels/],
  ['<Image alt="a" src={photo} />', 1, 20, /^\{photo\} is MDX code.*: write !\[what it shows\]\(\.\/file\.jpg\)$/],
  ['a <a href={url}>b</a>', 1, 11, /^\{url\} is MDX code.*: write \[words\]\(/],
  ['<p dir="left">a</p>', 1, 4, /^dir="left" is not allowed on <p>, and is left out: write one of: ltr, rtl, auto$/],
  ['<video src="a.mp4" loop autoplay></video>', 1, 25, /^"autoplay" is not allowed on <video>.*add "muted"/],
  ['[a](javascript:b)', 1, 1, /href="javascript:b" is not allowed on <a>/],
  ['<b id="_content">a</b>', 1, 4, /id="_content"/],
  ['A $\\foo$', 1, 3, /formula cannot be read: unsupported function name: \\foo$/],
  ['A \\ref{a}\n\n$$\nx \\label{ab}\n$$', 1, 3, /^\\ref\{a\} refers to no equation in this text/],
  [
    '$$\n\\begin{align*}x \\label{a}\\end{align*}\n$$\n\n$x\\label{b}$',
    5,
    1,
    /^the label "b" is on an equation without a number/,
  ],
  ['$$\nx\\label{a}\n$$\n\n- b\n\n  $$\n  y\\label{a}\n  $$', 7, 3, /^an equation above also has the label "a"/],
  ['A $x+\\ref{a}$', 1, 6, /^\\ref\{a\} refers to no equation in this text/],
  ['a\n\n```mermaid\npie\n```', 3, 1, /diagram cannot be drawn/],
  ['a\n\n```mermaid\nflowchart LR\n  A --> B\n  A --x C\n```', 6, 1, /this cannot be drawn: A --x C$/],
  ['a <constructor>b</constructor>', 1, 3, /<constructor> is not allowed in a text.*the guide/],
  ['> [!NOTES]\n> a', 1, 3, /\[!NOTES\] is not a kind of callout/],
])('of %j the place is %i:%i', (markdown, line, column, message) => {
  const [found, ...others] = readFacts(markdown, { math: true }).mistakes;
  expect(found).toMatchObject({ line, column });
  expect(found?.message).toMatch(message);
  expect(others).toEqual([]);
});

test.each([
  ['a\n\n<template>\n\nb **c**\n\nd', '3:1', 'template'],
  ['a <object data="b"> c\n\nd </template>', '1:3', 'object'],
  ['- <noscript>\n\n  a\n- b', '1:3', 'noscript'],
])('%j loses what follows', (markdown, place, name) => {
  const mistakes = readFacts(markdown).mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(mistakes).toEqual([
    `${place} <${name}> is not allowed in a text, and is left out with all that follows: </${name}> is missing`,
  ]);
});

test.each(['<template>\na\n</template >\n\nb', 'a <object data="b" /> c'])(
  '%j loses only what is in it',
  (markdown) => {
    expect(readFacts(markdown).mistakes).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/is left out: the guide/) as string }),
    ]);
  },
);

test.each([
  ['<tt>a</tt>', 'code'],
  ['<vidoe>a</vidoe>', 'video'],
])('in place of %s there is <%s>', (markdown, suggestion) => {
  expect(readFacts(markdown).mistakes).toEqual([expect.objectContaining({ suggestion })]);
});

test('a shortcode that looks like an element is reported once, as what it is', () => {
  const { mistakes } = readFacts('{{<chart name="a">}}\n\n{{< chart >}}\n\nA {{<chart>}} b', {});
  expect(mistakes.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^1 "\{\{<chart" is a Hugo shortcode/),
    expect.stringMatching(/^3 "\{\{< chart" is a Hugo shortcode/),
    expect.stringMatching(/^5 "\{\{<chart" is a Hugo shortcode/),
  ]);
});

test.each([['<Card>\na\n</Card>'], ['a <Note/>']])('%j is an MDX component, and no slip of the pen', (markdown) => {
  const [, name] = /<(\w+)/.exec(markdown) ?? [];
  const [found, ...others] = readFacts(markdown).mistakes;
  expect(found?.message).toMatch(`<${name}> is not allowed in a text, and is left out: it is an MDX component`);
  expect(found).not.toHaveProperty('suggestion');
  expect(others).toEqual([]);
});

test('elements that only style belong in custom.css', () => {
  const [found, ...others] = readFacts('<CENTER>a</CENTER>').mistakes;
  expect(found?.message).toMatch('styles belong in custom.css');
  expect(others).toEqual([]);
});

test.each([
  'Words, `<blink>`, <https://example.org/>, a < b > c, AT&T.',
  '```html\n<iframe onload="x"></iframe>\n```',
  '<details open>\n<summary>a</summary>\n\nb[^1]\n\n</details>\n\n[^1]: c',
  'From $1 to $2, [tel](tel:+44) and [post](mailto:a@example.org).',
  '[a](Https://example.org/), <HTTPS://example.org/>, [post](Mailto:a@example.org), ![a](HTTPS://example.org/a.png)',
  '```mermaid\nflowchart LR\n A-->B\n```',
  '<img src="a.png" alt="b" width="50px" height="20.5"> <img src="a.png" alt="b" height="auto">',
  '<p lang="" dir="RTL">a</p><video preload src="a.mp4" autoplay muted></video><ol type="A" start="-1"><li value="3">a</li></ol>',
])('%j has none', (markdown) => {
  expect(readFacts(markdown).mistakes).toEqual([]);
});

test('words without a known position are read too', () => {
  expect(readFacts('- [x] $x$\n- [ ] \\ref{b}\n\n<b>a</b>', { math: true }).mistakes).toHaveLength(1);
});
