import { page, post, site, svg, testMistakes } from '../testing/mistakes';

/** Names that differ on one machine and are the same on another; each is reported, or resolved without a report. */

const composed = 'caf\u00e9';
const apart = 'cafe\u0301';

testMistakes({
  'two pages whose addresses differ in capitals': [
    { 'posts/Foo.md': post(), 'posts/foo.md': post() },
    /^posts\/foo\.md:1:1 error duplicate-url: its URL \/posts\/foo\/ and \/posts\/Foo\/ of posts\/Foo\.md differ only in capitals: many hosts/,
  ],
  'two pages whose names differ in how an accent is stored': [
    { [`posts/${composed}.md`]: post(), [`posts/${apart}.md`]: post() },
    /^posts\/caf.*\.md:1:1 error duplicate-url: two pages would have the URL \/posts\/caf\u00e9\//,
  ],
  'a slug in other capitals than the name of another file': [
    { 'posts/a.md': post(['slug: About']), 'posts/about.md': post() },
    /^posts\/about\.md:1:1 error duplicate-url: .* differ only in capitals/,
  ],
  'aliases in other capitals of one page, which are accepted, and of two': [
    { 'posts/a.md': post(['aliases: [/Old/, /old/, /More/]']), 'posts/b.md': post(['aliases: [/more/]']) },
    /^posts\/b\.md:1:1 error duplicate-url: its URL \/more\/ and \/More\/ of posts\/a\.md differ only in capitals/,
  ],
  'an alias in other capitals than a page': [
    { 'posts/a.md': post(['aliases: [/Posts/B/]']), 'posts/b.md': post() },
    /^posts\/a\.md:1:1 error duplicate-url: its URL \/Posts\/B\/ and \/posts\/b\/ of posts\/b\.md differ only in capitals/,
  ],
  'old URLs of a page and a list in other capitals than their own, which are accepted': [
    {
      'posts/a.md': post(['aliases: [/Posts/A/, /POSTS/a.html]']),
      'posts/b.md': post(),
      'site.md': site('redirects: [{ from: /Posts/, to: /posts/ }, { from: /Posts/B/, to: posts/b.md }]'),
    },
  ],
  'a page and a list whose addresses differ in capitals': [
    { 'posts/a.md': post(), 'pages/Posts.md': page(['title: Posts']) },
    'pages/Posts.md:1:1 error duplicate-url: its URL /Posts/ and /posts/ of the list of posts differ only in capitals: many hosts treat them as the same page; rename the file or give it a "slug", or give the list another "path"',
  ],
  'two lists whose addresses differ in capitals': [
    { 'site.md': site('collections: { posts: { path: /Works/ }, projects: { path: /works/ } }') },
    /^site\.md:4:\d+ error duplicate-url: its URL \/[Ww]orks\/ and \/[Ww]orks\/ of the list of \w+ differ only in capitals: many hosts treat them as the same page; give one of them another "path"$/,
  ],
  'a declared collection whose list differs in capitals from ours': [
    {
      'collections/work.md': page(['label: Works', 'path: /Projects/', 'fields:', '  - { name: year, kind: number }']),
    },
    /^collections\/work\.md:3:\d+ error duplicate-url: its URL \/Projects\/ and \/projects\/ of the list of projects differ only in capitals: .*; give one of them another "path"$/,
  ],
  'the same, declared by a file in a folder of its own': [
    {
      'site.md': site('languages: [en, fr]'),
      'collections/work/index.md': page([
        'label: Works',
        'path: /Projects/',
        'fields:',
        '  - { name: year, kind: number }',
      ]),
      'collections/work/index.fr.md': page(['label: Œuvres']),
    },
    /^collections\/work\/index\.md:3:\d+ error duplicate-url: its URL \/Projects\/ and \/projects\/ of the list of projects/,
    /^collections\/work\/index\.md:3:\d+ error duplicate-url: its URL \/fr\/Projects\/ and \/fr\/projects\/ of the list of projects/,
  ],
  'two pictures whose names differ in capitals': [
    { 'posts/a.md': post(), 'posts/A.svg': svg(), 'posts/a.svg': svg() },
    /^posts\/a\.svg:1:1 warning similar-name: its name and that of posts\/A\.svg differ only in capitals/,
  ],
  'tags whose accents are stored in two ways, which are one': [
    {
      'posts/a.md': post([`tags: [${composed}]`]),
      'posts/b.md': post([`tags: [${apart}]`]),
      'posts/c.md': post([`tags: [${composed}]`]),
    },
  ],
  'tags in Turkish that differ only in capitals, but not those with another i': [
    {
      'site.md': site('language: tr'),
      'posts/a.md': post(['tags: [istanbul, ısparta, kil]']),
      'posts/b.md': post(['tags: [İstanbul, Isparta, kıl, ısparta]']),
      'posts/c.md': post(['tags: [istanbul, ISTANBUL]']),
    },
    /^posts\/b\.md:4:8 warning similar-tag: the tag "İstanbul" is written "istanbul"/,
    /^posts\/b\.md:4:18 warning similar-tag: the tag "Isparta" is written "ısparta"/,
    /^posts\/c\.md:4:18 warning similar-tag: the tag "ISTANBUL" is written "istanbul"/,
  ],
  'references in the other form of the accent, which are followed': [
    {
      'posts/a.md': post(
        [`cover: ./${apart}.svg`, `authors: [${apart}]`],
        `![x](${composed}.svg) [b](${composed}.md) [c](/posts/${apart}/) [d](/posts/${composed}/)`,
      ),
      [`posts/${apart}.svg`]: svg(),
      [`posts/${apart}.md`]: post(),
      [`people/${apart}.md`]: page(['name: A']),
    },
    /^posts\/a\.md:7:\d+ error dangling-link: .* is not a page/,
  ],
  'a picture in other capitals than its file': [
    { 'posts/a.md': post([], '![x](Photo.SVG)'), 'posts/photo.svg': svg() },
    'posts/a.md:5:6 error missing-image: there is no picture posts/Photo.SVG -> photo.svg',
  ],
  'names with signs that mean something else in a path': [
    {
      'posts/a.md': post(['cover: ./a#b.svg'], '![x](c%20d.svg) [y](e?f.pdf) ![z](Shot%233.svg)'),
      'posts/a#b.svg': svg(),
      'posts/c%20d.svg': svg(),
      'posts/e?f.pdf': '%PDF-1.4',
      'posts/shot#3.svg': svg(),
      'posts/b.md': post([], '![x](a%23b.svg) ![x](c%2520d.svg) [y](e%3Ff.pdf)'),
    },
    'posts/a.md:4:8 error missing-image: there is no picture posts/a: in the name of a file, % is written as %25, # as %23 and ? as %3F -> ./a%23b.svg',
    'posts/a.md:6:6 error missing-image: there is no picture posts/c d.svg: in the name of a file, % is written as %25, # as %23 and ? as %3F -> c%2520d.svg',
    'posts/a.md:6:21 error dangling-link: "e?f.pdf" leads nowhere: there is no file posts/e: in the name of a file, % is written as %25, # as %23 and ? as %3F -> e%3Ff.pdf',
    'posts/a.md:6:35 error missing-image: there is no picture posts/Shot#3.svg -> shot%233.svg',
  ],
  'a backslash in the name of a file': [
    { 'posts/a.md': post(), 'posts/back\\slash.svg': svg() },
    'posts/back\\slash.svg:1:1 error bad-name: has a backslash in its name, which Windows and URLs treat as a slash: rename it',
  ],
  'one collision of addresses, and links to what lost it': [
    {
      'pages/about.md': page(['title: A']),
      'pages/about/index.md': page(['title: B', 'aliases: [/old/]']),
      'posts/a.md': post([], '[a](../pages/about.md) [b](../pages/about/index.md) [c](/about/) [d](/old/)'),
      'pages/b.md': page([
        'title: C',
        'sections:',
        '  - { type: hero, title: H, actions: [{ label: L, to: about/index.md }] }',
      ]),
    },
    /^pages\/about\.md:1:1 error duplicate-url: two pages would have the URL \/about\//,
    /^posts\/a\.md:5:\d+ warning moved-link: "\/old\/" has moved/,
  ],
  'pictures in front matter that are not files of the content folder, of which no sizes could be made': [
    {
      'site.md': site('logo: /favicon.ico', 'images: { hosts: [photos.test] }'),
      'posts/a.md': post(['cover: /images/c.svg?x'], '![It](/favicon.ico)'),
      'posts/b.md': post(['cover: { src: ./b.svg, dark: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }']),
      'posts/b.svg': svg(),
      'posts/c.md': post(['cover: //photos.test/c.jpg']),
      'posts/d.md': post(['cover: https://photos.test/d.jpg']),
    },
    'site.md:4:7 error missing-image: a picture in front matter must be a file in the content folder: put it beside this file, and name it ./favicon.ico',
    'posts/a.md:4:8 error missing-image: a picture in front matter must be a file in the content folder: put it beside this file, and name it ./c.svg',
    'posts/b.md:4:30 error missing-image: a picture in front matter must be a file in the content folder: put it beside this file, and name it ./photo.jpg',
    'posts/c.md:4:8 error missing-image: "//photos.test/c.jpg" must be a full URL -> https://photos.test/c.jpg',
  ],
  'links to the site itself in full': [
    {
      'site.md': site().replace('https://example.org/', 'https://own.test/p/'),
      'posts/a.md': post(
        [],
        '[a](https://own.test/p/posts/a) [b](https://own.test/p/nothing/) [c](https://own.test/other/) [d](//own.test/p/posts/a/#no) [e](http://[x) [f](https://own.test/p)',
      ),
    },
    /^posts\/a\.md:5:\d+ error dangling-link: "https:\/\/own\.test\/p\/nothing\/" is not a page of this site/,
    /^posts\/a\.md:5:\d+ error dangling-link: "\/\/own\.test\/p\/posts\/a\/#no" leads nowhere: no heading in posts\/a\.md has the id "no"/,
    /^posts\/a\.md:5:\d+ warning bad-url: "http:\/\/\[x" is not a URL that a browser can open/,
  ],
  'fields with a full URL of the site itself, which are links like those in a text': [
    {
      'site.md': page([
        'title: Site',
        'url: https://own.test/p/',
        'contact: { destination: endpoint, url: https://own.test/p/api/contact/ }',
        'footer: { links: [{ label: L, url: https://own.test/p/nothing/ }] }',
        'repository: https://own.test/git/notes',
      ]),
      'person.md': page(['name: Ada', 'social: [https://own.test/p/posts/a, https://own.test/p/psots/a/]']),
      'pages/index.md': page([
        'title: H',
        'sections:',
        '  - type: contact',
        '  - { type: hero, title: H, actions: [{ label: L, url: https://own.test/p/posts/a/#no }] }',
      ]),
      'books/b.md': page(['title: B', 'authors: [A]', 'url: https://own.test/p/old/']),
      'posts/a.md': post(['aliases: [/old/]', 'canonical: https://own.test/p/posts/a/']),
      'posts/b.md': post(['canonical: https://own.test/p/posts/a']),
      'posts/c.md': post(['canonical: https://own.test/p/old/']),
      'posts/d.md': post(['canonical: https://own.test/p/gone/']),
      'projects/p.md': page(['title: P', 'links: [{ label: L, url: https://own.test/p/posts/e/ }]']),
      'posts/e.md': post(['draft: true']),
    },
    /^site\.md:5:36 error dangling-link: "https:\/\/own\.test\/p\/nothing\/" is not a page of this site/,
    'person.md:3:38 error dangling-link: "https://own.test/p/psots/a/" is not a page of this site -> https://own.test/p/posts/a/',
    /^pages\/index\.md:5:56 error dangling-link: "https:\/\/own\.test\/p\/posts\/a\/#no" leads nowhere: no heading/,
    'books/b.md:4:6 warning moved-link: "https://own.test/p/old/" has moved: use the new URL -> https://own.test/p/posts/a/',
    'posts/b.md:4:12 error not-exact: the canonical URL "https://own.test/p/posts/a" is not the URL of the page itself -> https://own.test/p/posts/a/',
    'posts/c.md:4:12 error not-exact: the canonical URL "https://own.test/p/old/" is not the URL of the page itself -> https://own.test/p/posts/a/',
    /^posts\/d\.md:4:12 error dangling-link: "https:\/\/own\.test\/p\/gone\/" is not a page of this site/,
    /^projects\/p\.md:3:26 error private-link: "https:\/\/own\.test\/p\/posts\/e\/" refers to posts\/e\.md, a draft/,
  ],
});
