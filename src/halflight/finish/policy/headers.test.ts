import { resourcePolicyOf, securityHeaders } from './headers';

const headersOf = (url: string) => Object.fromEntries(securityHeaders({ url }));

test('headers say what a page cannot say itself', () => {
  const headers = headersOf('https://example.org/site/');
  expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'; upgrade-insecure-requests");
  expect(headers['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Permissions-Policy']).toContain('camera=(), ');
});

test('a site without HTTPS is not made to promise it', () => {
  const headers = headersOf('http://localhost:9000/');
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
  expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});

test('embedded players keep what they need', () => {
  expect(headersOf('https://example.org')['Permissions-Policy']).not.toMatch(/autoplay|fullscreen|picture-in-picture/);
});

test.each([
  ['/', 'same-origin'],
  ['/posts/a-title/', 'same-origin'],
  ['/404.html', 'same-origin'],
  ['/app-0123456789abcdef0123.js', 'same-origin'],
  ['/page-data/app-data.json', 'same-origin'],
  ['/pagefind/pagefind-entry.json', 'same-origin'],
  ['/static/geist.woff2', 'same-origin'],
  ['/feed.xml', 'cross-origin'],
  ['/posts/feed.json', 'cross-origin'],
  ['/calendar.ics', 'cross-origin'],
  ['/posts/a-title/index.md', 'cross-origin'],
  ['/static/0123456789abcdef/photo.avif', 'cross-origin'],
  ['/icon.svg', 'cross-origin'],
])('%s may be loaded: %s', (path, expected) => {
  expect(resourcePolicyOf(path)).toBe(expected);
});
