import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describeProblems } from '../sourcing/describe-problems';
import { checkContent } from './check-content';

/** One mistake of each kind that an author can make, each told with its place, by its name, and with the nearest right word. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halflight-'));
  write({ 'site.md': site() });
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = (...more: string[]) => page(['title: Site', 'url: https://example.org/', ...more]);
const page = (lines: readonly string[], body = '') => ['---', ...lines, '---', body].join('\n');
const post = (lines: readonly string[] = [], body = '') => page(['title: A', 'date: 2026-01-01', ...lines], body);

function write(files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Everything the check says, a line each: `file:line:column severity kind: message -> suggestion`. */
function told(): string[] {
  return checkContent(folder).problems.map(
    ({ file, line, column, severity, kind, message, suggestion }) =>
      `${file}:${line}:${column} ${severity} ${kind}: ${message}${suggestion ? ` -> ${suggestion}` : ''}`,
  );
}

type Files = Record<string, string | Buffer>;

const photo = 'e2e/content/portrait.jpg';
const withPhoto = (path: string) => () => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(photo, join(folder, path));
};

test.each<[string, Files, (string | RegExp)[]]>([
  [
    'HTML that is left out',
    { 'posts/a.md': post([], 'Words.\n\n<b onclick="x">a</b> <vidoe></vidoe>') },
    [
      /^posts\/a\.md:7:4 warning html-left-out: "onclick" is not allowed on <b>, and is left out; allowed there: class, /,
      /^posts\/a\.md:7:22 warning html-left-out: <vidoe> is not among the HTML .* -> video$/,
    ],
  ],
  [
    'a formula, where there are formulas',
    { 'posts/a.md': post(['math: true'], 'A $\\foo$.'), 'posts/b.md': post([], 'A $\\foo$.') },
    ['posts/a.md:6:3 warning bad-formula: the formula cannot be read: unsupported function name: \\foo'],
  ],
  [
    'a diagram',
    { 'posts/a.md': post([], '```mermaid\npie\n```') },
    [
      /^posts\/a\.md:5:1 warning bad-diagram: the diagram cannot be drawn, and is shown as code: its kind is not known: "pie"/,
    ],
  ],
  [
    'a callout of no kind',
    { 'posts/a.md': post([], '> [!NOTES]\n> a') },
    [/^posts\/a\.md:5:3 warning unknown-callout: \[!NOTES\] is no kind of callout.* -> NOTE$/],
  ],
  [
    'a callout that other tools know',
    { 'posts/a.md': post([], '> [!info]\n> a') },
    [/^posts\/a\.md:5:3 warning unknown-callout: \[!info\] is no kind of callout.* -> NOTE$/],
  ],
  [
    'a diagram whose kind has a slip in it',
    { 'posts/a.md': post([], '```mermaid\nflowchat LR\n A --> B\n```') },
    [/its kind is not known: "flowchat"; there are: flowchart, .* -> flowchart$/],
  ],
  [
    'a diagram with an arrow to nowhere',
    { 'posts/a.md': post([], '```mermaid\nflowchart LR\n A -->\n```') },
    [/as code: its arrow cannot be read$/],
  ],
  [
    'a film that is not there, beside one that is and a video elsewhere',
    {
      'posts/a.md': post(
        [],
        '![a](flim.mp4)\n\n![b](film.mp4)\n\n![c](https://vimeo.com/1)\n\n<video src="no.mp4"></video>',
      ),
      'posts/film.mp4': 'x',
    },
    [
      'posts/a.md:5:6 error dangling-link: "flim.mp4" leads nowhere: there is no file posts/flim.mp4 -> film.mp4',
      /^posts\/a\.md:11:13 error dangling-link: "no\.mp4" leads nowhere/,
    ],
  ],
  ['an empty file', { 'posts/a.md': '' }, ['posts/a.md:1:1 error empty-file: the file is empty']],
  ['no front matter', { 'posts/a.md': 'Words.\n' }, [/^posts\/a\.md:1:1 error no-front-matter: /]],
  [
    'bytes that are not UTF-8',
    { 'posts/a.md': Buffer.concat([Buffer.from('---\ntitle: Caf'), Buffer.from([0xe9]), Buffer.from('\n---\n')]) },
    ['posts/a.md:2:11 error not-utf8: the file is not written in UTF-8; save it in that encoding'],
  ],
  [
    'a NUL',
    { 'posts/a.md': post([], 'Words\nand\u0000more.') },
    ['posts/a.md:6:4 error control-character: the file contains a character that is not text (U+0000, NUL); delete it'],
  ],
  ['a byte order mark, which is accepted', { 'posts/a.md': `\uFEFF${post()}` }, []],
  ['CRLF, which is accepted', { 'posts/a.md': post(['tags: [x]'], 'Words.').replaceAll('\n', '\r\n') }, []],
  [
    'an unknown folder, with the nearest',
    { 'post/a.md': post() },
    [/^post\/a\.md:1:1 error unknown-folder: nothing is read from here; .* -> posts$/],
  ],
  [
    'a file name that makes no address',
    { 'posts/what?.md': post() },
    [/^posts\/what\?\.md:1:1 error bad-slug: .* -> what$/],
  ],
  [
    'two pages with one address',
    { 'posts/a.md': post(), 'posts/a/index.md': post() },
    [
      /^posts\/a\.md:1:1 error duplicate-url: two pages want the address \/posts\/a\/: posts\/a\/index\.md and posts\/a\.md/,
    ],
  ],
  [
    'an alias that is an address',
    { 'posts/a.md': post(['aliases: [/posts/b]']), 'posts/b.md': post() },
    ['posts/a.md:4:11 error duplicate-url: the alias "/posts/b" is the address of posts/b.md'],
  ],
  [
    'an alias that two entries had',
    { 'posts/a.md': post(['aliases:', '  - /old/']), 'posts/b.md': post(['aliases: [/old]']) },
    ['posts/a.md:5:5 error duplicate-url: the alias "/old/" is an alias of posts/b.md too'],
  ],
  [
    'a picture that is not there, with the nearest',
    { 'posts/a/index.md': post(['cover: { src: ./covr.jpg, alt: A }']), 'posts/a/cover.jpg': 'x' },
    ['posts/a/index.md:4:15 error missing-image: there is no picture posts/a/covr.jpg -> cover.jpg'],
  ],
  [
    'a picture that cannot be read',
    { 'posts/a/index.md': post(['cover: ./cover.jpg']), 'posts/a/cover.jpg': 'no picture' },
    [/^posts\/a\/index\.md:4:8 error unreadable-image: \.\/cover\.jpg cannot be read as a picture/],
  ],
  [
    'a picture of a kind that is not published',
    { 'posts/a/index.md': post([], '![A](./a.tiff)'), 'posts/a/a.tiff': 'x' },
    [
      /^posts\/a\/index\.md:5:6 error unreadable-image: \.\/a\.tiff is no picture that can be published; allowed: \.avif/,
    ],
  ],
  [
    'a picture without alt in front matter',
    { 'projects/a/index.md': page(['title: A', 'gallery:', '  - { src: ./icon.svg }']), 'projects/a/icon.svg': svg() },
    [/^projects\/a\/index\.md:4:5 error missing-key: "gallery\[1\]\.alt" is missing: say what the image shows/],
  ],
  [
    'a picture without alt in the text',
    { 'posts/a/index.md': post([], 'Words.\n\nSee ![](./icon.svg).'), 'posts/a/icon.svg': svg() },
    [/^posts\/a\/index\.md:7:9 warning no-alt: the picture \.\/icon\.svg does not say what it shows/],
  ],
  [
    'a picture on another site',
    {
      'posts/a.md': post(
        ['cover: { src: https://img.example.com/a.jpg, alt: A }'],
        '![A](https://img.example.com/b.jpg)',
      ),
    },
    [
      /^posts\/a\.md:4:15 error foreign-image: the picture lies on another site \(img\.example\.com\): put it beside the file, or list/,
      /^posts\/a\.md:6:6 error foreign-image/,
    ],
  ],
  [
    'a picture on another site that is listed, which is accepted',
    {
      'site.md': site('images: { hosts: [img.example.com] }'),
      'posts/a.md': post([], '![A](https://img.example.com/b.jpg)'),
    },
    [],
  ],
  [
    'a link to a file that is not there, with the nearest',
    { 'posts/a.md': post([], 'Words.\n\nSee [it](../projects/engin.md).'), 'projects/engine.md': page(['title: E']) },
    [
      'posts/a.md:7:10 error dangling-link: "../projects/engin.md" leads nowhere: there is no entry in projects/engin.md -> ../projects/engine.md',
    ],
  ],
  [
    'a link to a heading that is not there, with the nearest',
    { 'posts/a.md': post([], '[it](b.md#the-mil)'), 'posts/b.md': post([], '## The mill\n') },
    [
      'posts/a.md:5:6 error dangling-link: "b.md#the-mil" leads to no heading: posts/b.md has none that makes "#the-mil" -> b.md#the-mill',
    ],
  ],
  [
    'a link to an address that is not there, with the nearest',
    {
      'pages/index.md': page(['title: H', 'sections:', '  - type: hero', '    actions: [{ label: L, to: /abuot/ }]']),
      'pages/about.md': page(['title: A']),
    },
    ['pages/index.md:5:31 error dangling-link: "/abuot/" is no page of this site -> /about/'],
  ],
  [
    'a link to an entry without a page',
    { 'posts/a.md': post([], '[her](../people/ada.md)'), 'people/ada.md': page(['name: Ada']) },
    ['posts/a.md:5:7 error dangling-link: "../people/ada.md" leads nowhere: people/ada.md has no page of its own'],
  ],
  [
    'a link to an address of before',
    { 'posts/a.md': post([], '[it](/old/)'), 'posts/b.md': post(['aliases: [/old/]']) },
    ['posts/a.md:5:6 error dangling-link: "/old/" is an address of before -> /posts/b/'],
  ],
  [
    'a link in the Markdown of a setting',
    { 'site.md': site('footer:', '  text: See [it](/nothing/).') },
    ['site.md:5:9 error dangling-link: "/nothing/" is no page of this site'],
  ],
  [
    'an author who is nobody, with the nearest',
    { 'posts/a.md': post(['authors: [aad]']), 'people/ada.md': page(['name: Ada']) },
    ['posts/a.md:4:11 error dangling-reference: there is no "aad" in people/; there are: ada -> ada'],
  ],
  [
    'a series with a slip in its name',
    {
      'posts/a.md': post(['series: The Notes']),
      'posts/b.md': post(['series: The Notes']),
      'posts/c.md': post(['series: The Nots']),
    },
    ['posts/c.md:4:9 warning dangling-series: the series "The Nots" has no other part -> The Notes'],
  ],
  [
    'a tag that nothing has, with the nearest',
    {
      'pages/index.md': page(['title: H', 'sections:', '  - { type: posts, tag: engins }']),
      'posts/a.md': post(['tags: [engines]']),
    },
    [/^pages\/index\.md:4:25 warning unknown-tag: nothing has the tag "engins", .*; there are: engines -> engines$/],
  ],
  [
    'a tag written in two ways',
    {
      'posts/a.md': post(['tags: [Engines]']),
      'posts/b.md': post(['tags: [engines]']),
      'posts/c.md': post(['tags: [engines]']),
    },
    [
      'posts/a.md:4:8 warning similar-tag: the tag "Engines" is written "engines" elsewhere; write it one way -> engines',
    ],
  ],
  [
    'a text that no section of its page shows',
    {
      'pages/index.md': `${page(['title: H', 'sections:', '  - { type: social }'])}\nWords.\n`,
      'pages/about.md': `${page(['title: A', 'sections:', '  - { type: prose }'])}\nWords.\n`,
    },
    [/^pages\/index\.md:\d+:1 warning hidden-body: no section shows this text/],
  ],
  [
    'a word that asks for what there is not',
    { 'site.md': page(['title: A', 'url: https://example.org', 'words: { rating: "{ratng} of 5", menu: "{a}" }']) },
    [
      /^site\.md:4:18 error .*"words\.rating" can have \{rating\} in it, and no other name in braces/,
      /^site\.md:4:40 error .*"words\.menu" has nothing to fill in/,
    ],
  ],
  [
    'two tags whose pages would have one address, with words for the signs of one',
    {
      'posts/a.md': post(['tags: [C++]']),
      'posts/b.md': post(['tags: [C++, x]']),
      'projects/c.md': page(['title: A', 'tags: [C]']),
    },
    [
      'posts/a.md:4:8 error duplicate-url: the tags "C++" and "C" would have one address, /tags/c/: addresses are made of letters and digits -> C plus plus',
      'posts/b.md:4:8 error duplicate-url: the tags "C++" and "C" would have one address, /tags/c/: addresses are made of letters and digits -> C plus plus',
    ],
  ],
  [
    'a tag that can have no address',
    { 'posts/a.md': post(['tags: ["++"]']) },
    [
      'posts/a.md:4:8 error duplicate-url: the tag "++" can have no address: it has neither letters nor digits -> plus plus',
    ],
  ],
  [
    'a post that is gone before it appears',
    { 'posts/a.md': post(['expires: 2025-12-31']) },
    ['posts/a.md:4:10 error end-before-start: "expires" must not lie before "date"'],
  ],
  [
    'a page in the place of the list of tags',
    { 'posts/a.md': post(['tags: [x]']), 'pages/tags.md': page(['title: Tags']) },
    [/^pages\/tags\.md:1:1 error duplicate-url: two pages want the address \/tags\/: /],
  ],
  [
    'a post in the place of the archive',
    { 'posts/archive.md': post() },
    [/^posts\/archive\.md:1:1 error duplicate-url: two pages want the address \/posts\/archive\/: /],
  ],
  [
    'two sections with one id',
    { 'pages/index.md': page(['title: H', 'sections:', '  - { type: prose, id: x }', '  - { type: social, id: x }']) },
    [/^pages\/index\.md:5:25 error duplicate-id: the id "x" belongs to a section above/],
  ],
  [
    'two people of one name',
    { 'people/ada.md': page(['name: A']), 'people/x/ada.md': page(['name: B']) },
    [/^people\/x\/ada\.md:1:1 error duplicate-name: "ada" is the name of people\/ada\.md too/],
  ],
  [
    'a quote without a quote',
    { 'testimonials/a.md': page(['name: A']) },
    [/^testimonials\/a\.md:3:1 error empty-body: there is nothing below the front matter: /],
  ],
  [
    'links to what has mistakes of its own, which are not wrong',
    {
      'posts/a.md': post(['authors: [ada]'], '[b](b.md#x) [b](/posts/b/) [c](../pages/c.md)'),
      'posts/b.md': post(['tgas: [x]']),
      'people/ada.md': page(['nmae: A']),
      'pages/c.md': page(['sumary: C']),
    },
    [
      /^pages\/c\.md:2:1 error missing-key: "title"/,
      /^pages\/c\.md:2:1 error unknown-key: "sumary"/,
      /^people\/ada\.md:2:1 error missing-key: "name"/,
      /^people\/ada\.md:2:1 error unknown-key: "nmae"/,
      /^posts\/b\.md:4:1 error unknown-key: "tgas"/,
    ],
  ],
  [
    'a site.md with mistakes, which is all that is told of what depends on it',
    { 'site.md': site('collections: { posts: { path: notes } }'), 'posts/a.md': post([], '[all](/notes/)') },
    [/^site\.md:4:31 error .*"collections\.posts\.path" must be a path such as \/work\//],
  ],
  [
    'an unquoted # that would cut a value off',
    {
      'posts/a.md': page(['title: The #1 mistake', 'date: 2026-01-01']),
      'site.md': site('theme:', '  accent: #b4532a'),
    },
    [
      /^posts\/a\.md:2:11 error yaml: .*a space and # begin a comment; .* must be quoted -> title: "The #1 mistake"$/,
      /^site\.md:5:\d+ error yaml: .* must be quoted/,
    ],
  ],
  [
    'comments, which are accepted',
    { 'posts/a.md': post(['tags: [x] # a comment', '# another', 'summary: A # b', '#off: x']) },
    [],
  ],
  [
    'a post about git, which is accepted',
    { 'posts/a.md': post([], '```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n```\n') },
    [],
  ],
  [
    'two series of two years, which are accepted',
    {
      'posts/a.md': post(['series: Notes 2025']),
      'posts/b.md': post(['series: Notes 2025']),
      'posts/c.md': post(['series: Notes 2026']),
    },
    [],
  ],
  [
    'times that say their zones, which are compared as instants',
    {
      'events/a.md': page(['title: A', 'start: 2026-05-14T23:00Z', 'end: 2026-05-14T20:00-05:00']),
      'events/b.md': page(['title: B', 'start: 2026-05-14T10:00+00:00', 'end: 2026-05-14T11:00+05:00']),
      'events/c.md': page(['title: C', 'start: 2026-05-14T18:30+25:00']),
    },
    [/^events\/b\.md:4:6 error end-before-start/, /^events\/c\.md:3:8 error bad-date/],
  ],
  [
    'a short item that is wrong',
    { 'person.md': page(['name: A', 'social: [github.com/ada]']) },
    [
      /^person\.md:3:10 error bad-url: "social\[1\]\.url" must be a full address .*; found "github\.com\/ada" -> https:\/\/github\.com\/ada$/,
    ],
  ],
  [
    'an icon that is no icon',
    { 'site.md': site('icon: ./icon.jpg') },
    [/^site\.md:4:7 error .*"icon" must be an SVG or PNG file beside site\.md/],
  ],
  [
    'a name that nobody uses',
    { 'posts/a.md': page(['title: &Co KG', 'date: 2026-01-01']) },
    [/^posts\/a\.md:2:\d+ error yaml: .*a value that begins with & must be quoted/],
  ],
  [
    'everything that is wrong with a file, its fields and its links, at once',
    {
      'posts/a.md': page(
        ['titel: A', 'date: 2026-01-01', 'cover: ./nope.jpg', 'canonical: 3', 'authors: [[x]]'],
        '[x](nope.md)',
      ),
      'posts/b.md': page(['title: A: b', 'date: 2026-01-01'], '![B](nope.png)'),
    },
    [
      /^posts\/a\.md:2:1 error missing-key/,
      /^posts\/a\.md:2:1 error unknown-key/,
      /^posts\/a\.md:4:8 error missing-image: there is no picture posts\/nope\.jpg/,
      /^posts\/a\.md:5:12 error bad-url/,
      /^posts\/a\.md:6:11 error wrong-type/,
      /^posts\/a\.md:8:5 error dangling-link/,
      /^posts\/b\.md:2:8 error yaml/,
      /^posts\/b\.md:5:6 error missing-image/,
    ],
  ],
  [
    'links and pictures in HTML',
    {
      'posts/a.md': post(
        [],
        [
          'See <a class="x" href="nope.md">it</a> and <img src="./nope.png" alt="A">.',
          '<div>\n<img src="https://img.example.com/a.png" alt="">\n<img src=./icon.svg>\n</div>',
          '<!-- <a href="nope.md"> -->',
          'And `<a href="nope.md">`.',
        ].join('\n\n'),
      ),
      'posts/icon.svg': svg(),
    },
    [
      'posts/a.md:5:24 error dangling-link: "nope.md" leads nowhere: there is no entry in posts/nope.md',
      /^posts\/a\.md:5:54 error missing-image: there is no picture posts\/nope\.png/,
      /^posts\/a\.md:8:11 error foreign-image: the picture lies on another site \(img\.example\.com\)/,
      /^posts\/a\.md:9:10 warning no-alt: the picture \.\/icon\.svg does not say what it shows/,
    ],
  ],
  [
    'links and pictures in code, which are none',
    { 'posts/a.md': post([], '`[x](nothing.md)`\n\n```md\n![](nothing.png) [y](/nothing/)\n```\n') },
    [],
  ],
  [
    'links that are right, however they are written',
    {
      'posts/a b.md': post(['slug: a-b']),
      'posts/a.md': post(
        [],
        [
          '## A heading with `code`',
          '[self](#a-heading-with-code) [file](<a b.md>) [escaped](a%20b.md) [path](/posts/a-b) [ref][r] [out](https://x.example/)',
          '[mail](mailto:a@example.org) [list](/posts/?page=2#content) [paper](./paper.pdf) [icon](/favicon.ico)',
          '[feed](/feed.xml) [text](/posts/a/index.md) [calendar](/events/calendar.ics)',
          '[![a picture that is a link](icon.svg)](a.md)',
          '',
          '[r]: a.md "title"',
        ].join('\n\n'),
      ),
      'posts/paper.pdf': 'x',
      'posts/icon.svg': svg(),
    },
    [],
  ],
])('%s', (_, files, expected) => {
  write(files);
  const found = told();
  expect(found).toHaveLength(expected.length);
  for (const line of expected)
    expect(found).toContainEqual(typeof line === 'string' ? line : (expect.stringMatching(line) as string));
});

function svg(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
}

describe('pictures', () => {
  test('that are too large', async () => {
    const draw = (width: number) =>
      sharp({ create: { width, height: 4, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
    write({
      'posts/a/index.md': post([], '![A](./huge.png)\n![B](./large.png)\n![C](./heavy.png)\n![D](./good.png)'),
      'posts/a/huge.png': await draw(12_001),
      'posts/a/large.png': await draw(6001),
      'posts/a/heavy.png': await draw(100),
      'posts/a/good.png': await draw(6000),
    });
    truncateSync(join(folder, 'posts/a/heavy.png'), 21 * 1024 * 1024);
    expect(told()).toEqual([
      'posts/a/index.md:5:6 error oversized-image: ./huge.png is 12001 × 4 pixels; at most 12000 on a side are allowed',
      'posts/a/index.md:6:6 warning large-image: ./large.png is 6001 × 4 pixels; 6000 on a side are plenty',
      'posts/a/index.md:7:6 error oversized-image: ./heavy.png has 21 MB; at most 20 MB are allowed',
    ]);
  });

  test('that broke off', () => {
    write({ 'posts/a/index.md': post(['cover: ./cover.jpg']) });
    withPhoto('posts/a/cover.jpg')();
    expect(told()).toEqual([]);
    truncateSync(join(folder, 'posts/a/cover.jpg'), 2000);
    expect(told()).toEqual([
      'posts/a/index.md:4:8 error unreadable-image: ./cover.jpg is cut off before its end; copy the file once more',
    ]);
  });
});

describe('symbolic links', () => {
  const outside = mkdtempSync(join(tmpdir(), 'halflight-'));
  afterAll(() => rmSync(outside, { recursive: true }));

  test('out of the folder, or to nothing, are refused', () => {
    writeFileSync(join(outside, 'b.md'), post());
    mkdirSync(join(folder, 'posts'));
    symlinkSync(join(outside, 'b.md'), join(folder, 'posts/b.md'));
    symlinkSync(outside, join(folder, 'posts/outside'));
    symlinkSync(join(folder, 'nothing.md'), join(folder, 'posts/c.md'));
    expect(told()).toEqual(
      ['b.md', 'c.md', 'outside'].map(
        (name) =>
          `posts/${name}:1:1 error bad-link: is a symbolic link that leads out of the content folder, or nowhere; put the file itself here`,
      ),
    );
  });

  test('within it are followed, and not for ever', () => {
    write({ 'posts/a.md': post() });
    symlinkSync(join(folder, 'posts/a.md'), join(folder, 'posts/b.md'));
    symlinkSync(join(folder, 'posts'), join(folder, 'posts/again'));
    expect(told()).toEqual([]);
    expect(checkContent(folder).content.entries.map(({ filePath }) => filePath)).toEqual([
      'posts/a.md',
      'posts/b.md',
      'site.md',
    ]);
  });
});

test('the report shows each with its line, in the order of reading, and counts them', () => {
  write({ 'posts/a.md': post(['tgas: [x]'], '![](icon.svg)'), 'posts/icon.svg': svg() });
  const report = describeProblems(checkContent(folder).problems, { folder }).replaceAll(/\S*\/posts/g, 'posts');
  expect(report.split('\n').slice(0, -1)).toEqual([
    expect.stringMatching(/^posts\/a\.md:4:1 error "tgas" is not a field of Posts; allowed: title, date, /) as string,
    '  4 | tgas: [x]',
    '    | ^',
    '  Did you mean "tags"?',
    '',
    expect.stringMatching(/^posts\/a\.md:6:5 warning the picture icon\.svg does not say what it shows/) as string,
    '  6 | ![](icon.svg)',
    '    |     ^',
    '',
  ]);
});

test('five thousand entries are judged in seconds', () => {
  const body = `${'Words that somebody reads. '.repeat(40)}\n\n`.repeat(5);
  for (let index = 0; index < 5000; index += 1) {
    const links = `[next](p${(index + 1) % 5000}.md#part) and [all](/posts/)\n\n## Part\n`;
    write({ [`posts/p${index}.md`]: post([`tags: [t${index % 20}]`], body + links) });
  }
  const begun = performance.now();
  expect(told()).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(10_000);
}, 60_000);
