import { page, post, testMistakes } from '../testing/mistakes';

/** Published URLs that would lead nowhere. */

const gone = 'if it was removed on purpose, move this line below a line "gone:"';

testMistakes({
  'none: pages, lists, tags, and what was moved with an alias': [
    {
      'urls.txt': '# Known\r\n/\r\n/posts/\r\n/posts/a/\r\n/posts/old/\r\n/tags/x/\r\n/favicon.ico\r\n',
      'posts/a.md': post(['aliases: [/posts/old]', 'tags: [x]']),
    },
  ],
  'none: a page that was moved with an escaped alias': [
    { 'urls.txt': '/über-alt/\n', 'posts/a.md': post(['aliases: [/%C3%BCber-alt/]']) },
  ],
  'none: what is private now has its address still': [
    {
      'urls.txt': '/posts/a/\n/posts/b/\n/tags/x/\n',
      'posts/a.md': post(['draft: true', 'tags: [x]']),
      'posts/b.md': post(['expires: 2026-01-02']),
    },
  ],
  'none: what is gone on purpose': [{ 'urls.txt': 'gone:\n/posts/a/\n' }],
  'none: a file with mistakes of its own': [
    { 'urls.txt': '/posts/a/\n', 'posts/a.md': page(['title: A', 'date: soon']) },
    /^posts\/a\.md/,
  ],
  'a page that was renamed, with the line to paste': [
    { 'urls.txt': '# Known\n/posts/on-engines/\n', 'posts/on-the-engines.md': post(), 'posts/other.md': post() },
    `urls.txt:2:1 error lost-url: /posts/on-engines/ would lead nowhere, although visitors know it: if it is posts/on-the-engines.md now, paste this line into its front matter: aliases: [/posts/on-engines/]; ${gone}`,
  ],
  'a page that was renamed before': [
    { 'urls.txt': '/posts/b/\n/posts/b-c/\n', 'posts/b-c-d.md': post(['aliases: [/posts/b/]']) },
    `urls.txt:2:1 error lost-url: /posts/b-c/ would lead nowhere, although visitors know it: if it is posts/b-c-d.md now, paste this line into its front matter, instead of the "aliases" that are there: aliases: [/posts/b/, /posts/b-c/]; ${gone}`,
  ],
  'a page that moved to another collection': [
    { 'urls.txt': '/posts/a/\n/posts/c/\n', 'projects/c.md': page(['title: C']), 'posts/a.md': post() },
    /^urls\.txt:2:1 .*if it is projects\/c\.md now, paste this line into its front matter: aliases: \[\/posts\/c\/\]/,
  ],
  'a page whose new name says something else, where it is the only new one': [
    { 'urls.txt': '/posts/a/\n/posts/one/\n', 'posts/a.md': post(), 'posts/quite-different.md': post() },
    /^urls\.txt:2:1 .*if it is posts\/quite-different\.md now/,
  ],
  'a page that is nowhere to be found, and a tag that nothing has any more': [
    { 'urls.txt': '/posts/a/\n/tags/x/\n' },
    `urls.txt:1:1 error lost-url: /posts/a/ would lead nowhere, although visitors know it: add it to the "aliases" of the page that replaced it ("aliases: [/posts/a/]"), or under "redirects" in site.md; ${gone}`,
    /^urls\.txt:2:1 error lost-url: \/tags\/x\/ would lead nowhere/,
  ],
  'a page that was gone, and is there again': [
    { 'urls.txt': 'gone:\n/posts/a/\n', 'posts/a.md': post() },
    'urls.txt:2:1 warning found-url: /posts/a/ is the URL of a page again: delete this line, and "npm run urls" will record it',
  ],
  'a line that is no address': [
    { 'urls.txt': '/posts/\nposts/a\n' },
    /^urls\.txt:2:1 error bad-url: "posts\/a" is not a page URL: it must begin with one "\/"/,
  ],
});
