import { page, post, site, svg, testMistakes } from '../testing/mistakes';

/** Mistakes in links and pictures: their targets do not exist, or may not be shown. */

const STATIC =
  'static:1:1 warning unknown-folder: nothing in the content folder is copied as it is: move these files to the folder static/ beside it, at the top of the project (those that a text refers to by a relative path may stay)';

testMistakes({
  'files of publications': [
    {
      'papers/engine.pdf': '',
      'publications/notes.pdf': '',
      'publications/a.md': page([
        'title: A',
        'date: 1843',
        'pdf: ./notes.pdf',
        'slides: ./note.pdf',
        'code: /gone.zip',
      ]),
      'publications.bib':
        '@misc{b, title={B}, year=1843, pdf={papers/engine.pdf}}\n@misc{c, title={C}, year=1843,\n pdf={papers/engin.pdf}}',
    },
    'publications.bib:2:1 error dangling-link: "papers/engin.pdf" leads nowhere: there is no file papers/engin.pdf -> papers/engine.pdf',
    'publications/a.md:5:9 error dangling-link: "./note.pdf" leads nowhere: there is no file publications/note.pdf -> notes.pdf',
    'publications/a.md:6:7 error dangling-link: "/gone.zip" is not a file of this site: put it at static/gone.zip, in the folder static/ beside that of the content',
  ],
  'a folder static/ inside the content folder': [{ 'static/robots.txt': '', 'static/slides/x.pdf': '' }, STATIC],
  'a Markdown file in it': [
    { 'static/talk/notes.md': '# Notes' },
    'static/talk/notes.md:1:1 error unknown-folder: files here are not read; to publish it as it is, move it to static/talk/notes.md, in the folder static/ beside that of the content; to make a page of it, move it to pages/notes.md',
  ],
  'a collection of that name': [
    {
      'collections/noise.md': page([
        'label: Noises',
        'folder: static',
        'path: /noises/',
        'fields: [{ name: serves, kind: number }]',
      ]),
      'static/a.md': page(['title: A', 'serves: 1'], '[a](a.pdf)'),
      'static/a.pdf': '',
    },
  ],
  'a path of a file that is not in static/, or in one of the content': [
    { 'static/slides/y.pdf': '', 'posts/a.md': post([], '[x](/slides/x.pdf) [y](/slides/y.pdf)') },
    'posts/a.md:5:5 error dangling-link: "/slides/x.pdf" is not a file of this site: put it at static/slides/x.pdf, in the folder static/ beside that of the content',
    'posts/a.md:5:24 error dangling-link: "/slides/y.pdf" is not a file of this site: static/slides/y.pdf is in the content folder, from which nothing is copied as it is; move it to static/slides/y.pdf, in the folder static/ beside that of the content',
    STATIC,
  ],
  'names with the sign that Windows puts between folders': [
    {
      'posts/a.md': post([], '![A](pictures\\mill.svg) [b](..\\pages\\b.md) ![C](no\\such.svg)'),
      'posts/pictures/mill.svg': svg(),
      'pages/b.md': page(['title: B']),
    },
    'posts/a.md:5:6 error missing-image: picture names use / not \\; found "pictures\\mill.svg" -> pictures/mill.svg',
    'posts/a.md:5:29 error dangling-link: link names use / not \\; found "..\\pages\\b.md" -> ../pages/b.md',
    /^posts\/a\.md:5:49 error missing-image: picture names use \/ not \\/,
  ],
  'a film that is not there, beside one that is and a video elsewhere': [
    {
      'posts/a.md': post(
        [],
        '![a](flim.mp4)\n\n![b](film.mp4)\n\n![c](https://vimeo.com/1)\n\n<video src="no.mp4"></video>',
      ),
      'posts/film.mp4': 'x',
    },
    'posts/a.md:5:6 error dangling-link: "flim.mp4" leads nowhere: there is no file posts/flim.mp4 -> film.mp4',
    /^posts\/a\.md:11:13 error dangling-link: "no\.mp4" leads nowhere/,
  ],
  'a link in a text that is also too long': [
    { 'site.md': site(`announcement: '${'Words '.repeat(50)}[a](/nowhere/)'`) },
    /^site\.md:4:15 warning too-long: /,
    'site.md:4:15 error dangling-link: "/nowhere/" is not a page of this site',
  ],
  'an alias that is an address': [
    { 'posts/a.md': post(['aliases: [/posts/b]']), 'posts/b.md': post() },
    'posts/a.md:4:11 error duplicate-url: the alias "/posts/b" is the URL of posts/b.md',
  ],
  'aliases with escaped letters and blanks, and links to them in either form': [
    {
      'posts/a.md': post(['aliases: [/%C3%BCber-alt/, /a%20b/]']),
      'posts/b.md': post([], '[a](/%C3%BCber-alt/) [b](/über-alt/) [c](/a%20b/)'),
    },
    'posts/b.md:5:5 warning moved-link: "/%C3%BCber-alt/" has moved; the link is published with the new URL -> /posts/a/',
    'posts/b.md:5:26 warning moved-link: "/über-alt/" has moved; the link is published with the new URL -> /posts/a/',
    'posts/b.md:5:42 warning moved-link: "/a%20b/" has moved; the link is published with the new URL -> /posts/a/',
  ],
  'an escaped alias that is the URL of a page': [
    { 'posts/a.md': post(['aliases: [/%C3%BCber/]']), 'pages/über.md': page(['title: Über']) },
    'posts/a.md:4:11 error duplicate-url: the alias "/%C3%BCber/" is the URL of pages/über.md',
  ],
  'an alias that two entries had': [
    { 'posts/a.md': post(['aliases:', '  - /old/']), 'posts/b.md': post(['aliases: [/old]']) },
    'posts/a.md:5:5 error duplicate-url: the alias "/old/" is also an alias of posts/b.md',
  ],
  'an alias that is the file of a page': [
    { 'posts/a.md': post(['aliases: [/posts/index.html]']) },
    'posts/a.md:4:11 error duplicate-url: the alias "/posts/index.html" is the URL of another page',
  ],
  'an alias that every build makes a file for': [
    { 'posts/a.md': post(['aliases: [/feed.xml]']) },
    'posts/a.md:4:11 error duplicate-url: the alias "/feed.xml" is the URL of a file',
  ],
  'an alias of an entry without a page': [
    { 'services/a.md': page(['title: A', 'summary: B.', 'aliases: [/old/]']) },
    'services/a.md:4:11 error dangling-link: the alias "/old/" leads nowhere: services/a.md has no page of its own',
  ],
  'a redirect from a page': [
    { 'site.md': site('redirects: [{ from: /posts, to: /projects/ }]') },
    'site.md:4:21 error duplicate-url: the redirect from "/posts" is the URL of another page',
  ],
  'a redirect from where another leads from, and from an alias': [
    {
      'site.md': site(
        'redirects:',
        '  - { from: /a/, to: /posts/ }',
        '  - { from: /a, to: /posts/ }',
        '  - { from: /old, to: /posts/ }',
      ),
      'posts/a.md': post(['aliases: [/old/]']),
    },
    'site.md:5:13 warning idle-redirect: the redirect from "/a/" is listed twice: delete one of them',
    'posts/a.md:4:11 error duplicate-url: the alias "/old/" is also a redirect of site.md',
  ],
  'aliases and redirects that say what holds anyway, and one that contradicts another': [
    {
      'site.md': site(
        'redirects:',
        '  - { from: /posts, to: /posts/ }',
        '  - { from: /posts/b/, to: posts/b.md }',
        '  - { from: /x/, to: /posts/ }',
        '  - { from: /x/, to: /posts/b/ }',
      ),
      'posts/a.md': post(['aliases: [/posts/a, /old/, /old]']),
      'posts/b.md': post(),
    },
    'posts/a.md:4:11 warning idle-redirect: the alias "/posts/a" is the URL of the page that it leads to: delete it',
    'posts/a.md:4:21 warning idle-redirect: the alias "/old/" is listed twice: delete one of them',
    'site.md:5:13 warning idle-redirect: the redirect from "/posts" is the URL of the page that it leads to: delete it',
    'site.md:6:13 warning idle-redirect: the redirect from "/posts/b/" is the URL of the page that it leads to: delete it',
    'site.md:7:13 error duplicate-url: the redirect from "/x/" is listed twice, and leads to two places',
  ],
  'redirects that lead to one another, or to nothing': [
    {
      'site.md': site(
        'redirects:',
        '  - { from: /a/, to: /b/ }',
        '  - { from: /b/, to: /a/ }',
        '  - { from: /c/, to: /c/ }',
        '  - { from: /d/, to: /post/ }',
      ),
    },
    'site.md:5:22 error dangling-link: "/b/" has moved to "/a/", which is not a page of this site',
    'site.md:6:22 error dangling-link: "/a/" has moved to "/b/", which is not a page of this site',
    'site.md:7:22 error dangling-link: "/c/" has moved to "/c/", which is not a page of this site',
    'site.md:8:22 error dangling-link: "/post/" is not a page of this site -> /posts/',
  ],
  'a link to where a redirect leads from': [
    {
      'site.md': site('redirects: [{ from: /portfolio/, to: /projects/ }]'),
      'posts/a.md': post([], '[it](/portfolio)'),
    },
    'posts/a.md:5:6 warning moved-link: "/portfolio" has moved; the link is published with the new URL -> /projects/',
  ],
  'a picture that is not there, with the nearest': [
    { 'posts/a/index.md': post(['cover: { src: ./covr.jpg, alt: A }']), 'posts/a/cover.jpg': 'x' },
    'posts/a/index.md:4:15 error missing-image: there is no picture posts/a/covr.jpg -> cover.jpg',
  ],
  'a picture that cannot be read': [
    { 'posts/a/index.md': post(['cover: ./cover.jpg']), 'posts/a/cover.jpg': 'no picture' },
    /^posts\/a\/index\.md:4:8 error unreadable-image: \.\/cover\.jpg cannot be read as a picture/,
  ],
  'a picture of a kind that is not published': [
    { 'posts/a/index.md': post([], '![A](./a.tiff)'), 'posts/a/a.tiff': 'x' },
    /^posts\/a\/index\.md:5:6 error unreadable-image: \.\/a\.tiff is not a picture that can be published; allowed: \.avif/,
  ],
  'a picture without alt in front matter': [
    { 'projects/a/index.md': page(['title: A', 'gallery:', '  - { src: ./icon.svg }']), 'projects/a/icon.svg': svg() },
    /^projects\/a\/index\.md:4:5 error missing-key: "gallery\[1\]\.alt" is missing: say what the image shows/,
  ],
  'a picture without alt in the text': [
    { 'posts/a/index.md': post([], 'Words.\n\nSee ![](./icon.svg).'), 'posts/a/icon.svg': svg() },
    /^posts\/a\/index\.md:7:9 warning no-alt: the picture \.\/icon\.svg does not say what it shows/,
  ],
  'a picture on another site': [
    {
      'posts/a.md': post(
        ['cover: { src: https://img.example.com/a.jpg, alt: A }'],
        '![A](https://img.example.com/b.jpg)',
      ),
    },
    /^posts\/a\.md:4:15 error foreign-image: the picture is on another site \(img\.example\.com\): put it beside the file, or list/,
    /^posts\/a\.md:6:6 error foreign-image/,
  ],
  'a picture on another site that is listed, which is accepted': [
    {
      'site.md': site('images: { hosts: [img.example.com] }'),
      'posts/a.md': post([], '![A](https://img.example.com/b.jpg)'),
    },
  ],
  'a link to a file that is not there, with the nearest': [
    { 'posts/a.md': post([], 'Words.\n\nSee [it](../projects/engin.md).'), 'projects/engine.md': page(['title: E']) },
    'posts/a.md:7:10 error dangling-link: "../projects/engin.md" leads nowhere: there is no entry in projects/engin.md -> ../projects/engine.md',
  ],
  'a link to a heading that is not there, with the nearest': [
    { 'posts/a.md': post([], '[it](b.md#the-mil)'), 'posts/b.md': post([], '## The mill\n') },
    'posts/a.md:5:6 error dangling-link: "b.md#the-mil" leads nowhere: no heading in posts/b.md has the id "the-mil" -> b.md#the-mill',
  ],
  'links to words of a text, below a heading that is there and one that is not': [
    {
      'posts/a.md': post([], '[a](b.md#:~:text=Words) [b](b.md#the-mill:~:text=Words) [c](b.md#the-mil:~:text=Words)'),
      'posts/b.md': post([], '## The mill\n\nWords.'),
    },
    'posts/a.md:5:61 error dangling-link: "b.md#the-mil:~:text=Words" leads nowhere: no heading in posts/b.md has the id "the-mil" -> b.md#the-mill',
  ],
  'a link to an address that is not there, with the nearest': [
    {
      'pages/index.md': page(['title: H', 'sections:', '  - type: hero', '    actions: [{ label: L, to: /abuot/ }]']),
      'pages/about.md': page(['title: A']),
    },
    'pages/index.md:5:31 error dangling-link: "/abuot/" is not a page of this site -> /about/',
  ],
  'a link to an entry without a page': [
    { 'posts/a.md': post([], '[her](../people/ada.md)'), 'people/ada.md': page(['name: Ada']) },
    'posts/a.md:5:7 error dangling-link: "../people/ada.md" leads nowhere: people/ada.md has no page of its own',
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
  'a link to where a page was before that visitors do not see': [
    { 'posts/a.md': post([], '[it](/old/)'), 'posts/b.md': post(['aliases: [/old/]', 'draft: true']) },
    /^posts\/a\.md:5:6 error private-link: "\/posts\/b\/" refers to posts\/b\.md, a draft/,
  ],
  'a redirect to an alias, one to a Markdown file, and links to both': [
    {
      'site.md': site('redirects:', '  - { from: /r1/, to: /old/ }', '  - { from: /r2/, to: posts/b.md }'),
      'posts/a.md': post([], '[it](/r1/)\n\n[it](/r2/)'),
      'posts/b.md': post(['aliases: [/old/]']),
    },
    'site.md:5:23 error moved-link: a redirect must lead to a page, but this URL is itself redirected -> /posts/b/',
    'posts/a.md:5:6 error dangling-link: "/r1/" has moved to "/old/", which is not a page of this site',
    'posts/a.md:7:6 warning moved-link: "/r2/" has moved; the link is published with the new URL -> posts/b.md',
  ],
  'a link in the Markdown of a setting': [
    { 'site.md': site('footer:', '  text: See [it](/nothing/).') },
    'site.md:5:9 error dangling-link: "/nothing/" is not a page of this site',
  ],
  'an author who is nobody, with the nearest': [
    { 'posts/a.md': post(['authors: [aad]']), 'people/ada.md': page(['name: Ada']) },
    'posts/a.md:4:11 error dangling-reference: there is no "aad" in people/; there are: ada -> ada',
  ],
  'a word that asks for what there is not': [
    { 'site.md': page(['title: A', 'url: https://example.org', 'words: { rating: "{ratng} of 5", menu: "{a}" }']) },
    /^site\.md:4:18 error .*"words\.rating" can have \{rating\} in it, and no other name in braces/,
    /^site\.md:4:40 error .*"words\.menu" has nothing to fill in/,
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
  'everything that is wrong with a file, its fields and its links, at once': [
    {
      'posts/a.md': page(
        ['titel: A', 'date: 2026-01-01', 'cover: ./nope.jpg', 'canonical: 3', 'authors: [[x]]'],
        '[x](nope.md)',
      ),
      'posts/b.md': page(['title: A: b', 'date: 2026-01-01'], '![B](nope.png)'),
    },
    /^posts\/a\.md:2:1 error missing-key/,
    /^posts\/a\.md:2:1 error unknown-key/,
    /^posts\/a\.md:4:8 error missing-image: there is no picture posts\/nope\.jpg/,
    /^posts\/a\.md:5:12 error bad-url/,
    /^posts\/a\.md:6:11 error wrong-type/,
    /^posts\/a\.md:8:5 error dangling-link/,
    /^posts\/b\.md:2:8 error yaml/,
    /^posts\/b\.md:5:6 error missing-image/,
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
  'links and pictures in code, which are none': [
    { 'posts/a.md': post([], '`[x](nothing.md)`\n\n```md\n![](nothing.png) [y](/nothing/)\n```\n') },
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
