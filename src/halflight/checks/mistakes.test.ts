import { PARAGRAPH_SIGNS, SECTION_ENTRIES, TEXT_NESTING } from '../limits';
import { page, post, site, testMistakes } from '../testing/mistakes';

/** One of each kind of mistake that an author can make in files, fields and texts, each reported with its place, its kind and a suggestion. */

/** This many posts, and a page with a section that shows them. */
const postsAndSection = (count: number, section: string) => ({
  'pages/index.md': page(['title: H', 'sections:', `  - ${section}`]),
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`posts/p${index}.md`, post()])),
});

testMistakes({
  'a section that shows more posts than a page can hold': [
    postsAndSection(SECTION_ENTRIES + 1, '{ type: posts }'),
    /^pages\/index\.md:4:13 warning long-section: the section shows all 101 entries, .*"newest: 6"/,
  ],
  'a section that shows as many as a page can hold': [postsAndSection(SECTION_ENTRIES, '{ type: posts }')],
  'a section that shows the newest of more posts': [postsAndSection(SECTION_ENTRIES + 1, '{ type: posts, newest: 6 }')],
  'a second contact section on a page': [
    {
      'site.md': site('contact: { destination: netlify }'),
      'pages/a.md': page(['title: A', 'sections:', '  - type: contact', '  - type: hero', '  - type: contact']),
    },
    /^pages\/a\.md:6:11 warning second-form: a section above already has the contact form, .*; remove one of the two$/,
  ],
  'texts in front matter that cannot be rendered, or not as meant': [
    {
      'pages/a.md': page([
        'title: A',
        'sections:',
        '  - type: faq',
        '    items:',
        `      - { question: Q, answer: '${'> '.repeat(TEXT_NESTING + 1)}deep' }`,
        `      - { question: Q, answer: '${'_*'.repeat(PARAGRAPH_SIGNS)}' }`,
        "      - { question: Q, answer: '{{< ref b >}}' }",
        "      - { question: Q, answer: '[a](my photo.png)' }",
      ]),
    },
    /^pages\/a\.md:6:32 error too-much: the text is nested more than 100 levels deep/,
    /^pages\/a\.md:7:32 error too-much: this paragraph has more than 3000 brackets/,
    /^pages\/a\.md:8:32 warning foreign-syntax: /,
    /^pages\/a\.md:9:32 error bad-target: /,
  ],
  'a book that one wrote, and rates': [
    { 'books/a.md': page(['title: A', 'wrote: true', 'rating: 5', 'finished: 2026', 'published: 2025']) },
    /^books\/a\.md:4:\d+ warning idle-field: "rating" is for books that you read, and this one you wrote: it is not shown; remove one of the two$/,
    /^books\/a\.md:5:\d+ warning idle-field: "finished" is for books that you read/,
  ],
  'contents and a filter of a page that has sections instead of a text': [
    { 'pages/a.md': page(['title: A', 'contents: true', 'filter: true', 'sections:', '  - type: hero']) },
    ...['contents', 'filter'].map(
      (name, index) =>
        new RegExp(
          `^pages/a\\.md:${index + 3}:\\d+ error contradiction: "?${name}"? does nothing here: it is for the text of a page`,
        ),
    ),
  ],
  'formulas in pages and projects that ask for them, and in one that does not': [
    {
      'pages/a.md': page(['title: A', 'math: true'], 'It is $\\frac{1}{2}$.'),
      'projects/b.md': page(['title: B', 'summary: B', 'math: true'], '$$\na^2\n$$'),
      'projects/c.md': page(['title: C', 'summary: C'], '$$\na^2\n$$'),
    },
    /^projects\/c\.md:5:1 warning foreign-syntax: "\$\$" is a formula, .* set "math: true"/,
  ],
  'HTML that is left out': [
    { 'posts/a.md': post([], 'Words.\n\n<b onclick="x">a</b> <vidoe></vidoe>') },
    /^posts\/a\.md:7:4 warning html-left-out: "onclick" is not allowed on <b>, and is left out; allowed there: class, /,
    /^posts\/a\.md:7:22 warning html-left-out: <vidoe> is not allowed in a text, .* -> video$/,
  ],
  'a language that the interface does not come in': [
    { 'site.md': site('language: cs') },
    /^site\.md:4:11 warning missing-words: the interface is not translated into Czech, .*: all \d+ words are missing; "npm run new -- words cs" writes them into site\.md/,
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
  'a language that is translated in part, with words that are there and empty': [
    {
      'site.md': site(
        'language: cs',
        'words:',
        '  menu: Nabídka',
        '  home: # Home',
        '  searchResults:',
        '    one:',
        '    other:',
      ),
    },
    /^site\.md:4:11 warning missing-words: .*: (\d+) of \d+ words are missing/,
  ],
  'a word without a form that its language has': [
    { 'site.md': site('language: pl', 'words:', '  searchResults: { one: Wynik, other: "{count} wyników" }') },
    'site.md:6:18 warning word-forms: "words.searchResults" lacks "few" and "many": the plural forms of Polish are "few", "many", "one" and "other"; the word is shown in them only if it has exactly these',
  ],
  'a form with something to fill in that it has not': [
    { 'site.md': site('words:', '  searchResults: { one: "{n} result", other: "{count} results" }') },
    /^site\.md:5:25 error bad-value: "words\.searchResults\.one" can have \{count\} in it, and no other name in braces/,
  ],
  'a form that there is none of': [
    { 'site.md': site('words:', '  searchResults: { on: One, other: "{count} results" }') },
    /^site\.md:5:20 error unknown-key: .* -> one$/,
  ],
  'a formula, where there are formulas': [
    { 'posts/a.md': post(['math: true'], 'A $\\foo$.'), 'posts/b.md': post([], 'A $\\foo$.') },
    'posts/a.md:6:3 warning bad-formula: the formula cannot be read: unsupported function name: \\foo',
  ],
  'a diagram': [
    { 'posts/a.md': post([], '```mermaid\npie\n```') },
    /^posts\/a\.md:5:1 warning bad-diagram: the diagram cannot be drawn, and is shown as code: its kind is not known: "pie"/,
  ],
  'a callout of no kind': [
    { 'posts/a.md': post([], '> [!NOTES]\n> a') },
    /^posts\/a\.md:5:3 warning unknown-callout: \[!NOTES\] is not a kind of callout.* -> NOTE$/,
  ],
  'a callout that other tools know': [
    { 'posts/a.md': post([], '> [!info]\n> a') },
    /^posts\/a\.md:5:3 warning unknown-callout: \[!info\] is not a kind of callout.* -> NOTE$/,
  ],
  'a diagram whose kind has a slip in it': [
    { 'posts/a.md': post([], '```mermaid\nflowchat LR\n A --> B\n```') },
    /its kind is not known: "flowchat"; there are: flowchart, .* -> flowchart$/,
  ],
  'a diagram with an arrow to nowhere': [
    { 'posts/a.md': post([], '```mermaid\nflowchart LR\n A -->\n```') },
    /as code: this cannot be drawn: A -->$/,
  ],
  'an empty file': [{ 'posts/a.md': '' }, 'posts/a.md:1:1 error empty-file: the file is empty'],
  'no front matter': [{ 'posts/a.md': 'Words.\n' }, /^posts\/a\.md:1:1 error no-front-matter: /],
  'bytes that are not UTF-8': [
    { 'posts/a.md': Buffer.concat([Buffer.from('---\ntitle: Caf'), Buffer.from([0xe9]), Buffer.from('\n---\n')]) },
    'posts/a.md:2:11 error not-utf8: the file is not written in UTF-8; save it in that encoding',
  ],
  'a NUL': [
    { 'posts/a.md': post([], 'Words\nand\u0000more.') },
    'posts/a.md:6:4 error control-character: the file contains a character that is not text (U+0000, NUL); delete it',
  ],
  'a byte order mark, which is accepted': [{ 'posts/a.md': `\uFEFF${post()}` }],
  'CRLF, which is accepted': [{ 'posts/a.md': post(['tags: [x]'], 'Words.').replaceAll('\n', '\r\n') }],
  'an unknown folder, with the nearest': [
    { 'post/a.md': post() },
    /^post\/a\.md:1:1 error unknown-folder: files here are not read; .* -> posts$/,
  ],
  'a file name that makes no address': [
    { 'posts/what?.md': post() },
    /^posts\/what\?\.md:1:1 error bad-slug: .* -> what$/,
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
    },
    'posts/c.md:4:9 warning dangling-series: the series "The Nots" has only one part -> The Notes',
  ],
  'more posts than a side bar takes': [
    {
      'site.md': site('sidebar: true'),
      ...Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`posts/p${index}.md`, post()])),
    },
    'site.md:4:10 warning long-sidebar: there are 101 posts, and a side bar lists at most 100; posts are shown without it',
  ],
  'a tag that nothing has, with the nearest': [
    {
      'pages/index.md': page(['title: H', 'sections:', '  - { type: posts, tag: engins }']),
      'posts/a.md': post(['tags: [engines]']),
    },
    /^pages\/index\.md:4:25 warning unknown-tag: nothing has the tag "engins", .*; there are: engines -> engines$/,
  ],
  'a tag written in two ways': [
    {
      'posts/a.md': post(['tags: [Engines]']),
      'posts/b.md': post(['tags: [engines]']),
      'posts/c.md': post(['tags: [engines]']),
    },
    'posts/a.md:4:8 warning similar-tag: the tag "Engines" is written "engines" elsewhere; write it one way -> engines',
  ],
  'a text that no section of its page shows': [
    {
      'pages/index.md': `${page(['title: H', 'sections:', '  - { type: social }'])}\nWords.\n`,
      'pages/about.md': `${page(['title: A', 'sections:', '  - { type: prose }'])}\nWords.\n`,
    },
    /^pages\/index\.md:\d+:1 warning hidden-body: no section shows this text/,
  ],
  'two tags whose pages would have one address even with words for the signs of one': [
    {
      'posts/a.md': post(['tags: [C, C++]']),
      'posts/b.md': post(['tags: [C++, x]']),
      'projects/c.md': page(['title: A', 'tags: [C plus plus]']),
    },
    'posts/a.md:4:11 error duplicate-url: the tags "C++" and "C plus plus" would have the same URL, /tags/c-plus-plus/: URLs are made of letters and digits -> C plus plus',
    'posts/b.md:4:8 error duplicate-url: the tags "C++" and "C plus plus" would have the same URL, /tags/c-plus-plus/: URLs are made of letters and digits -> C plus plus',
  ],
  'two tags that differ in a sign for which there is no word': [
    { 'posts/a.md': post(['tags: [ab, "a!b"]']), 'posts/b.md': post(['tags: [ab]']) },
    'posts/a.md:4:12 error duplicate-url: the tags "a!b" and "ab" would have the same URL, /tags/ab/: URLs are made of letters and digits',
  ],
  'tags that can have no address': [
    { 'posts/a.md': post(['tags: ["!", 🎉]']), 'posts/b.md': post(['tags: [🎉]']) },
    'posts/a.md:4:13 error duplicate-url: the tag "🎉" cannot have a URL: it has no letters or digits',
    'posts/b.md:4:8 error duplicate-url: the tag "🎉" cannot have a URL: it has no letters or digits',
    'posts/a.md:4:8 error duplicate-url: the tag "!" cannot have a URL: it has no letters or digits',
  ],
  'a tag with a dot between letters, and without': [
    { 'posts/a.md': post(['tags: [Node.js]']), 'posts/b.md': post(['tags: [Node.js, nodejs]']) },
    'posts/b.md:4:17 warning similar-tag: the tag "nodejs" is written "Node.js" elsewhere; write it one way -> Node.js',
  ],
  'a post that is gone before it appears': [
    { 'posts/a.md': post(['expires: 2025-12-31']) },
    'posts/a.md:4:10 error end-before-start: "expires" must not be earlier than "date"',
  ],
  'a page in the place of the list of tags': [
    { 'posts/a.md': post(['tags: [x]']), 'pages/tags.md': page(['title: Tags']) },
    /^pages\/tags\.md:1:1 error duplicate-url: two pages would have the URL \/tags\/: /,
  ],
  'a post in the place of the archive': [
    { 'posts/archive.md': post() },
    /^posts\/archive\.md:1:1 error duplicate-url: two pages would have the URL \/posts\/archive\/: /,
  ],
  'two sections with one id': [
    { 'pages/index.md': page(['title: H', 'sections:', '  - { type: prose, id: x }', '  - { type: social, id: x }']) },
    /^pages\/index\.md:5:25 error duplicate-id: the id "x" is already used by a section above/,
  ],
  'ids of sections that a page cannot have': [
    {
      'pages/a.md': page([
        'title: A',
        'sections:',
        ...['what we do', '_content', 'gatsby-announcer', '"#ideas"'].map((id) => `  - { type: prose, id: ${id} }`),
      ]),
    },
    ...[1, 2, 3, 4].map(
      (place) =>
        new RegExp(
          `^pages/a\\.md:${place + 3}:24 error bad-value: "sections\\[${place}\\]\\.id" must be one word such as ideas, .*, and not begin with`,
        ),
    ),
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
    'publications.bib:1:1 error duplicate-key: "Ada:1843" is also the key of publications/a.md: give one of them another',
    'publications.bib:2:1 error duplicate-name: "b" is also the name of publications/b.md; rename one of them, or give it a "slug"',
    'publications/c.md:1:1 error duplicate-key: "c" is also the key of publications/b.md: give one of them another',
  ],
  'a quote without a quote': [
    { 'testimonials/a.md': page(['name: A']) },
    /^testimonials\/a\.md:3:1 error empty-body: there is nothing below the front matter: /,
  ],
  'a site.md with mistakes, which is all that is told of what depends on it': [
    { 'site.md': site('collections: { posts: { path: notes } }'), 'posts/a.md': post([], '[all](/notes/)') },
    /^site\.md:4:31 error .*"collections\.posts\.path" must be a path such as \/work\//,
  ],
  'an unquoted # that would cut a value off': [
    {
      'posts/a.md': page(['title: The #1 mistake', 'date: 2026-01-01']),
      'site.md': site('theme:', '  accent: #b4532a'),
    },
    /^posts\/a\.md:2:11 error yaml: .*a space and # begin a comment; .* must be quoted -> title: "The #1 mistake"$/,
    /^site\.md:5:\d+ error yaml: .* must be quoted/,
  ],
  'comments, which are accepted': [
    { 'posts/a.md': post(['tags: [x] # a comment', '# another', 'summary: A # b', '#off: x']) },
  ],
  'a post about git, which is accepted': [
    { 'posts/a.md': post([], '```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n```\n') },
  ],
  'two series of two years, which are accepted': [
    {
      'posts/a.md': post(['series: Notes 2025']),
      'posts/b.md': post(['series: Notes 2025']),
      'posts/c.md': post(['series: Notes 2026']),
    },
  ],
  'times that say their zones, which are compared as instants': [
    {
      'events/a.md': page(['title: A', 'start: 2026-05-14T23:00Z', 'end: 2026-05-14T20:00-05:00']),
      'events/b.md': page(['title: B', 'start: 2026-05-14T10:00+00:00', 'end: 2026-05-14T11:00+05:00']),
      'events/c.md': page(['title: C', 'start: 2026-05-14T18:30+25:00']),
    },
    /^events\/b\.md:4:6 error end-before-start/,
    /^events\/c\.md:3:8 error bad-date/,
  ],
  'times of which one says its zone, which are wrong only if they are in every zone': [
    {
      'events/a.md': page(['title: A', 'start: 2026-05-14T18:30+09:00', 'end: 2026-05-14 12:00']),
      'events/b.md': page(['title: B', 'start: 2026-05-14 18:30', 'end: 2026-05-14T12:00Z']),
      'events/c.md': page(['title: C', 'start: 2026-05-15T01:00+09:00', 'end: 2026-05-14']),
      'events/d.md': page(['title: D', 'start: 2026-05-14T18:30Z', 'end: 2026-05-13']),
      'events/e.md': page(['title: E', 'start: 2026-05-14 18:30', 'end: 2026-05-14T04:00Z']),
    },
    /^events\/d\.md:4:6 error end-before-start/,
    /^events\/e\.md:4:6 error end-before-start/,
  ],
  'a short item that is wrong': [
    { 'person.md': page(['name: A', 'social: [github.com/ada]']) },
    /^person\.md:3:10 error bad-url: "social\[1\]\.url" must be a full URL .*; found "github\.com\/ada" -> https:\/\/github\.com\/ada$/,
  ],
  'an icon that is no icon': [
    { 'site.md': site('icon: ./icon.jpg') },
    /^site\.md:4:7 error .*"icon" must be an SVG or PNG file beside site\.md/,
  ],
  'a name that nobody uses': [
    { 'posts/a.md': page(['title: &Co KG', 'date: 2026-01-01']) },
    /^posts\/a\.md:2:\d+ error yaml: .*a value that begins with & must be quoted/,
  ],
});
