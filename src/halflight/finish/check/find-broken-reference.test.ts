import { findBrokenReference } from './find-broken-reference';
import { toPublicSite } from './public-site';
import type { Reference } from './reference';

const files = ['index.html', 'about/index.html', 'posts/a/index.html', 'a%b.pdf', 'cv.pdf', 'static/é.jpg', '404.html'];

const siteAt = (url: string) =>
  toPublicSite({
    url,
    files,
    ids: new Map([['about/index.html', new Set(['content', 'größe'])]]),
    redirects: new Map([
      ['/old/', '/about/'],
      ['/older', '/about/'],
    ]),
  });

const check = (address: string, kind: Reference['kind'] = 'link', more: Partial<Reference> = {}, url?: string) =>
  findBrokenReference(
    { kind, address, place: { line: 1, column: 1 }, ...more },
    'posts/a/index.html',
    siteAt(url ?? 'https://halflight.test/some/prefix/'),
  );

test.each([
  '/some/prefix/',
  '/some/prefix/about/',
  '/some/prefix/about/?a=1#content',
  '/some/prefix/about/#gr%C3%B6%C3%9Fe',
  '/some/prefix/about/#top',
  '/some/prefix/about/#content:~:text=words',
  '/some/prefix/cv.pdf#page=2',
  '/some/prefix/a%25b.pdf',
  '../../about/',
  '#anything',
  'https://halflight.test/some/prefix/about/',
  'https://halflight.test/another-site/',
  'webcal://halflight.test/some/prefix/cv.pdf',
  'https://elsewhere.test/nothing/',
  // A tutorial may link to its readers' own machines.
  'http://localhost:8000/about/',
  'mailto:a@example.org',
  'data:image/png;base64,AAAA',
])('%s is right', (address) => expect(check(address)).toBeUndefined());

test.each<[string, string, string | undefined]>([
  ['/about/', 'no-prefix', '/some/prefix/about/'],
  ['/some/prefix/abuot/', 'dead-reference', '/about/'],
  ['/some/prefix/wholly/other/things/', 'dead-reference', undefined],
  ['/some/prefix/About/', 'wrong-case', '/about/'],
  ['/some/prefix/about', 'through-redirect', '/about/'],
  ['/some/prefix/about#content', 'through-redirect', '/about/#content'],
  ['/some/prefix/old/', 'through-redirect', '/about/'],
  ['/some/prefix/about/#contents', 'dead-anchor', undefined],
  ['https://www.example.org/', 'example-domain', undefined],
  ['http://[', 'bad-address', undefined],
])('%s is wrong (%s)', (address, kind, suggestion) => {
  const flaw = check(address);
  expect(flaw?.kind).toBe(kind);
  expect(flaw?.message).toContain(`"${address}"`);
  expect(flaw?.suggestion).toBe(suggestion);
});

test('an example domain is not an error, because authors may write about it', () => {
  expect(check('https://example.org/')?.severity).toBe('warning');
});

test('what a page would fetch from the visitor’s own machine is reported', () => {
  for (const kind of ['picture', 'media', 'script'] as const)
    expect(check('http://localhost/', kind)).toMatchObject({ severity: 'warning', kind: 'own-machine' });
});

test.each<[string, Reference['kind'], 'error' | 'warning']>([
  ['/some/prefix/about', 'link', 'warning'],
  ['/some/prefix/old/', 'text', 'warning'],
  ['http://[', 'picture', 'error'],
  ['/some/prefix/about', 'canonical address', 'error'],
  ['/some/prefix/nothing/', 'link', 'error'],
  // Demos and previews have none.
  ['/some/prefix/sitemap.xml', 'link', 'warning'],
  // Visitors arrive at the top of the page.
  ['/some/prefix/about/#events', 'link', 'warning'],
  ['/some/prefix/about/#events', 'redirect', 'warning'],
  ['/some/prefix/about/#events', 'canonical address', 'error'],
])('%s as a %s is a flaw of severity %s', (address, kind, severity) => {
  expect(check(address, kind)?.severity).toBe(severity);
});

test('a site that is itself at such a URL may use it', () => {
  expect(check('https://example.org/about/', 'link', {}, 'https://example.org/')).toBeUndefined();
  expect(check('http://localhost:9000/about/', 'link', {}, 'http://localhost:9000/')).toBeUndefined();
});

test('what programs read away from the page must be a full URL', () => {
  expect(check('/some/prefix/about/', 'canonical address', { full: true })).toMatchObject({
    kind: 'no-full-address',
    suggestion: 'https://halflight.test/some/prefix/about/',
  });
  expect(check('https://halflight.test/some/prefix/about/', 'canonical address', { full: true })).toBeUndefined();
});

test('a form may post to something that only a server answers, but not to a missing page', () => {
  expect(check('/some/prefix/api/contact', 'form', { posts: true })).toBeUndefined();
  expect(check('/api/contact', 'form', { posts: true })).toBeUndefined();
  expect(check('/some/prefix/api/contact/', 'form', { posts: true })).toBeUndefined();
  expect(check('/some/prefix/fr/contact/sent/', 'form', { posts: true })?.kind).toBe('dead-reference');
  expect(check('/some/prefix/api/search', 'form')?.kind).toBe('dead-reference');
});

test('a rule is about the pages of this site', () => {
  expect(check('/some/prefix/*', 'rule')).toBeUndefined();
  expect(check('/*', 'rule')).toMatchObject({ kind: 'no-prefix', suggestion: '/some/prefix/*' });
  expect(check('/*', 'rule', {}, 'https://halflight.test')).toBeUndefined();
});

test('ids in structured data need not be on the page', () => {
  expect(check('https://halflight.test/some/prefix/about/#person', 'structured data')).toBeUndefined();
  expect(check('https://halflight.test/some/prefix/nobody/#person', 'structured data')?.kind).toBe('dead-reference');
});
