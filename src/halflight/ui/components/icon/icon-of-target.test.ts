import { iconOfTarget } from './icon-of-target';

test.each([
  [undefined, 'arrow-right'],
  [null, 'arrow-right'],
  ['https://example.org/', 'arrow-up-right'],
  ['mailto:ada@example.org', 'mail'],
  ['TEL:+44-20-7946-0000', 'phone'],
])('a link to %s has the icon %s', (url, icon) => {
  expect(iconOfTarget(url)).toBe(icon);
});
