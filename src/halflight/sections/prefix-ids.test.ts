import { prefixIds } from './prefix-ids';

test.each([
  ['an id, and a link to it', '<h3 id="a">A</h3><a href="#a">a</a>', '<h3 id="s-a">A</h3><a href="#s-a">a</a>'],
  [
    'several ids in one attribute',
    '<i id="a" aria-labelledby="a b">A</i>',
    '<i id="s-a" aria-labelledby="s-a b">A</i>',
  ],
  [
    'what a drawing refers to',
    '<svg><path id="a" fill="url(#a)"/><use href="#a"/></svg>',
    '<svg><path id="s-a" fill="url(#s-a)"/><use href="#s-a"/></svg>',
  ],
])('%s', (_, html, expected) => {
  expect(prefixIds(html, 's-')).toBe(expected);
});

test.each([
  ['a link elsewhere on the page', '<a href="#other">a</a>'],
  ['another page', '<p id="">A</p><a href="/a/#a">a</a>'],
  ['a text about ids', '<code>&#x3C;p id="a"></code><a href="#a" title="1 > 0">a</a>'],
])('%s is left alone', (_, html) => {
  expect(prefixIds(html, 's-')).toBe(html);
});
