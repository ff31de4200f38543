import postcss from 'postcss';
import { createStylePruner } from './prune-styles';

const prune = createStylePruner();

function left(css: string, body: string): string {
  const page = `<head><style data-href="/styles.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}</body>`;
  const [, kept = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(prune(page)) ?? [];
  return kept;
}

const body = '<main id="content"><p class="lead wide">Words, .gone and gone</p><pre data-language="gone"></pre></main>';

test.each([
  ['.lead{a:b}', true],
  ['.lead.wide>p,.gone{a:b}', '.lead.wide>p{a:b}'],
  ['.gone{a:b}', false],
  ['.lead .gone{a:b}', false],
  ['.lead:not(.gone){a:b}', true],
  ['.lead:hover{a:b}', true],
  ['table{a:b}', false],
  ['main p{a:b}', true],
  ['#content{a:b}', true],
  ['#gone{a:b}', false],
  ['html,body,:root,*{a:b}', true],
  [':root[data-theme=dark] .lead{a:b}', true],
  ['.lead[data-done]{a:b}', true],
  ['.lead{&:hover{a:b}.gone &{c:d}}', '.lead{&:hover{a:b}}'],
  ['.lead{a:b;>:nth-child(2){c:d}}', true],
  [':root:is([data-theme=system],:not([data-theme],.gone)){a:b}', true],
  [':is(.gone,.lead){a:b}', true],
  [':is(.gone,table) p{a:b}', false],
  ['.lead:has(>.gone){a:b}', false],
  [':focus-visible{a:b}', true],
  ['p:nth-child(2n+1 of .lead){a:b}', true],
  ['p::view-transition-old(root){a:b}', true],
  ['@layer blocks{.gone{a:b}}', false],
  ['@layer blocks{.lead{a:b}}', true],
  ['@media (width < 48rem){.gone{a:b}.lead{a:b}}', '@media (width < 48rem){.lead{a:b}}'],
  ['@view-transition{navigation:auto}', true],
  ['@font-face{font-family:Geist}', true],
  ['@keyframes turn{to{rotate:1turn}}', true],
  ['::selection{a:b}', true],
  [':lang(ar){a:b}', false],
  [':dir(rtl) .lead{a:b}', false],
  ['.lead:dir(ltr){a:b}', true],
])('%s', (css, kept) => {
  expect(left(css, body)).toBe(kept === true ? css : kept || '');
});

test.each([
  [':lang(ar){a:b}', '<p lang="ar">مرحبا</p>', true],
  ['p:lang(zh){a:b}', '<p lang="zh-Hant-TW">你好</p>', true],
  ['p:lang(zh-Hant){a:b}', '<p lang="zh-CN">你好</p>', false],
  ['p:lang(fa, ar){a:b}', '<p lang="AR-eg">مرحبا</p>', true],
  ['p:lang(a){a:b}', '<p lang="ar">مرحبا</p>', false],
  [':lang(ar){a:b}', '<p>lang="ar"</p>', false],
  ['p:dir(rtl){a:b}', '<p dir="rtl">مرحبا</p>', true],
  ['p:dir(rtl){a:b}', '<p dir="auto">مرحبا</p>', true],
])('of languages and directions a page has those that it uses: %s with %s', (css, content, kept) => {
  expect(left(css, content)).toBe(kept ? css : '');
});

test.each([
  ['<h1>The analytical engine</h1>', false],
  ['<h1>Short</h1><p>Donaudampfschifffahrt</p><h2>Words</h2>', false],
  ['<h2 id="long"><a href="#long">Donaudampfschifffahrt</a></h2>', true],
  ['<h1 class="Donaudampfschifffahrt">Short</h1>', false],
  ['<h2>Two <em>Straßenbahnhaltestellen</em></h2>', true],
])('headings are hyphenated only where one has a word to hyphenate: %s', (content, kept) => {
  const css = '@media (width < 40rem){h1,h2,p{hyphens:auto;hyphenate-limit-chars:14 5 5}}p{hyphens:auto}';
  expect(left(css, `${content}<h1>Words</h1><p></p>`)).toBe(
    kept ? css.replace('h1,h2,p', /<h2/.test(content) ? 'h1,h2,p' : 'h1,p') : 'p{hyphens:auto}',
  );
});

const part = (range: string, style = 'normal') =>
  `@font-face{font-family:Geist;font-style:${style};src:url(a.woff2);unicode-range:${range}}`;

test.each([
  ['of Latin letters', part('U+0-FF,U+131'), '<p>Words</p>', true],
  ['of letters that the page has', part('U+0100-02BA'), '<p>Łódź</p>', true],
  ['of letters that it has not', part('U+0100-02BA'), '<p>Lodz – Words</p>', false],
  ['of letters that only a script has', part('U+0100-02BA'), '<script>"Łódź"</script>', false],
  ['of letters written as entities', part('U+0100-02BA'), '<p>&#x141;&#243;d&#378;</p>', true],
  ['with a range as a pattern', part('U+4??'), '<p>Достоевский</p>', true],
  ['with a range as a pattern, for others', part('U+5??'), '<p>Достоевский</p>', false],
  ['with one character', part('U+2116'), '<p>№ 1</p>', true],
  ['beyond the first plane', part('U+1F600-1F64F'), '<p>😀</p>', true],
  ['in italics', part('U+0-FF', 'italic'), '<p>Words</p>', false],
  ['in italics for emphasis', part('U+0-FF', 'italic'), '<p><em>Words</em></p>', true],
  ['in italics for code', part('U+0-FF', 'italic'), '<i style="font-style:italic">Words</i>', true],
  ['in italics that the author asks for', part('U+0-FF', 'italic'), '<style>p{font-style:italic}</style>', true],
  ['in italics, of letters that it has not', part('U+0100-02BA', 'italic'), '<em>Words</em>', false],
])('a part of a font %s', (_, css, body, kept) => {
  expect(left(css, body)).toBe(kept ? css : '');
});

test('done twice it changes nothing more', () => {
  const once = left('.lead{a:b}.gone{a:b}table{a:b}', body);
  expect(left(once, body)).toBe(once);
});

test('each page keeps what it needs itself', () => {
  const css = '.one{a:b}.two{a:b}';
  expect([left(css, '<p class="one">'), left(css, '<p class="two">'), left(css, '')]).toEqual([
    '.one{a:b}',
    '.two{a:b}',
    '',
  ]);
});

test('pages with different letters of the same alphabet share the work', () => {
  const css = part('U+400-45F') + part('U+370-3FF');
  const parse = jest.spyOn(postcss, 'parse');
  for (const words of ['Достоевский', 'Чехов', 'Анна Ахматова'])
    expect(left(css, `<p>${words}</p>`)).toBe(part('U+400-45F'));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(left(css, '<p>Όμηρος</p>')).toBe(part('U+370-3FF'));
  parse.mockRestore();
});

test('what Gatsby did not write is left alone', () => {
  const page = '<style id="custom-style">.gone{a:b}</style><p>$& $1</p>';
  expect(prune(page)).toBe(page);
});
