import { isEnlarged } from './is-enlarged';

test.each([
  ['/static/a.jpg', 401, true],
  ['/static/a.jpg', 400, false],
  ['/static/a.svg', 24, true],
  ['https://example.org/a.jpg', undefined, true],
])('%s, %s wide: %s', (src, width, expected) => {
  expect(isEnlarged(src, width)).toBe(expected);
});
