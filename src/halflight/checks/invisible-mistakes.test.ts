import { page, post, testMistakes } from '../testing/mistakes';

const titled = (title: string) => page([`title: ${title}`, 'date: 2026-01-01'], 'Words.');

/** Mistakes with characters that nobody sees. */
testMistakes({
  'a title that nobody sees': [
    { 'posts/a.md': titled('"\u00AD\u200B"') },
    'posts/a.md:2:8 error empty: "title" must not be empty, and has only characters that nobody sees: write a text, or remove it',
  ],
  'a title of a reference to such a character': [
    { 'posts/a.md': titled('"&shy;"') },
    /^posts\/a\.md:2:8 error empty: /,
  ],
  'a heading of a section that nobody sees': [
    { 'pages/a.md': page(['title: A', 'sections:', '  - { type: hero, title: "\u3164" }']) },
    /^pages\/a\.md:4:26 error empty: "sections\[1\]\.title" must not be empty, /,
  ],
  'characters that are no text, written with a backslash': [
    { 'posts/a.md': post(['extra:', '  a: "x\\ud800"', '  "b\\a": c', 'summary: "\\uFFFE"']) },
    'posts/a.md:5:6 error yaml: the front matter cannot be read: a text contains a character that is not text (U+D800), written with a backslash; delete it',
    /^posts\/a\.md:6:3 error yaml: .*\(U\+0007\)/,
    /^posts\/a\.md:7:10 error yaml: .*\(U\+FFFE\)/,
  ],
  'a pair of surrogates written with backslashes': [{ 'posts/a.md': post(['summary: "\\ud83d\\ude00"'], 'Words.') }],
  'what will never be a character': [
    { 'posts/a.md': post([], 'a\uFDD0') },
    'posts/a.md:5:2 error control-character: the file contains a character that is not text (U+FDD0); delete it',
  ],
  'a slug with a character that nobody sees': [
    { 'posts/a.md': post(['slug: "x\u034Fy"'], 'Words.') },
    /^posts\/a\.md:4:7 error bad-slug: .* -> xy$/,
  ],
  'a file whose name nobody sees': [
    { 'posts/\u3164.md': post([], 'Words.') },
    /^posts\/\u3164\.md:1:1 error bad-slug: /,
  ],
  'tags that look the same': [
    {
      'posts/a.md': post(['tags: [Mathematics]'], 'Words.'),
      'posts/b.md': post(['tags: [Mathematics]'], 'Words.'),
      'posts/c.md': post(['tags: ["Mathe\u00ADmatics"]'], 'Words.'),
    },
    'posts/c.md:4:8 warning similar-tag: the tag "Mathe\u00ADmatics" is written elsewhere with other invisible characters; write it one way -> Mathematics',
  ],
  'a tag of an emoji and a mark that nobody sees': [
    { 'posts/a.md': post(['tags: ["❤\uFE0F"]'], 'Words.') },
    /^posts\/a\.md:4:8 error duplicate-url: the tag "❤\uFE0F" cannot have a URL/,
  ],
  'a title of a publication that nobody sees': [
    { 'publications.bib': '@misc{a, title = {\u00AD}, year = {1843}}' },
    /^publications\.bib:1:18 error missing-title: /,
  ],
});
