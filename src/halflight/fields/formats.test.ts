import { findNumber, isFont, isFontFile, isOnHost } from './formats';

describe('fonts', () => {
  test.each([
    './fonts/own.woff2',
    'own.woff2',
    'Georgia',
    'Georgia, serif',
    'system-ui',
    '-apple-system, BlinkMacSystemFont, "Segoe UI", sans-serif',
    "'Iowan Old Style', Palatino Linotype, serif",
    '"Source Sans 3", sans-serif',
    'Übersicht, ＭＳ ゴシック',
  ])('%s is one', (value) => {
    expect(isFont(value)).toBe(true);
  });

  // A valid value goes into a stylesheet on every page.
  test.each([
    '',
    ',',
    'Georgia,',
    ', serif',
    'Georgia;',
    'a;}body{display:none',
    'a}*{color:red',
    'a{',
    '</style><script>alert(1)</script>',
    '<!--',
    'Geor"gia',
    '"Georgia',
    "'Georgia",
    '"Georgia\'',
    '"a";b"',
    '"a\\"',
    'a\\',
    'a\nb',
    'a/*',
    'a !important',
    'var(--x)',
    'url(https://example.org/a.woff2)',
    'url(a.woff)',
    'https://example.org/own.woff2',
    'data:font.woff2',
    '3 Words',
    '@import',
    'a&lt;b',
    './own.ttf',
  ])('%j is none', (value) => {
    expect(isFont(value)).toBe(false);
  });

  test('are files or families', () => {
    expect(['./own.woff2', 'Georgia, serif', 'woff2'].map(isFontFile)).toEqual([true, false, false]);
  });
});

describe('hosts', () => {
  test.each([
    ['https://images.example.org/a.jpg', true],
    ['http://images.example.org:8080/a.jpg', true],
    ['https://IMAGES.example.org/a.jpg', true],
    ['https://example.org/a.jpg', false],
    ['https://images.example.org.evil.test/a.jpg', false],
    ['https://evil.test/images.example.org', false],
    ['https://images.example.org@evil.test/', false],
    ['images.example.org/a.jpg', false],
    ['./a.jpg', false],
  ])('an address such as %s: %p', (address, expected) => {
    expect(isOnHost(address, ['other.test', 'Images.example.org'])).toBe(expected);
  });
});

test.each([
  ['1,890', '1890'],
  ['1.890 €', '1890'],
  ['1 890', '1890'],
  ["CHF 1'890.-", '1890'],
  ['1.890,50', '1890.50'],
  ['1,890.50', '1890.50'],
  ['1.890.000', '1890000'],
  ['24,5', '24.5'],
  ['$0.005', '0.005'],
  ['24,–', '24'],
  ['from 3 to 4', undefined],
  ['on request', undefined],
])('the number in %j is %s', (written, expected) => {
  expect(findNumber(written)).toBe(expected);
});
