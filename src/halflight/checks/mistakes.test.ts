import { SECTION_ENTRIES, TEXT_NESTING } from '../limits';
import { page, post, site, testMistakes } from '../testing/mistakes';

/** One of each kind of mistake in files, fields and texts, each reported with its place, kind and suggestion. */

/** That many posts, and a page with a section that shows them. */
const postsAndSection = (count: number, section: string) => ({
  'pages/index.md': page(['title: H', 'sections:', `  - ${section}`]),
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`posts/p${index}.md`, post()])),
});

testMistakes({
  'a section that shows more posts than a page can hold': [
    postsAndSection(SECTION_ENTRIES + 1, '{ type: posts }'),
    /^pages\/index\.md:4:13 warning long-section: the section shows all 101 entries, .*"newest: 6"/,
  ],
  'a section that shows the newest of more posts': [postsAndSection(SECTION_ENTRIES + 1, '{ type: posts, newest: 6 }')],
  'texts in front matter that cannot be rendered, or not as meant': [
    {
      'pages/a.md': page([
        'title: A',
        'sections:',
        `  - { type: prose, text: '${'> '.repeat(TEXT_NESTING + 1)}deep' }`,
        "  - { type: prose, text: '{{< ref b >}}' }",
      ]),
    },
    /^pages\/a\.md:4:26 error too-much: the text is nested more than 100 levels deep/,
    /^pages\/a\.md:5:26 warning template-tag: /,
  ],
  'sections that contradict another, show nothing, or hide a text': [
    {
      'site.md': site('contact: { destination: netlify }'),
      'pages/a.md': page(['title: A', 'sections:', '  - type: contact', '  - type: hero', '  - type: contact']),
      'pages/b.md': page(['title: B', 'contents: true', 'filter: true', 'sections:', '  - type: hero']),
      'pages/c.md': page(['title: C', 'sections:', '  - { type: prose, id: x }', '  - { type: social, id: x }']),
      'pages/d.md': page([
        'title: D',
        'sections:',
        ...['what we do', '_content', 'gatsby-announcer', '"#ideas"'].map((id) => `  - { type: prose, id: ${id} }`),
      ]),
      'pages/e.md': page(['title: E', 'sections:', '  - { type: social }'], 'Words.'),
      'pages/f.md': page(['title: F', 'sections:', '  - { type: prose }'], 'Words.'),
      'pages/g.md': page(['title: G', 'sections:', '  - { type: posts, tag: engins }']),
      'posts/a.md': post(['tags: [engines]']),
    },
    /^pages\/a\.md:6:11 warning second-form: a section above already has this form, .*; remove one of the two$/,
    /^pages\/b\.md:3:\d+ error contradiction: "?contents"? does nothing here: it is for the text of a page/,
    /^pages\/b\.md:4:\d+ error contradiction: "?filter"? does nothing here: it is for the text of a page/,
    /^pages\/c\.md:5:25 error duplicate-id: the id "x" is already used by a section above/,
    ...[1, 2, 3, 4].map(
      (place) =>
        new RegExp(
          `^pages/d\\.md:${place + 3}:24 error bad-value: "sections\\[${place}\\]\\.id" must be one word such as`,
        ),
    ),
    /^pages\/e\.md:\d+:1 warning hidden-body: no section shows this text/,
    /^pages\/g\.md:4:25 warning unknown-tag: nothing has the tag "engins", .*; there are: engines -> engines$/,
  ],
  'a book that one wrote, and rates': [
    { 'books/a.md': page(['title: A', 'wrote: true', 'rating: 5', 'finished: 2026', 'published: 2025']) },
    /^books\/a\.md:4:\d+ warning idle-field: "rating" is only shown for books that you have read, but this one is marked as written by you: remove one of the two$/,
    /^books\/a\.md:5:\d+ warning idle-field: "finished" is only shown for books that you have read/,
  ],
  'formulas in pages and projects that ask for them, and in one that does not': [
    {
      'pages/a.md': page(['title: A', 'math: true'], 'It is $\\frac{1}{2}$.'),
      'projects/b.md': page(['title: B', 'summary: B', 'math: true'], '$$\na^2\n$$'),
      'projects/c.md': page(['title: C', 'summary: C'], '$$\na^2\n$$'),
    },
    /^projects\/c\.md:5:1 warning foreign-syntax: "\$\$" is a formula, .* set "math: true"/,
  ],
  'formulas, diagrams and callouts that cannot be read, and HTML that is left out': [
    {
      'posts/a.md': post(['math: true'], 'A $\\foo$.'),
      'posts/b.md': post([], '```mermaid\npie\n```\n\n> [!NOTES]\n> a'),
      'posts/c.md': post([], 'Words.\n\n<b onclick="x">a</b> <vidoe></vidoe>'),
    },
    'posts/a.md:6:3 warning bad-formula: the formula cannot be read: unsupported function name: \\foo',
    /^posts\/b\.md:5:1 warning bad-diagram: the diagram cannot be drawn, and is shown as code: its kind is not known: "pie"/,
    /^posts\/b\.md:9:3 warning unknown-callout: \[!NOTES\] is not a kind of callout.* -> NOTE$/,
    /^posts\/c\.md:7:4 warning html-left-out: "onclick" is not allowed on <b>, and is left out; allowed there: class, /,
    /^posts\/c\.md:7:22 warning html-left-out: <vidoe> is not allowed in a text, .* -> video$/,
  ],
  'languages of a site in several that the interface does not come in': [
    {
      'site.md': site('languages: [cs, { code: sk, path: /sk/ }]'),
      'site.sk.md': '---\nwords: { searchResults: { one: Jeden, other: "{count} výsledkov" } }\n---\n',
    },
    /^site\.md:4:13 warning missing-words: .* Czech, .* writes them into site\.md/,
    /^site\.md:4:17 warning missing-words: .* Slovak, .* "npm run new -- words sk" writes them into site\.sk\.md/,
    /^site\.sk\.md:2:\d+ warning word-forms: "words\.searchResults" lacks "few" and "many": the plural forms of Slovak are/,
  ],
  'a form with something to fill in that it has not': [
    { 'site.md': site('words:', '  searchResults: { one: "{n} result", other: "{count} results" }', '  menu: "{a}"') },
    /^site\.md:6:9 error .*"words\.menu" has no placeholders/,
    /^site\.md:5:25 error bad-value: "words\.searchResults\.one" may contain \{count\}, so it must not contain another name in braces/,
  ],
  'bytes that are no text, besides a byte order mark and CRLF, which are accepted': [
    {
      'posts/a.md': Buffer.concat([Buffer.from('---\ntitle: Caf'), Buffer.from([0xe9]), Buffer.from('\n---\n')]),
      'posts/b.md': post([], 'Words\nand\u0000more.'),
      'posts/c.md': `\uFEFF${post(['tags: [x]'], 'Words.').replaceAll('\n', '\r\n')}`,
    },
    'posts/a.md:2:11 error not-utf8: the file is not written in UTF-8; save it in that encoding',
    'posts/b.md:6:4 error control-character: the file contains a character that is not text (U+0000, NUL); delete it',
  ],
  'two pages with one address, to which another links': [
    { 'posts/a.md': post(), 'posts/a/index.md': post(), 'posts/b.md': post([], '[a](./a.md) [b](/posts/a/)') },
    /^posts\/a\.md:1:1 error duplicate-url: two pages would have the URL \/posts\/a\/: posts\/a\/index\.md and posts\/a\.md/,
  ],
  'a series with a slip in its name': [
    {
      'posts/a.md': post(['series: The Notes']),
      'posts/b.md': post(['series: The Notes']),
      'posts/c.md': post(['series: The Nots']),
      // Another year is not a typo.
      'posts/d.md': post(['series: Notes 2025']),
      'posts/e.md': post(['series: Notes 2025']),
      'posts/f.md': post(['series: Notes 2026']),
    },
    'posts/c.md:4:9 warning dangling-series: the series "The Nots" has only one part -> The Notes',
  ],
  'more posts than a sidebar takes': [
    {
      'site.md': site('sidebar: true'),
      ...Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`posts/p${index}.md`, post()])),
    },
    'site.md:4:10 warning long-sidebar: there are 101 posts, but a sidebar lists at most 100: posts are shown without it',
  ],
  'tags that are written in two ways, would have one address, or can have none': [
    {
      'posts/a.md': post(['tags: [Engines, C, C++, 🎉]']),
      'posts/b.md': post(['tags: [engines, Node.js]']),
      'posts/c.md': post(['tags: [engines, Node.js, nodejs]']),
      'projects/c.md': page(['title: A', 'tags: [C plus plus]']),
    },
    'posts/a.md:4:8 warning similar-tag: the tag "Engines" is written "engines" elsewhere; write it one way -> engines',
    /^posts\/a\.md:4:20 error duplicate-url: the tags "C\+\+" and "C plus plus" would have the same URL, \/tags\/c-plus-plus\/: /,
    'posts/a.md:4:25 error duplicate-url: the tag "🎉" cannot have a URL: it has no letters or digits',
    'posts/c.md:4:26 warning similar-tag: the tag "nodejs" is written "Node.js" elsewhere; write it one way -> Node.js',
  ],
  'a post that is gone before it appears': [
    { 'posts/a.md': post(['expires: 2025-12-31']) },
    'posts/a.md:4:10 error end-before-start: "expires" must not be earlier than "date"',
  ],
  'two people of one name': [
    { 'people/ada.md': page(['name: A']), 'people/x/ada.md': page(['name: B']) },
    /^people\/x\/ada\.md:1:1 error duplicate-name: "ada" is also the name of people\/ada\.md/,
  ],
  'two publications of one key, in files of other names': [
    {
      'publications.bib': '@misc{Ada:1843, title={T}, year=1843}\n@misc{b, title={T}, year=1843}',
      'publications/a.md': page(['title: A', 'date: 1843', 'key: ada:1843']),
      'publications/b.md': page(['title: B', 'date: 1843', 'key: c']),
      'publications/c.md': page(['title: C', 'date: 1843']),
      'publications/d.md': page(['title: D', 'date: 1843', 'key: e']),
    },
    'publications.bib:1:1 error duplicate-key: "Ada:1843" is also the key of publications/a.md: give one of them another key',
    'publications.bib:2:1 error duplicate-name: "b" is also the name of publications/b.md; rename one of them, or give it a "slug"',
    'publications/c.md:1:1 error duplicate-key: "c" is also the key of publications/b.md: give one of them another key',
  ],
  'a quote without a quote': [
    { 'testimonials/a.md': page(['name: A']) },
    /^testimonials\/a\.md:3:1 error empty-body: there is nothing below the front matter: /,
  ],
  'a site.md with mistakes, which is all that is told of what depends on it': [
    { 'site.md': site('collections: { posts: { path: notes } }'), 'posts/a.md': post([], '[all](/notes/)') },
    /^site\.md:4:31 error .*"collections\.posts\.path" must be a path such as \/work\//,
  ],
  'times that say their zones, which are compared as instants': [
    {
      'events/a.md': page(['title: A', 'start: 2026-05-14T23:00Z', 'end: 2026-05-14T20:00-05:00']),
      'events/b.md': page(['title: B', 'start: 2026-05-14T10:00+00:00', 'end: 2026-05-14T11:00+05:00']),
      'events/c.md': page(['title: C', 'start: 2026-05-14T18:30+25:00']),
      // If only one has a zone, the order is wrong only if it is wrong in every zone.
      'events/d.md': page(['title: D', 'start: 2026-05-14T18:30+09:00', 'end: 2026-05-14 12:00']),
      'events/e.md': page(['title: E', 'start: 2026-05-14 18:30', 'end: 2026-05-14T04:00Z']),
    },
    /^events\/b\.md:4:6 error end-before-start/,
    /^events\/c\.md:3:8 error bad-date/,
    /^events\/e\.md:4:6 error end-before-start/,
  ],
  'an icon that is no icon': [
    { 'site.md': site('icon: ./icon.jpg') },
    /^site\.md:4:7 error .*"icon" must be an SVG or PNG file beside site\.md/,
  ],
});
