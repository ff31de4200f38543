import { headersOf, type FileRule } from '../finish/host-files/file-rules';
import { toNginxConf } from './nginx';

const rules: FileRule[] = [
  { pattern: '/*/', cache: 'short' },
  { pattern: '/feed.xml', cache: 'short', type: 'application/atom+xml; charset=utf-8', readable: true },
  { pattern: '/static/*', cache: 'long' },
  { pattern: '/*.svg', policy: 'sandbox' },
];

const host = {
  headers: [['Content-Security-Policy', "frame-ancestors 'none'"]] as const,
  rules: rules.map((rule) => ({ pattern: rule.pattern, headers: headersOf(rule) })),
  hidden: ['_headers', 'vercel.json'],
  redirects: [{ from: '/%C3%BCber/', to: '/a$b/' }],
};

test('each value of a header is set once, for all paths that have it', () => {
  const conf = toNginxConf({ prefix: '', ...host });
  expect(conf).toContain('if ($uri ~ "^(?:/.*/|/feed\\\\.xml)$") { set $halflight_cache "short"; }');
  expect(conf).toContain('if ($uri ~ "^(?:/static/.*)$") { set $halflight_cache "long"; }');
  expect(conf).toContain('add_header Content-Security-Policy "frame-ancestors \'none\'" always;');
  expect(conf).toContain('location ~ "^(?:/feed\\\\.xml)$" { types {} default_type application/atom+xml; }');
});

test('a redirect names the address as nginx compares it, and nothing in where it leads is a variable', () => {
  expect(toNginxConf({ prefix: '', ...host })).toContain('location = "/über/" { return 301 "/a%24b/"; }');
});

test('a redirect to another site is not below the path of this one', () => {
  const conf = toNginxConf({
    prefix: '/site',
    ...host,
    redirects: [{ from: '/a.php', to: 'https://other.example/$b' }],
  });
  expect(conf).toContain('location = "/site/a.php" { return 301 "https://other.example/%24b"; }');
});

test('a redirect to the same path in other case does not lead to itself on disks that ignore case', () => {
  const conf = toNginxConf({ prefix: '/site', ...host, redirects: [{ from: '/Posts/A/', to: '/posts/a/' }] });
  expect(conf).toContain('if ($uri = "/site/Posts/A/") { return 301 "/site/posts/a/"; }');
});

test('no path is named twice, which nginx would reject', () => {
  const redirects = ['/a%2Fb/', '/a/b/', '/node.js', '/node.js/'].map((from) => ({ from, to: '/' }));
  const named = [...toNginxConf({ prefix: '', ...host, redirects }).matchAll(/location = (\S+)/g)].map(([, at]) => at);
  expect(named).toEqual(['"/a/b/"', '"/a/b"', '"/node.js"', '"/node.js/"']);
});

test('for a site under a path, the rest of the server is not configured', () => {
  const conf = toNginxConf({ prefix: '/my/site', ...host });
  const outside = conf.split('\n').filter((line) => !/^(?:#| {2}|$)/.test(line));
  expect(outside.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
    [
      ...Array<string>(5).fill('set $halflight_my_site_'),
      ...Array<string>(7).fill('if ($uri'),
      'location =',
      'location /my/site/',
      '}',
    ].map((start) => expect.stringContaining(start) as string),
  );
  expect(conf).toContain('if ($uri ~ "^/my/site(?:/static/.*)$")');
  expect(conf).toContain('  error_page 404 /my/site/404.html;');
});

test('a path of letters that URLs escape is the one that nginx compares, but escaped where browsers are sent', () => {
  const conf = toNginxConf({ prefix: '/gr%C3%B6%C3%9Fe%20x', ...host, homes: ['/fr/'] });
  expect(conf).toContain('location = "/größe x" { return 301 /gr%C3%B6%C3%9Fe%20x/; }');
  expect(conf).toContain('\nlocation "/größe x/" {');
  expect(conf).toMatch(/error_page 404 "\/größe x\$halflight\w+_language\/404\.html";/);
  expect(conf).toContain('location = "/größe x/über/" { return 301 "/gr%C3%B6%C3%9Fe%20x/a%24b/"; }');
  expect(conf).toContain('if ($uri ~ "^/größe x(?:/static/.*)$")');
  expect(conf).not.toMatch(/(?:~|=|error_page \d+) \S*%C3/);
});
