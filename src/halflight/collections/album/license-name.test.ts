import { toLicenseName } from './license-name';

test.each([
  ['https://creativecommons.org/licenses/by-nc/4.0/', 'CC BY-NC 4.0'],
  ['https://creativecommons.org/licenses/by-sa/3.0/de/deed.de', 'CC BY-SA 3.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public Domain Mark 1.0'],
  ['https://www.example.org/terms/?a=b', 'example.org'],
])('%s is called %s', (url, name) => {
  expect(toLicenseName(url)).toBe(name);
});
