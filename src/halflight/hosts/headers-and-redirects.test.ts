import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { makeFolder } from '../testing/temporary-folder';
import { headersOf, type FileRule } from '../finish/host-files/file-rules';
import { listWithoutLine, toHeadersFile, toRedirectsFile } from './headers-and-redirects';

const headers = [['X-Content-Type-Options', 'nosniff']] as const;
const withHeaders = (rule: FileRule) => ({ pattern: rule.pattern, headers: headersOf(rule) });
const rules = [
  { pattern: '/*/', cache: 'a' },
  { pattern: '/static/*', cache: 'b' },
].map(withHeaders);

test('our file does not repeat what an author’s own file says about a path', () => {
  const own = '# Mine\n/static/*\n  Cache-Control: mine\n/*\n  x-content-type-options: mine\n/own/*\n  A: b\n';
  expect(toHeadersFile({ prefix: '', headers, rules }, own)).toBe(`# Mine
/static/*
  Cache-Control: mine
/*
  x-content-type-options: mine
/own/*
  A: b
/*/
  Cache-Control: a
  Cross-Origin-Resource-Policy: same-origin
/static/*
  Cross-Origin-Resource-Policy: cross-origin
`);
});

test('a byte order mark in an author’s own file is ignored', () => {
  const own = '\uFEFF/*\n  X-Content-Type-Options: mine\n';
  expect(toHeadersFile({ prefix: '', headers, rules: [] }, own)).toBe('/*\n  X-Content-Type-Options: mine\n');
  expect(toRedirectsFile({ prefix: '', redirects: [{ from: '/a/', to: '/b/' }] }, '\uFEFF/a/ /c/\n')).toBe(
    '/a /b/ 301\n/a/ /c/\n',
  );
});

test('an author’s rules count among the hundred that Cloudflare reads', () => {
  const own = Array.from({ length: 99 }, (_, index) => `/own-${index}\n  A: b\n`).join('');
  expect(toHeadersFile({ prefix: '', headers, rules }, own).match(/^\//gm)).toHaveLength(100);
});

const redirects = [
  { from: '/old/', to: '/new/' },
  { from: '/%C3%BCber.html', to: 'https://other.example/new/#there' },
];

test('redirects are written with and without the slash, and an author’s own come after them', () => {
  expect(toRedirectsFile({ prefix: '/site', redirects })).toBe(`/site/old/ /site/new/ 301
/site/old /site/new/ 301
/site/%C3%BCber.html https://other.example/new/#there 301
`);
  expect(toRedirectsFile({ prefix: '', redirects }, '/old/ /mine/ 302\n/blog/* /posts/:splat 301\n'))
    .toBe(`/old /new/ 301
/%C3%BCber.html https://other.example/new/#there 301
/old/ /mine/ 302
/blog/* /posts/:splat 301
`);
  expect(toRedirectsFile({ prefix: '', redirects: [{ from: '/a:b/', to: '/' }] })).toBe('');
});

test('very many redirects are written only in the form that needs no second redirect', () => {
  const many = Array.from({ length: 1500 }, (_, index) => ({ from: `/old-${index}/`, to: '/new/' }));
  const lines = toRedirectsFile({ prefix: '', redirects: many }).trim().split('\n');
  expect(lines).toHaveLength(1500);
  expect(lines.every((line) => /^\/old-\d+\/ /.test(line))).toBe(true);
});

test('redirects beyond the limit, or that cannot be expressed, have no line unless the author has one', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ from: `/old-${index}/`, to: '/new/' }));
  const site = { prefix: '/site', redirects: [{ from: '/a:b/', to: '/new/' }, ...many, ...redirects] };
  expect(listWithoutLine(site).map(({ from }) => from)).toEqual(['/a:b/', '/old/', '/%C3%BCber.html']);
  const own = '/site/a:b /mine/ 302\n/site/old/ /mine/ 302\n';
  expect(listWithoutLine(site, own).map(({ from }) => from)).toEqual(['/old-1998/', '/old-1999/', '/%C3%BCber.html']);
});

test('Netlify’s own parsers understand both', async () => {
  const folder = makeFolder();
  const [headersFile, redirectsFile] = [join(folder, '_headers'), join(folder, '_redirects')];
  writeFileSync(headersFile, toHeadersFile({ prefix: '/site', headers, rules }));
  writeFileSync(redirectsFile, toRedirectsFile({ prefix: '', redirects }));
  expect(await parseAllHeaders({ headersFiles: [headersFile] as never, netlifyConfigPath: undefined })).toMatchObject({
    errors: [],
    headers: [
      { for: '/site/*', values: { 'X-Content-Type-Options': 'nosniff' } },
      { for: '/site/*/', values: { 'Cache-Control': 'a' } },
      { for: '/site/static/*', values: { 'Cache-Control': 'b' } },
    ],
  });
  const parsed = await parseAllRedirects({ redirectsFiles: [redirectsFile], configRedirects: [], minimal: false });
  expect(parsed).toMatchObject({
    errors: [],
    redirects: [
      { from: '/old/', to: '/new/', status: 301 },
      { from: '/old', to: '/new/', status: 301 },
      { to: 'https://other.example/new/#there', status: 301 },
    ],
  });
});
