import { readFileSync } from 'node:fs';
import { importsOfEachTest } from '../halflight/testing/imports';

const { blog, run, answers, content, inBlog, inContent } = importsOfEachTest();

const post = (name: string) => `---\ntitle: ${name}\ndate: 2019-05-12\ntags: [mills]\n---\nWords.\n`;

/** Two posts at `/posts/a/` and `/posts/b/`, a page at `/about/`, a tag, and a file at `/files/paper.pdf`. */
const source = {
  'hugo.toml': 'baseURL = "https://words.blog/"\n',
  'content/posts/a.md': post('A'),
  'content/posts/b.md': post('B'),
  'content/about.md': '---\ntitle: About\n---\nMe.\n',
  'static/files/paper.pdf': 'pdf',
};

beforeEach(() => content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' }));

test.each([
  [
    '_redirects',
    [
      ...['/old/* /posts/:splat', '/older/:slug/x /posts/:slug/ 302!', '/blog/* https://words.blog/posts/:splat 301'],
      ...['/me /about/', '/i /me', '/self /about 200', '/topics/:name /tags/:name', '/downloads/* /files/:splat'],
      '/past/* /about/',
    ].join('\n'),
    {
      ...{ '/old/a/': '/posts/a/', '/old/b/': '/posts/b/', '/older/a/x/': '/posts/a/', '/blog/b/': '/posts/b/' },
      ...{ '/me/': '/about/', '/i/': '/about/', '/self/': '/about/', '/topics/mills/': '/tags/mills/' },
      ...{ '/downloads/paper.pdf': '/files/paper.pdf', '/past/': '/about/' },
    },
  ],
  ['netlify.toml', '[[redirects]]\nfrom = "/n/*"\nto = "/posts/:splat"\n', { '/n/a/': '/posts/a/' }],
  [
    'vercel.json',
    '{"redirects":[{"source":"/v/:slug*","destination":"/posts/:slug*","permanent":true},{"source":"/w/(.*)","destination":"/posts/$1"}],"rewrites":[{"source":"/me","destination":"/about"}]}',
    { '/v/a/': '/posts/a/', '/w/b/': '/posts/b/', '/me/': '/about/' },
  ],
  [
    '.htaccess',
    [
      'RewriteRule ^h/([a-z]+)/?$ /posts/$1/ [R=301,L]',
      'RedirectMatch 301 ^/m/(.*)\\.html$ /posts/$1/',
      'Redirect permanent /weblog/ https://words.blog/posts/',
    ].join('\n'),
    { '/h/a/': '/posts/a/', '/m/b.html': '/posts/b/', '/weblog/a/': '/posts/a/', '/weblog/': '/posts/' },
  ],
] as const)('rules of %s with patterns redirect each old URL that is known', async (file, rules, expected) => {
  blog({ ...source, [`static/${file}`]: rules });
  const report = await run();
  // This test copies files to a folder of its own, where the check does not look.
  expect(report.errors.filter(({ message }) => !message.includes('/files/paper.pdf'))).toEqual([]);
  expect(report.rules).toEqual([]);
  const at = answers();
  expect(Object.fromEntries(Object.keys(expected).map((from) => [from, at.get(from)]))).toEqual(expected);
  expect((await run()).rules).toEqual([]);
});

const nothing = 'nothing that was imported is where it leads, or the old URLs cannot be told from it';
const condition = 'it holds under a condition, which redirects do not have';

test.each([
  [
    '_redirects',
    [
      ['/shop /about/ 302 Country=fr', condition],
      ['/shop id=:id /about/ 301', condition],
      ['https://old.blog/* https://words.blog/:splat', 'it is for a whole domain: your host has a setting for that'],
      ['/gone /about/ 410', 'it says that a page is gone'],
      ['/out/:year/* https://else.blog/:splat', 'it leads to another site, and nothing tells from which URLs'],
      ['/x/* /y/:splat', nothing],
      ['/:year/:name /posts/:name/', nothing],
    ],
  ],
  [
    '.htaccess',
    [
      ['RewriteRule ^(a|(b))$ /posts/$1/ [R]', 'its pattern is more than words and names'],
      ['RewriteCond %{QUERY_STRING} ^p=1$', undefined],
      ['RewriteRule ^$ /posts/a/ [R,L]', condition],
      // These only say which file of the server answers.
      ['RewriteRule ^index\\.php$ - [L]', undefined],
      ['RewriteRule . /index.php [L]', undefined],
    ],
  ],
] as const)('a rule of %s that no redirect stands for is listed with the reason', async (file, rules) => {
  blog({ ...source, [`static/${file}`]: rules.map(([rule]) => rule).join('\n') });
  const report = await run();
  expect(report.errors).toEqual([]);
  expect(report.rules.map(({ rule, why }) => [rule, why])).toEqual(rules.filter(([, why]) => why !== undefined));
});

test('a rule that does not say which URLs it covers covers those in the old sitemap', async () => {
  blog({
    ...source,
    'static/_redirects': '/:year/:name /posts/:name/\n/* /404.html 404\n',
    'map.txt': 'https://words.blog/2018/a/\nhttps://words.blog/2018/none/\n',
  });
  const report = await run({ sitemaps: [inBlog('map.txt')] });
  expect(report.rules).toEqual([]);
  expect(answers().get('/2018/a/')).toBe('/posts/a/');
  expect(report.oldUrls.filter(({ to }) => to === undefined).map(({ from }) => from)).toEqual(['/2018/none/']);
});

test('rules for another site become redirects; one for all below a path becomes a line for hosts', async () => {
  blog({
    ...source,
    _redirects: [
      '/shop https://shop.test/Ada_(1843)',
      '/wiki/:name https://wiki.test/:name',
      '/out/* https://else.blog/:splat 302',
    ].join('\n'),
    'map.txt': 'https://words.blog/wiki/looms\n',
  });
  const again = () => run({ sitemaps: [inBlog('map.txt')] });
  const report = await again();
  expect([report.errors, report.rules]).toEqual([[], []]);
  const at = answers();
  expect([at.get('/shop/'), at.get('/wiki/looms/')]).toEqual([
    'https://shop.test/Ada_(1843)',
    'https://wiki.test/looms',
  ]);
  expect(report.hostLines).toEqual(['/out/* https://else.blog/:splat 301']);
  expect((await again()).rules).toEqual([]);
  expect(readFileSync(inContent('../static/_redirects'), 'utf8')).toBe('/out/* https://else.blog/:splat 301\n');
});
