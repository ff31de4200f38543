import { parseUrl, splitTarget } from './parse-url';

test('a text is a URL or invalid', () => {
  expect(parseUrl('https://example.org')?.href).toBe('https://example.org/');
  expect(parseUrl('a/b', 'https://example.org/c/')?.href).toBe('https://example.org/c/a/b');
  expect(parseUrl('a/b')).toBeUndefined();
});

test('letters beyond ASCII are accepted, however often URLs are parsed', () => {
  let refused = 0;
  for (let index = 0; index < 50_000; index += 1) {
    parseUrl(`https://example.org/${index}`);
    if (!parseUrl('https://bücher.example/ü')) refused += 1;
  }
  expect(refused).toBe(0);
});

test.each([
  ['posts/a.md', 'posts/a.md', ''],
  ['posts/a.md#top?', 'posts/a.md', '#top?'],
  ['/list/?q=a#b', '/list/', '?q=a#b'],
  ['#a\nb', '', '#a\nb'],
  ['', '', ''],
])('the target %j has the path %j, and the rest %j', (target, path, rest) => {
  expect(splitTarget(target)).toEqual({ path, rest });
});
