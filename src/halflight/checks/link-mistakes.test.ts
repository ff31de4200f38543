import { page, post, site, svg, testMistakes } from '../testing/mistakes';

/** Mistakes in links and pictures: their targets do not exist, or may not be shown. */

testMistakes({
  'files of publications': [
    {
      'papers/engine.pdf': '',
      'publications/notes.pdf': '',
      'publications/a.md': page(['title: A', 'date: 1843', 'pdf: ./notes.pdf', 'slides: ./note.pdf']),
      'publications.bib':
        '@misc{b, title={B}, year=1843, pdf={papers/engine.pdf}}\n@misc{c, title={C}, year=1843,\n pdf={papers/engin.pdf}}',
    },
    'publications.bib:2:1 error dangling-link: "papers/engin.pdf" leads nowhere: there is no file papers/engin.pdf -> papers/engine.pdf',
    'publications/a.md:5:9 error dangling-link: "./note.pdf" leads nowhere: there is no file publications/note.pdf -> notes.pdf',
  ],
  'a path of a file that is not in static/, or in one of the content': [
    {
      'static/slides/y.pdf': '',
      'static/talk/notes.md': '# Notes',
      'posts/a.md': post([], '[x](/slides/x.pdf) [y](/slides/y.pdf)'),
    },
    'static/talk/notes.md:1:1 error unknown-folder: files here are not read; to publish it as it is, move it to static/talk/notes.md, in the folder static/ beside the content folder; to make a page of it, move it to pages/notes.md',
    'posts/a.md:5:5 error dangling-link: "/slides/x.pdf" is not a file of this site: put it at static/slides/x.pdf, in the folder static/ beside the content folder',
    'posts/a.md:5:24 error dangling-link: "/slides/y.pdf" is not a file of this site: static/slides/y.pdf is in the content folder, whose files are not copied unchanged; move it to static/slides/y.pdf, in the folder static/ beside the content folder',
    'static:1:1 warning unknown-folder: nothing in the content folder is copied as it is: move these files to the folder static/ beside it, at the top of the project (those that a text refers to by a relative path may stay)',
  ],
  'paths that another program serves': [
    {
      'site.md': site('otherPaths: [/shop/, /report.pdf]'),
      'posts/a.md': post(
        [],
        '[a](/shop/) [b](/shop) [c](https://example.org/shop/b?c=1#d) [d](/report.pdf) ![e](/shop/e.png) [f](/shops/)',
      ),
    },
    'posts/a.md:5:101 error dangling-link: "/shops/" is not a page of this site',
  ],
  'names with the sign that Windows puts between folders': [
    {
      'posts/a.md': post([], '![A](pictures\\mill.svg) [b](..\\pages\\b.md) ![C](no\\such.svg)'),
      'posts/pictures/mill.svg': svg(),
      'pages/b.md': page(['title: B']),
    },
    'posts/a.md:5:6 error missing-image: the path of a picture has / instead of \\; found "pictures\\mill.svg" -> pictures/mill.svg',
    'posts/a.md:5:29 error dangling-link: the path of a link has / instead of \\; found "..\\pages\\b.md" -> ../pages/b.md',
    /^posts\/a\.md:5:49 error missing-image: the path of a picture has \/ instead of \\/,
  ],
  'aliases and redirects that say what holds anyway, and one that contradicts another': [
    {
      'site.md': site(
        'redirects:',
        '  - { from: /posts, to: /posts/ }',
        '  - { from: /posts/b/, to: posts/b.md }',
        '  - { from: /x/, to: /posts/ }',
        '  - { from: /x/, to: /posts/b/ }',
        '  - { from: /older, to: /posts/ }',
      ),
      'posts/a.md': post(['aliases: [/posts/a, /old/, /old, /older/]']),
      'posts/b.md': post(),
      'posts/c.md': post(['aliases: [/%C3%BCber-alt/]'], '[a](/%C3%BCber-alt/) [b](/über-alt/)'),
      'posts/d.md': post(['aliases: [/über-alt, /posts/b]']),
      'services/a.md': page(['title: A', 'summary: B.', 'aliases: [/gone/]']),
    },
    'posts/c.md:4:11 error duplicate-url: the alias "/%C3%BCber-alt/" is also an alias of posts/d.md',
    'posts/c.md:6:5 warning moved-link: "/%C3%BCber-alt/" has moved; the link is published with the new URL -> /posts/d/',
    'posts/c.md:6:26 warning moved-link: "/über-alt/" has moved; the link is published with the new URL -> /posts/d/',
    'posts/d.md:4:22 error duplicate-url: the alias "/posts/b" is the URL of posts/b.md',
    'services/a.md:4:11 error dangling-link: the alias "/gone/" leads nowhere: services/a.md has no page of its own',
    'posts/a.md:4:11 warning idle-redirect: the alias "/posts/a" is the URL of the page that it leads to: delete it',
    'posts/a.md:4:21 warning idle-redirect: the alias "/old/" is listed twice: delete one of them',
    'posts/a.md:4:34 error duplicate-url: the alias "/older/" is also a redirect of site.md',
    'site.md:5:13 warning idle-redirect: the redirect from "/posts" is the URL of the page that it leads to: delete it',
    'site.md:6:13 warning idle-redirect: the redirect from "/posts/b/" is the URL of the page that it leads to: delete it',
    'site.md:7:13 error duplicate-url: the redirect from "/x/" is listed twice, and leads to two places',
  ],
  'pictures that are not there, of a kind that is not published, without alt, or on a site that is not listed': [
    {
      'site.md': site('images: { hosts: [img.example.org] }'),
      'posts/a/index.md': post(
        ['cover: { src: ./covr.jpg, alt: A }'],
        ['![A](./a.tiff)', 'See ![](./icon.svg).', '![A](https://img.example.org/b.jpg)'].join('\n\n'),
      ),
      'posts/a/cover.jpg': 'x',
      'posts/a/a.tiff': 'x',
      'posts/a/icon.svg': svg(),
      'posts/b.md': post(
        ['cover: { src: https://img.example.com/a.jpg, alt: A }'],
        '![A](https://img.example.com/b.jpg)',
      ),
    },
    'posts/a/index.md:4:15 error missing-image: there is no picture posts/a/covr.jpg -> cover.jpg',
    /^posts\/a\/index\.md:6:6 error unreadable-image: \.\/a\.tiff is not a picture that can be published; allowed: \.avif/,
    /^posts\/a\/index\.md:8:9 warning no-alt: the picture \.\/icon\.svg does not say what it shows/,
    /^posts\/b\.md:4:15 error foreign-image: the picture is on another site \(img\.example\.com\): put it beside the file, or list/,
    /^posts\/b\.md:6:6 error foreign-image/,
  ],
  'links to files, pages and people that are not there, with the nearest': [
    {
      'site.md': site('footer:', '  text: See [it](/nothing/).'),
      'posts/a.md': post(['authors: [aad]'], 'Words.\n\nSee [it](../projects/engin.md), but no `[x](nothing.md)`.'),
      'posts/b.md': post([], '![a](flim.mp4)\n\n![b](film.mp4)\n\n[c](a.md#:~:text=Words) [d](c.md#the-mil:~:text=W)'),
      'posts/c.md': post([], '## The mill'),
      'posts/film.mp4': 'x',
      'projects/engine.md': page(['title: E']),
      'people/ada.md': page(['name: Ada']),
    },
    'posts/a.md:4:11 error dangling-reference: there is no "aad" in people/; there are: ada -> ada',
    'posts/a.md:8:10 error dangling-link: "../projects/engin.md" leads nowhere: there is no entry in projects/engin.md -> ../projects/engine.md',
    'posts/b.md:5:6 error dangling-link: "flim.mp4" leads nowhere: there is no file posts/flim.mp4 -> film.mp4',
    /^posts\/b\.md:9:\d+ error dangling-link: "c\.md#the-mil:~:text=W" leads nowhere: no heading in posts\/c\.md has the id "the-mil" -> c\.md#the-mill$/,
    'site.md:5:9 error dangling-link: "/nothing/" is not a page of this site',
  ],
  'a link to where a page was before': [
    {
      'posts/a.md': post([], '[it](/old/)\n\n[it](/old#part)\n\n[it](/older.html#prat)'),
      'posts/b.md': post(['aliases: [/old/, /older.html]'], '## Part'),
    },
    'posts/a.md:5:6 warning moved-link: "/old/" has moved; the link is published with the new URL -> /posts/b/',
    'posts/a.md:7:6 warning moved-link: "/old#part" has moved; the link is published with the new URL -> /posts/b/#part',
    'posts/a.md:9:6 error dangling-link: "/posts/b/#prat" leads nowhere: no heading in posts/b.md has the id "prat" -> /posts/b/#part',
  ],
  'redirects that lead to one another, to an alias, or to nothing, and links to where they lead from': [
    {
      'site.md': site(
        'redirects:',
        ...['/a/, to: /b/', '/b/, to: /a/', '/d/, to: /post/', '/r1/, to: /old/', '/r2/, to: posts/b.md'].map(
          (redirect) => `  - { from: ${redirect} }`,
        ),
      ),
      'posts/a.md': post([], '[it](/r1/)\n\n[it](/r2/)'),
      'posts/b.md': post(['aliases: [/old/]']),
    },
    'site.md:5:22 error dangling-link: "/b/" has moved to "/a/", which is not a page of this site',
    'site.md:6:22 error dangling-link: "/a/" has moved to "/b/", which is not a page of this site',
    'site.md:7:22 error dangling-link: "/post/" is not a page of this site -> /posts/',
    'site.md:8:23 error moved-link: a redirect must lead to a page, but this URL is itself redirected -> /posts/b/',
    'posts/a.md:5:6 error dangling-link: "/r1/" has moved to "/old/", which is not a page of this site',
    'posts/a.md:7:6 warning moved-link: "/r2/" has moved; the link is published with the new URL -> posts/b.md',
  ],
  'a link to where a redirect to another site leads from': [
    {
      'site.md': site('redirects: [{ from: /shop/, to: "https://shop.test/new" }]'),
      'posts/a.md': post([], '[it](/shop/)'),
    },
    'posts/a.md:5:6 warning moved-link: "/shop/" has moved; the link is published with the new URL -> https://shop.test/new',
  ],
  'a redirect to neither a page nor a URL': [
    { 'site.md': site('redirects: [{ from: /chat/, to: "xmpp:ada@chat.test" }]') },
    /^site\.md:4:33 error bad-path: "redirects\[1\]\.to" must be a page of this site: .*; or a full URL that begins with/,
  ],
  'links to what has mistakes of its own, which are not wrong': [
    {
      'posts/a.md': post(['authors: [ada]'], '[b](b.md#x) [b](/posts/b/) [c](../pages/c.md)'),
      'posts/b.md': post(['tgas: [x]']),
      'people/ada.md': page(['nmae: A']),
      'pages/c.md': page(['sumary: C']),
    },
    /^pages\/c\.md:2:1 error missing-key: "title"/,
    /^pages\/c\.md:2:1 error unknown-key: "sumary"/,
    /^people\/ada\.md:2:1 error missing-key: "name"/,
    /^people\/ada\.md:2:1 error unknown-key: "nmae"/,
    /^posts\/b\.md:4:1 error unknown-key: "tgas"/,
  ],
  'links and pictures in HTML': [
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
    'posts/a.md:5:24 error dangling-link: "nope.md" leads nowhere: there is no entry in posts/nope.md',
    /^posts\/a\.md:5:54 error missing-image: there is no picture posts\/nope\.png/,
    /^posts\/a\.md:8:11 error foreign-image: the picture is on another site \(img\.example\.com\)/,
    /^posts\/a\.md:9:10 warning no-alt: the picture \.\/icon\.svg does not say what it shows/,
  ],
  'links that are right, however they are written': [
    {
      'posts/a b.md': post(['slug: a-b']),
      'events/e.md': page(['title: E', 'start: 2026-05-14']),
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
  ],
});
