import { page, post, site, svg, testMistakes } from '../testing/mistakes';

/** Names that differ on one machine and are the same on another; each is reported, or resolved without a report. */

const composed = 'caf\u00e9';
const apart = 'cafe\u0301';

testMistakes({
  'addresses and pictures that differ in capitals, or in how an accent is stored': [
    {
      'site.md': site('redirects: [{ from: /Awards/, to: /awards/ }, { from: /Posts/B/, to: posts/b.md }]'),
      'posts/Foo.md': post(),
      'posts/foo.md': post(),
      [`posts/${composed}.md`]: post(),
      [`posts/${apart}.md`]: post([`tags: [${apart}]`]),
      // Old URLs of one page may differ in case.
      'posts/a.md': post(['aliases: [/Old/, /old/, /More/, /Posts/A/, /POSTS/a.html]', `tags: [${composed}]`]),
      'posts/b.md': post(['aliases: [/more/]']),
      'pages/Posts.md': page(['title: Posts']),
      'collections/work/index.md': page(['label: Works', 'path: /Projects/', 'fields: [{ name: year, kind: number }]']),
      'posts/A.svg': svg(),
      'posts/a.svg': svg(),
    },
    /^collections\/work\/index\.md:3:\d+ error duplicate-url: its URL \/Projects\/ and \/projects\/ of the list of projects differ only in upper and lower case: .*; give one of them another "path"$/,
    'pages/Posts.md:1:1 error duplicate-url: its URL /Posts/ and /posts/ of the list of posts differ only in upper and lower case: many hosts treat them as the same page; rename the file or give it a "slug", or give the list another "path"',
    /^posts\/b\.md:1:1 error duplicate-url: its URL \/more\/ and \/More\/ of posts\/a\.md differ only in upper and lower case/,
    /^posts\/caf.*\.md:1:1 error duplicate-url: two pages would have the URL \/posts\/caf\u00e9\//,
    /^posts\/foo\.md:1:1 error duplicate-url: its URL \/posts\/foo\/ and \/posts\/Foo\/ of posts\/Foo\.md differ only in upper and lower case: many hosts/,
    /^posts\/a\.svg:1:1 warning similar-name: its name and that of posts\/A\.svg differ only in upper and lower case/,
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
  'names with signs that mean something else in a path': [
    {
      'posts/a.md': post(['cover: ./a#b.svg'], '![x](c%20d.svg) [y](e?f.pdf)'),
      'posts/a#b.svg': svg(),
      'posts/c%20d.svg': svg(),
      'posts/back\\slash.svg': svg(),
      'posts/e?f.pdf': '%PDF-1.4',
      'posts/b.md': post([], '![x](a%23b.svg) ![x](c%2520d.svg) [y](e%3Ff.pdf)'),
    },
    'posts/back\\slash.svg:1:1 error bad-name: has a backslash in its name, which Windows and URLs treat as a slash: rename it',
    'posts/a.md:4:8 error missing-image: there is no picture posts/a: in the name of a file, % is written as %25, # as %23 and ? as %3F -> ./a%23b.svg',
    'posts/a.md:6:6 error missing-image: there is no picture posts/c d.svg: in the name of a file, % is written as %25, # as %23 and ? as %3F -> c%2520d.svg',
    'posts/a.md:6:21 error dangling-link: "e?f.pdf" leads nowhere: there is no file posts/e: in the name of a file, % is written as %25, # as %23 and ? as %3F -> e%3Ff.pdf',
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
    'site.md:4:7 error missing-image: a picture in front matter must be a file in the content folder: put it beside this file, and write ./favicon.ico',
    'posts/a.md:4:8 error missing-image: a picture in front matter must be a file in the content folder: put it beside this file, and write ./c.svg',
    'posts/b.md:4:30 error missing-image: a picture in front matter must be a file in the content folder: put it beside this file, and write ./photo.jpg',
    'posts/c.md:4:8 error missing-image: "//photos.test/c.jpg" must be a full URL -> https://photos.test/c.jpg',
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
