import { page, post, testMistakes } from '../testing/mistakes';

testMistakes({
  'titles, headings and names that nobody sees, and tags that look the same': [
    {
      'posts/a.md': page(['title: "\u00AD\u200B"', 'date: 2026-01-01'], 'Words.'),
      'posts/\u3164.md': post([], 'Words.'),
      'pages/a.md': page(['title: A', 'sections:', '  - { type: hero, title: "\u3164" }']),
      'posts/b.md': post(['tags: [Mathematics]', 'summary: "\\ud83d\\ude00"'], 'Words.'),
      'posts/c.md': post(['tags: [Mathematics]'], 'Words.'),
      'posts/d.md': post(['tags: ["Mathe\u00ADmatics"]'], 'Words.'),
      'publications.bib': '@misc{a, title = {\u00AD}, year = {1843}}',
    },
    'posts/a.md:2:8 error empty: "title" must not be empty, but has only invisible characters: write a text, or remove it',
    /^posts\/\u3164\.md:1:1 error bad-slug: /,
    /^pages\/a\.md:4:26 error empty: "sections\[1\]\.title" must not be empty, /,
    'posts/d.md:4:8 warning similar-tag: the tag "Mathe\u00ADmatics" is written elsewhere with other invisible characters; write it one way -> Mathematics',
    /^publications\.bib:1:18 error missing-title: /,
  ],
  'characters that are no text, in a text or written with a backslash': [
    {
      'posts/a.md': post(['extra:', '  a: "x\\ud800"', '  "b\\a": c', 'summary: "\\uFFFE"']),
      'posts/b.md': post([], 'a\uFDD0'),
    },
    'posts/a.md:5:6 error yaml: the front matter cannot be read: a text contains a character that is not text (U+D800), written with a backslash; delete it',
    /^posts\/a\.md:6:3 error yaml: .*\(U\+0007\)/,
    /^posts\/a\.md:7:10 error yaml: .*\(U\+FFFE\)/,
    'posts/b.md:5:2 error control-character: the file contains a character that is not text (U+FDD0); delete it',
  ],
});
