import { createStylePruner } from './prune-styles';

const published = new Map<string, string>();
const prune = createStylePruner((name, css) => published.set(name, css), '/base');

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
  ['table{a:b}', false],
  ['main p{a:b}', true],
  ['#content{a:b}', true],
  ['html,body,:root,*{a:b}', true],
  [':root[data-theme=dark] .lead{a:b}', true],
  ['.lead{& p{a:b}.gone &{c:d}}', '.lead{& p{a:b}}'],
  ['.lead{a:b;>:nth-child(2){c:d}}', true],
  [':root:is([data-theme=system],:not([data-theme],.gone)){a:b}', true],
  [':is(.gone,table) p{a:b}', false],
  ['.lead:has(>.gone){a:b}', false],
  [':target{a:b}', true],
  ['p::view-transition-old(root){a:b}', true],
  ['@layer blocks{.lead{a:b}}', true],
  ['@media (width < 48rem){.gone{a:b}.lead{a:b}}', '@media (width < 48rem){.lead{a:b}}'],
  ['@view-transition{navigation:auto}', true],
  ['@font-face{font-family:Geist}', true],
  [':lang(ar){a:b}', false],
  ['.lead:dir(ltr){a:b}', true],
])('%s', (css, kept) => {
  expect(left(css, body)).toBe(kept === true ? css : kept || '');
});

test.each([
  [':lang(ar){a:b}', '<p lang="ar">مرحبا</p>', true],
  ['p:lang(zh){a:b}', '<p lang="zh-Hant-TW">你好</p>', true],
  ['p:lang(zh-Hant){a:b}', '<p lang="zh-CN">你好</p>', false],
  [':lang(ar){a:b}', '<p>lang="ar"</p>', false],
  ['p:dir(rtl){a:b}', '<p dir="auto">مرحبا</p>', true],
  ['p:dir(rtl){a:b}', '<p>Name <input name="name" dir="auto"/></p>', false],
])('of languages and directions a page has those that it uses: %s with %s', (css, content, kept) => {
  expect(left(css, content)).toBe(kept ? css : '');
});

test.each([
  ['<h1>The analytical engine</h1>', false],
  ['<h2 id="long"><a href="#long">Donaudampfschifffahrt</a></h2>', true],
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
  ['of accented letters', part('U+00C0-00FF,U+0152'), '<p>Ça va</p>', true],
  ['of accented letters that it has not', part('U+00C0-00FF,U+0152'), '<p>Words – words</p>', false],
  ['of letters that only a script has', part('U+0100-02BA'), '<script>"Łódź"</script>', false],
  ['of letters written as entities', part('U+0100-02BA'), '<p>&#x141;&#243;d&#378;</p>', true],
  ['with a range as a pattern', part('U+4??'), '<p>Достоевский</p>', true],
  ['with one character', part('U+2116'), '<p>№ 1</p>', true],
  ['beyond the first plane', part('U+1F600-1F64F'), '<p>😀</p>', true],
  ['in italics', part('U+0-FF', 'italic'), '<p>Words</p>', false],
  ['in italics for emphasis', part('U+0-FF', 'italic'), '<p><em>Words</em></p>', true],
  ['in italics that the author asks for', part('U+0-FF', 'italic'), '<style>p{font-style:italic}</style>', true],
])('a part of a font %s', (_, css, body, kept) => {
  expect(left(css, body)).toBe(kept ? css : '');
});

/** What is deferred of a stylesheet, of which a page keeps the rest. */
function deferred(css: string, body: string): string | undefined {
  published.clear();
  const page = prune(`<head><style data-href="/a.css" data-identity="gatsby-global-css">${css}</style></head>${body}`);
  const [, href, media] = /<link rel="stylesheet" href="([^"]*)" media="([^"]*)" class="deferred">/.exec(page) ?? [];
  if (href) expect(media).toMatch(/^print,.*\(scripting:none\)$/);
  const [[name, text] = []] = published;
  expect(href).toBe(name && `/base/${name}`);
  return text;
}

test.each([
  ['of printed pages', '@media print{.lead{a:b}}', '@media print{.lead{a:b}}', ''],
  ['of forced colours', '@media (forced-colors:active){p{a:b}}', '@media (forced-colors:active){p{a:b}}', ''],
  ['of other media', '@media not print{p{a:b}}@media (forced-colors: none){p{a:b}}', undefined, true],
  ['of what a visitor points at', '@layer blocks{.lead:hover{a:b}}', '@layer blocks{.lead:hover{a:b}}', ''],
  [
    'of only some selectors',
    'p:focus,.lead,:is(p:hover,pre:active) p{a:b}',
    'p:focus,:is(p:hover,pre:active) p{a:b}',
    '.lead{a:b}',
  ],
  ['of what is not in use', 'p:not(:hover),:is(p:hover,.lead){a:b}', undefined, true],
  ['nested in another', '.lead{a:b;&:hover{c:d}}', '.lead{&:hover{c:d}}', '.lead{a:b}'],
  ['of what a script does once a visitor scrolls', '[data-scrolled] .lead{a:b}', true, ''],
  ['of the change of theme', ':root:not(:active-view-transition-type(page))::view-transition{a:b}', true, ''],
])('the first paint does not wait for the rules %s', (_, css, later, now) => {
  expect(deferred(css, body)).toBe(later === true ? css : later);
  expect(left(css, body)).toBe(now === true ? css : now);
});

test('nor for those of dialogs, unless the page shows their parts', () => {
  const css = '.search-form{a:b}';
  const closed = '<dialog class="search-dialog"><form class="search-form"></form></dialog>';
  expect([deferred(css, closed), left(css, closed)]).toEqual([css, '']);
  expect(left(css, `<main><form class="search-form"></form></main>${closed}`)).toBe(css);
});

test.each([
  ['a rule of the page', '.lead{animation:rise 1s}', '', true],
  ['a rule that is deferred', '.lead:hover{animation:rise 1s}', '', false],
  ['a rule of another page', '.gone{animation:rise 1s}', '', false],
  ['the author’s styles', '', '<style id="custom-style">p{animation:rise 1s}</style>', true],
])('an animation is where it is needed: for %s', (_, rule, others, now) => {
  const animation = '@keyframes rise{0%{opacity:0}}';
  const css = animation + rule;
  expect(deferred(css, others + body)).toBe(rule.includes(':hover') ? css : undefined);
  expect(left(css, others + body).includes(animation)).toBe(now);
});

test('run twice, it changes nothing more', () => {
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

test('what Gatsby did not write is left alone', () => {
  const page = '<style id="custom-style">.gone{a:b}</style><p>$& $1</p>';
  expect(prune(page)).toBe(page);
});

test('the order of the layers is in the same element, for which the policy has one hash', () => {
  const page =
    '<head><style>@layer base,look;</style><style data-href="/styles.css" data-identity="gatsby-global-css">';
  expect(prune(`${page}p{a:b}</style></head><p>`)).toBe(
    '<head><style data-href="/styles.css" data-identity="gatsby-global-css">@layer base,look;p{a:b}</style></head><p>',
  );
});
