import { page, post, testMistakes } from '../testing/mistakes';

/** Published URLs that would break. */

const gone = 'if it was removed on purpose, move this line below a line "gone:"';

testMistakes({
  'none: pages, lists, tags, what was moved with an alias, is private now, or gone on purpose': [
    {
      'urls.txt':
        '# Known\r\n/\r\n/posts/\r\n/posts/a/\r\n/posts/b/\r\n/posts/c/\r\n/posts/old/\r\n/tags/x/\r\n/tags/y/\r\n/favicon.ico\r\ngone:\r\n/posts/gone/\r\n',
      'posts/a.md': post(['aliases: [/posts/old]', 'tags: [x]']),
      'posts/b.md': post(['draft: true', 'tags: [y]']),
      'posts/c.md': post(['expires: 2026-01-02']),
    },
  ],
  'a page that was renamed, with the line to paste': [
    { 'urls.txt': '# Known\n/posts/on-engines/\n', 'posts/on-the-engines.md': post(), 'posts/other.md': post() },
    `urls.txt:2:1 error lost-url: /posts/on-engines/ would lead nowhere, although it was published: if it is now posts/on-the-engines.md, paste this line into its front matter: aliases: [/posts/on-engines/]; ${gone}`,
  ],
  'a page that was renamed before': [
    { 'urls.txt': '/posts/b/\n/posts/b-c/\n', 'posts/b-c-d.md': post(['aliases: [/posts/b/]']) },
    `urls.txt:2:1 error lost-url: /posts/b-c/ would lead nowhere, although it was published: if it is now posts/b-c-d.md, paste this line into its front matter, instead of the "aliases" that are there: aliases: [/posts/b/, /posts/b-c/]; ${gone}`,
  ],
  'a page that moved to another collection': [
    { 'urls.txt': '/posts/a/\n/posts/c/\n', 'projects/c.md': page(['title: C']), 'posts/a.md': post() },
    /^urls\.txt:2:1 .*if it is now projects\/c\.md, paste this line into its front matter: aliases: \[\/posts\/c\/\]/,
  ],
  'a page whose new name says something else, where it is the only new one': [
    { 'urls.txt': '/posts/a/\n/posts/one/\n', 'posts/a.md': post(), 'posts/quite-different.md': post() },
    /^urls\.txt:2:1 .*if it is now posts\/quite-different\.md/,
  ],
  'a page that is nowhere to be found, a tag that nothing has any more, and a line that is no address': [
    { 'urls.txt': '/posts/a/\n/tags/x/\nposts/a\n' },
    `urls.txt:1:1 error lost-url: /posts/a/ would lead nowhere, although it was published: add it to the "aliases" of the page that replaced it ("aliases: [/posts/a/]"), or under "redirects" in site.md; ${gone}`,
    /^urls\.txt:2:1 error lost-url: \/tags\/x\/ would lead nowhere/,
    /^urls\.txt:3:1 error bad-url: "posts\/a" is not a page URL: it must begin with one "\/"/,
  ],
  'a page that was gone, and is there again': [
    { 'urls.txt': 'gone:\n/posts/a/\n', 'posts/a.md': post() },
    'urls.txt:2:1 warning found-url: /posts/a/ is the URL of a page again: delete this line, and "npm run urls" will record it',
  ],
});
