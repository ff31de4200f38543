import { findImports, findUrls, replaceUrls } from './style-sheet-urls';

test.each([
  ['a{b:url(/c.png)}', ['/c.png']],
  ['a{b:url( "c d.png" ) , URL(\'e.png\')}', ['c d.png', 'e.png']],
  ['a{b:url(c\\(1\\).png), url("\\63 .png")}', ['c(1).png', 'c.png']],
  ['/* url(a.png) */ a{b:"url(c.png)";d:\'url(e.png)\'}', []],
  ['/* a', []],
  ['a{b:my-url(c.png)}', []],
])('%s references %j', (css, expected) => {
  expect(findUrls(css).map(({ address }) => address)).toEqual(expected);
});

test.each([
  ['@import "a.css"; @import url(b.css);', [0, 17]],
  ['/* @import */ a{b:"@import"} @imported;', []],
])('%s imports at %j', (css, expected) => {
  expect(findImports(css)).toEqual(expected);
});

test('only URLs with a replacement change', async () => {
  const others: Record<string, string> = { '/a.png': '/site/a.png', 'b.svg': '/x".svg' };
  const css = '/* url(/a.png) */ a{b:url(/a.png) c;d:url("b.svg#e");f:url(\'b.svg\')}';
  expect(await replaceUrls(css, (address) => others[address])).toBe(
    '/* url(/a.png) */ a{b:url("/site/a.png") c;d:url("b.svg#e");f:url("/x%22.svg")}',
  );
});
