import { securityHeaders } from './headers';

const headersOf = (url: string) => Object.fromEntries(securityHeaders({ url }));

test('a site without HTTPS does not promise it', () => {
  const headers = headersOf('http://localhost:9000/');
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
  expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});

test('embedded players keep what they need', () => {
  expect(headersOf('https://example.org')['Permissions-Policy']).not.toMatch(/autoplay|fullscreen|picture-in-picture/);
});
