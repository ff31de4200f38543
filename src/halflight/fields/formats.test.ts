import { findNumber, isFont, isFontFile, isOnHost } from './formats';

// A valid value is inserted into a stylesheet on every page.
test('a font is a file or a list of families, and nothing else gets into a stylesheet', () => {
  const fonts = [
    './fonts/own.woff2',
    'Georgia, serif',
    '-apple-system, "Segoe UI", sans-serif',
    "'Iowan Old Style'",
    'ＭＳ ゴシック',
  ];
  expect(fonts.filter((value) => !isFont(value))).toEqual([]);
  const others = [
    ...['', ',', 'Georgia,', ', serif', 'Georgia;', 'a;}body{display:none', 'a}*{color:red', 'a{', 'a\nb', 'a/*'],
    ...[
      '</style><script>alert(1)</script>',
      '<!--',
      'a&lt;b',
      'Geor"gia',
      '"Georgia',
      "'Georgia",
      '"Georgia\'',
      '"a";b"',
    ],
    ...['"a\\"', 'a\\', 'a !important', 'var(--x)', 'url(a.woff)', 'https://example.org/own.woff2', 'data:font.woff2'],
    ...['3 Words', '@import', './own.ttf'],
  ];
  expect(others.filter(isFont)).toEqual([]);
  expect(['./own.woff2', 'Georgia, serif', 'woff2'].map(isFontFile)).toEqual([true, false, false]);
});

describe('hosts', () => {
  test.each([
    ['https://images.example.org/a.jpg', true],
    ['https://IMAGES.example.org/a.jpg', true],
    ['https://example.org/a.jpg', false],
    ['https://images.example.org.evil.test/a.jpg', false],
    ['https://images.example.org@evil.test/', false],
    ['images.example.org/a.jpg', false],
  ])('a URL such as %s: %p', (address, expected) => {
    expect(isOnHost(address, ['other.test', 'Images.example.org'])).toBe(expected);
  });
});

test.each([
  ['1.890 €', '1890'],
  ['1 890', '1890'],
  ["CHF 1'890.-", '1890'],
  ['1.890,50', '1890.50'],
  ['1,890.50', '1890.50'],
  ['24,5', '24.5'],
  ['$0.005', '0.005'],
  ['from 3 to 4', undefined],
  ['on request', undefined],
])('the number in %j is %s', (written, expected) => {
  expect(findNumber(written)).toBe(expected);
});
