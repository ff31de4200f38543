import type { Files } from './mistakes';

const fence = '```';

const post = (head: readonly string[], ...body: string[]) => ['---', ...head, '---', '', ...body, ''].join('\n');
const text = (...body: string[]) => post(['title: A'], ...body);

/** A Jekyll blog of texts that are damaged in every way that old blogs are, one way in each, and of files that are no pictures. */
export const damagedBlog: Files = {
  '_config.yml': 'title: Old words\nurl: https://words.blog\nlang: xx-nonsense-\n',
  '_posts/2019-01-01-html-in-url.md': text('[words](https://a.blog/<b>x</b> y) and [more](<a href="/x">x</a>)'),
  '_posts/2019-01-02-types.md': post(
    ['title: [A, B]', 'summary: { a: 1 }', 'tags: { x: 1 }', 'cover: true', 'math: maybe', 'series: [[a], [b]]'],
    'Words.',
  ),
  '_posts/2019-01-03-long.md': post(
    [`title: ${'Long '.repeat(100)}`, `summary: ${'word '.repeat(500)}`, `tags: [${'t'.repeat(300)}]`],
    'Words.',
  ),
  '_posts/2019-01-04-same.md': post(['title: Same', 'slug: twin'], 'Words.'),
  '_posts/2019-01-05-same.md': post(['title: Same', 'slug: twin', 'permalink: /2019/01/04/twin.html'], 'Words.'),
  '_posts/2019-01-06-date.md': post(['title: A', 'date: 2019-13-45', 'updated: yesterday', 'expires: 1999-01-01'], 'x'),
  '_posts/2019-02-31-no-day.md': text('Words.'),
  '_posts/2019-01-07-html.md': text('<div><p>open <b>bold', '', '</section>', '<table><tr><td>a', '<!-- never closed'),
  '_posts/2019-01-08-tags.md': text('{{ page.x | upcase }} {% include no.html a="b" %} {% raw %} {{', '{% endif %}'),
  '_posts/2019-01-09-language.md': post(['title: A', 'lang: english-klingon-', 'language: "?"'], 'Words.'),
  '_posts/2019-01-10-tables.md': text(
    '| a | b |',
    '|--|',
    '| 1 | 2 | 3 |',
    '',
    '| a |',
    '| - |',
    '| ![](x.png) | [|](|)',
  ),
  '_posts/2019-01-11-script.md': text(
    '[a](javascript:alert(1)) [b](data:text/html,x) <a href="javascript:x()">c</a> [d](vbscript:x) [e](http://[) [f](mailto:)',
  ),
  '_posts/2019-01-12-pictures.md': post(
    ['title: A', 'image: /img/page.jpg'],
    '![p](/img/page.jpg) ![e](/img/empty.png) ![c](/img/cut.png) ![s](/img/bad.svg) <img src="/img/empty.png">',
    '![x](/img/a b.png) ![y](c:\\x\\y.png) ![z](/img/big.png =100x200)',
    '[page](/img/page.jpg)',
  ),
  '_posts/2019-01-13-names.md': text(
    `![n](/img/${'n'.repeat(240)}.png) ![e](/img/%E0%A4%A.png) ![d](/img/..%2f..%2fx.png)`,
  ),
  [`_posts/2019-01-14-${'long-name-'.repeat(22)}.md`]: text('Words.'),
  '_posts/2019-01-15-footnotes.md': text('Words[^1] and[^2].', '', '[^2]: There.', '[^3]: Unused.'),
  '_posts/2019-01-16-fence.md': text('Words.', '', `${fence}js title="`, 'const a = 1;', '', 'Never closed. {{ x }}'),
  '_posts/2019-01-17-deep.md': text('> '.repeat(150) + 'deep', '', `${'<div>'.repeat(150)}deep`),
  '_posts/2019-01-18-signs.md': text(`Words ${'*_['.repeat(3000)}`),
  '_posts/2019-01-19-comment.md': text('Only %% begins here', '', 'and this must not be lost'),
  '_posts/2019-01-20-code-link.md': text(
    '<a href={props.to}>a</a> <img src={photo} alt="b">',
    '<Component prop={x} />',
  ),
  '_posts/2019-01-21-conflict.md': text('<<<<<<< HEAD', 'mine', '=======', 'theirs', '>>>>>>> other'),
  '_posts/2019-01-22-yaml.md': '---\ntitle: "A\nlist: [a, b\nx: *none\n---\n\nWords.\n',
  '_posts/2019-01-23-signs.md': Buffer.concat([
    Buffer.from('---\ntitle: A\n---\n\nWords '),
    Buffer.from([0xff, 0xfe, 0x07, 0x00, 0xed, 0xa0, 0x80]),
    Buffer.from(' end \uFFFF \u202E.\n'),
  ]),
  '_posts/2019-01-24-formula.md': text(
    '$$',
    '\\frac{',
    '$$',
    '',
    `${fence}mermaid`,
    'graph ???',
    fence,
    '',
    `${fence}chart`,
    'x',
    fence,
  ),
  '_posts/2019-01-25-empty.md': '---\ntitle: ""\n---\n',
  '_posts/2019-01-26-fields.md': post(
    [
      'title: A',
      'canonical: not a url',
      'reply: ""',
      'link: http://',
      'audio: ./none.mp3',
      'authors: [[]]',
      'aliases: ["/a b", "//", "/posts/"]',
    ],
    'Words.',
  ),
  '_posts/2019-01-27-headings.md': text('A\n-\n\n'.repeat(1200)),
  '_posts/2019-01-28-wiki.md': text('[[No such note]] ![[none.png]] [[2019-01-28-wiki#none]] [[|]] #tag'),
  '_posts/2019-01-29-file.md': text(
    '[a](../_layouts/x.html) [b](file:///etc/passwd) [c](2019-01-28-wiki.md#no) <a href="x y">d</a>',
  ),
  '404.md': post(['title: Gone', 'permalink: /404.html'], 'Words.'),
  'tags/index.md': post(['title: Tags'], 'Words.'),
  'img/page.jpg': '<!doctype html><title>Not found</title>',
  'img/empty.png': '',
  'img/cut.png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'img/bad.svg': '<svg><script>',
  [`img/${'n'.repeat(240)}.png`]: 'x',
};
