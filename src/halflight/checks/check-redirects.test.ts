import { post, site, testMistakes } from '../testing/mistakes';

/** Mistakes in old URLs, except dead ends and chains. */

testMistakes({
  'old URLs whose page would lie in a file': [
    {
      'site.md': site('redirects: [{ from: /feed.xml/2020/, to: /posts/ }]'),
      'posts/a.md': post(['aliases: [/old.html, /old.html/]']),
      'posts/b.md': post(['aliases: ["/%C3%BC.html", "/vercel.json/"]']),
      'posts/c.md': post(['aliases: [/ü.html/x/, /posts/a/index.html/x/]']),
    },
    'posts/a.md:4:22 error duplicate-url: the alias "/old.html/" cannot have a page that redirects, because /old.html is an alias of posts/a.md with such a page: delete one of them',
    'posts/b.md:4:27 error duplicate-url: the alias "/vercel.json/" is the URL of a file',
    'posts/c.md:4:11 error duplicate-url: the alias "/ü.html/x/" cannot have a page that redirects, because /ü.html is an alias of posts/b.md with such a page: delete one of them',
    'posts/c.md:4:23 error duplicate-url: the alias "/posts/a/index.html/x/" cannot have a page that redirects, because /posts/a/index.html is a file: delete it, and set the redirect up at your host if you need it',
    'site.md:4:21 error duplicate-url: the redirect from "/feed.xml/2020/" cannot have a page that redirects, because /feed.xml is a file: delete it, and set the redirect up at your host if you need it',
  ],
  'old URLs that only look as if they lay in a file: without a page, or below one': [
    { 'posts/a.md': post(['aliases: [/index.php, /index.php/2020/, /old.html, /old.html/x.php, /posts/older.html]']) },
  ],
  'old URLs that would be patterns to hosts': [
    {
      'site.md': site('redirects: [{ from: "/blog/2020/*", to: /posts/ }]'),
      'posts/a.md': post(['aliases: ["/blog/:slug/"]']),
    },
    'posts/a.md:4:11 error bad-value: "aliases[1]" must be one old URL, without "*" and names such as ":slug": list each URL, or write a rule for your host, such as a line of static/_redirects; found "/blog/:slug/"',
    /^site\.md:4:21 error bad-value: "redirects\[1\]\.from" must be one old URL/,
  ],
  'old URLs with what cannot be in one, or leads elsewhere': [
    {
      'posts/a.md': post([
        'aliases:',
        '  - /a?b',
        '  - "/a b/"',
        '  - "/a\\nb/"',
        '  - /a%0Ab/',
        '  - /a%5Cb/',
        '  - "/a\\\\b/"',
        '  - /..%2fb/',
        '  - /%2e%2e/b/',
        '  - /a/..',
        '  - /a//b/',
        '  - /100%/',
      ]),
    },
    /^posts\/a\.md:5:5 error bad-value: "aliases\[1\]" must be a path .* without "\?" and "#"/,
    ...[2, 3, 4, 5, 6].map((index) => new RegExp(`"aliases\\[${index}\\]" must not have spaces, line breaks`)),
    /"aliases\[7\]" must not have an escaped slash/,
    ...[8, 9, 10].map((index) => new RegExp(`"aliases\\[${index}\\]" must not have "//", or`)),
    /"aliases\[11\]" has a "%" that begins no escape: write it as "%25"/,
  ],
  'nothing, where old URLs have other letters, escapes and colons': [
    {
      'posts/a.md': post([
        'aliases: [/über/, /%C3%A4/, /a%20b/, "/wiki/Talk:A/", /100%25/, /%3F/, "/a,b;c=(1)/", /a./]',
      ]),
    },
  ],
});
