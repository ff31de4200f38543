import { prefixIds } from './prefix-ids';

test('ids get a prefix, and so do all references to them', () => {
  const html = '<i id="a" aria-labelledby="a b"></i><a href="#a"></a><svg><path fill="url(#a)"/><use href="#a"/></svg>';
  expect(prefixIds(html, 's-')).toBe(
    '<i id="s-a" aria-labelledby="s-a b"></i><a href="#s-a"></a><svg><path fill="url(#s-a)"/><use href="#s-a"/></svg>',
  );
});

test('links elsewhere and texts about ids are left alone', () => {
  const html =
    '<p id="">A</p><a href="/a/#a">a</a><a href="#other">a</a><code>&#x3C;p id="a"></code><b title="1 > 0">a</b>';
  expect(prefixIds(html, 's-')).toBe(html);
});
