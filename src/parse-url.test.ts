import { parseUrl } from './parse-url';

test('a text is a URL, or none', () => {
  expect(parseUrl('https://example.org')?.href).toBe('https://example.org/');
  expect(parseUrl('a/b', 'https://example.org/c/')?.href).toBe('https://example.org/c/a/b');
  expect(parseUrl('a/b')).toBeUndefined();
});

test('letters beyond ASCII are read however often one asks', () => {
  let refused = 0;
  for (let index = 0; index < 50_000; index += 1) {
    parseUrl(`https://example.org/${index}`);
    if (!parseUrl('https://bücher.example/ü')) refused += 1;
  }
  expect(refused).toBe(0);
});
