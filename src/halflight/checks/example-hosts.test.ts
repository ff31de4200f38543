import { hostOf, isExampleHost } from './example-hosts';

test.each([
  ['example.com', true],
  ['EXAMPLE.NET', true],
  ['ada.example', true],
  ['a.invalid', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['example.com.', true],
  ['halflight.test', false],
  ['my-example.com', false],
  ['example.com.evil.org', false],
  ['ada.dev', false],
])('%s is an example: %s', (host, expected) => {
  expect(isExampleHost(host)).toBe(expected);
});

test.each([
  ['https://me.github.io/site/', 'me.github.io'],
  ['you@example.com', 'example.com'],
  ['https://', undefined],
  ['Words @ elsewhere', undefined],
])('the host of %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
