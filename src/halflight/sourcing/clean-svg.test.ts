import { cleanSvg } from './clean-svg';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"${attributes}>${inside}</svg>`;

test.each([
  ['a script', '<script>alert(1)</script><g/>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT><g/>'],
  [
    'HTML in the drawing',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject><g/>',
  ],
  ['HTML by its namespace', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script><g/>'],
  ['an animation that makes a handler', '<g><set attributeName="onclick" to="alert(1)"/></g>'],
])('removes %s', (_, inside) => {
  const { svg, removed } = cleanSvg(drawing(inside));
  expect(removed).toHaveLength(1);
  expect(svg).not.toMatch(/alert|script|evil|foreignObject|<set|<animate/i);
  expect(cleanSvg(svg).removed).toEqual([]);
});

test('removes event handlers, however they are written', () => {
  const { svg, removed } = cleanSvg(drawing('<g ONLOAD="alert(1)"/>', ' onfocusin="alert(1)"'));
  expect(removed).toHaveLength(2);
  expect(svg).not.toContain('alert');
});

test.each([
  ['javascript: in a link', '<a href="javascript:alert(1)"><g/></a>'],
  ['javascript: with a line break in it', '<a xlink:href="java&#10;script:alert(1)"><g/></a>'],
  ['data: as a link', '<a href="data:text/html,alert(1)"><g/></a>'],
  ['a picture from elsewhere', '<image href="https://evil.test/alert.png"/>'],
  ['parts of another drawing', '<use xlink:href="https://evil.test/alert.svg#a"/>'],
  ['SVG within SVG', '<image href="data:image/svg+xml,alert"/>'],
  ['a filling from elsewhere', '<g fill="url(https://evil.test/alert#a)"/>'],
  ['a style from elsewhere', '<style>@import url("//evil.test/alert.css");</style>'],
  ['a style in CDATA', '<style><![CDATA[ g { background: url(//evil.test/alert) } ]]></style>'],
  ['an escaped address', '<style>g { background: \\75rl(//evil.test/alert) }</style>'],
  ['an address with an escaped letter', '<g fill="ur\\l(https://evil.test/alert)"/>'],
  ['a set of pictures', '<style>g { background: image-set("https://evil.test/alert" 1x) }</style>'],
  ['an address in a variable', '<style>g { --x: none; background: image(var(--x), "//evil.test/alert") }</style>'],
  ['an address as a source', '<g style="background: src(&quot;https://evil.test/alert&quot;)"/>'],
  ['a word that a comment divides', '<style>@im<!-- -->port "https://evil.test/alert";</style>'],
  ['an address that a comment divides', '<style>g { fill: url(htt<!-- -->ps://evil.test/alert) }</style>'],
  ['a word that an element divides', '<style>@im<g>x</g>port "https://evil.test/alert";</style>'],
  ['an address that is never closed', '<style>g { fill: url(https://evil.test/alert</style>'],
  ['a string that is never closed', '<style>g { fill: url("https://evil.test/alert</style>'],
  ['an address between two comments', '<style>/* url("# */ g { fill: url(https://evil.test/alert) } /* ") */</style>'],
])('removes %s', (_, inside) => {
  const { svg, removed } = cleanSvg(drawing(inside));
  expect(removed).toHaveLength(1);
  expect(svg).not.toMatch(/alert|evil/);
});

test.each([
  [
    'text, colours and parts of its own',
    '<defs><g id="a"/></defs><use href="#a"/><text fill="url(#a)">1 &lt; 2 &amp; "3"</text>',
  ],
  [
    'a style of its own',
    '<style>g &gt; a { fill: url(#x) } /* &lt;g> */</style><style><![CDATA[ g > a { --x: "<g>" } ]]></style>',
  ],
  ['a picture in it', '<image href="data:image/png;base64,AAAA"/>'],
  ['links', '<a href="https://halflight.test/?a=1&amp;b=2"><g/></a><a href="../about/"><g/></a><a href="#x"><g/></a>'],
  ['names and words that look like CSS', '<g id="image(1)" class="src(2)" aria-label="An image(3) of \\o/"/>'],
  ['an animation', '<g><animate attributeName="opacity" values="0;1"/></g>'],
])('keeps %s unchanged', (_, inside) => {
  expect(cleanSvg(drawing(inside)).removed).toEqual([]);
});

test('editor metadata is removed silently, and definitions stay', () => {
  const { svg, removed } = cleanSvg(`<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<!-- made by hand -->
<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" i:viewOrigin="1 2" width="8" height="8"><i:pgf>AAAA</i:pgf><g i:layer="yes" title='"a"
b'/></svg>`);
  expect(removed).toEqual([]);
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg).toContain('title="&quot;a&quot;&#10;b"');
  expect(svg).not.toMatch(/pgf|DOCTYPE|made by/);
});

test('metadata of drawing programs, such as file paths, is removed; links and languages stay', () => {
  const kept = '<a xlink:href="#b" xml:lang="fr"><svg:g xmlns:svg="http://www.w3.org/2000/svg"/></a>';
  const noted =
    ' xmlns:i="http://www.inkscape.org/" i:export-filename="/home/ada/secret.png" xmlns:on="urn:on" on:x="1"';
  const { svg, removed } = cleanSvg(drawing(kept, noted));
  expect(svg).toBe(`${drawing(kept)}\n`);
  expect(removed).toEqual([]);
});

test('the remaining CSS does not join into what was removed', () => {
  const { svg } = cleanSvg(drawing('<style>@imp@import "a";ort "https://halflight.test/";</style>'));
  expect(svg).not.toContain('@import');
});

test('a file in an unknown encoding is rejected', () => {
  const bytes = Buffer.from(`<?xml version="1.0" encoding="klingon"?>${drawing('<g/>')}`);
  expect(() => cleanSvg(bytes)).toThrow('its encoding "klingon" is unknown; save it in UTF-8');
});

test.each([
  ['is no XML', drawing('<g>'), /^Unexpected close tag \(line 1\)$/],
  [
    'reads a file',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    /^it reads other files/,
  ],
  ['is HTML', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>', /^its outermost element is not an <svg/],
  ['is nested without end', drawing('<g>'.repeat(3000) + '</g>'.repeat(3000)), /^it is nested more than 256 deep/],
])('rejects a file that %s', (_, text, reason) => {
  expect(() => cleanSvg(text)).toThrow(reason);
});
