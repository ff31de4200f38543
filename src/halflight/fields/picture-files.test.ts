import { isPattern, picturesMatching } from './picture-files';

const files = ['mill/10.jpg', 'mill/2.JPG', 'mill/index.md', 'mill/old/3.png', 'mill/a.webp', 'mills/1.jpg', 'one.jpg'];

test.each([
  ['mill/', ['mill/2.JPG', 'mill/10.jpg', 'mill/a.webp']],
  ['mill', ['mill/2.JPG', 'mill/10.jpg', 'mill/a.webp']],
  ['./mill/*.jpg', ['mill/10.jpg']],
  ['mill/**', ['mill/2.JPG', 'mill/10.jpg', 'mill/a.webp', 'mill/old/3.png']],
  ['mill/**/*.png', ['mill/old/3.png']],
  ['mill*/1*.jpg', ['mill/10.jpg', 'mills/1.jpg']],
  ['(mill)/', []],
])('%s stands for %j', (pattern, expected) => {
  expect(picturesMatching(pattern, files)).toEqual(expected);
});

test('an accent is found in either of its forms', () => {
  expect(picturesMatching('Mühle/', ['Mu\u0308hle/1.jpg'])).toEqual(['Mu\u0308hle/1.jpg']);
});

test.each([
  ['./mill/', true],
  ['./mill', true],
  ['mill/*.jpg', true],
  ['./mill.jpg', false],
  ['https://example.org/mill', false],
  ['/mill/', false],
])('whether %s stands for several pictures: %j', (path, expected) => {
  expect(isPattern(path)).toBe(expected);
});
