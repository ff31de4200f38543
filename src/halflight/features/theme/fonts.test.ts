import { toFontStyles } from './fonts';

const face = (role: string, address: string) =>
  `@font-face{font-family:site-${role};font-weight:100 900;font-style:normal;font-display:swap;src:url("${address}") format("woff2")}`;

test.each([
  ['nothing', {}, ''],
  [
    'families for words',
    { sans: { families: 'Georgia, serif' } },
    '@layer site{:root{--sans:Georgia, serif,system-ui,sans-serif}}',
  ],
  [
    'one file for both',
    { sans: { address: '/a.woff2' }, mono: { address: '/a.woff2' } },
    `${face('sans', '/a.woff2')}${face('mono', '/a.woff2')}@layer site{:root{--sans:site-sans,system-ui,sans-serif;--mono:site-mono,ui-monospace,monospace}}`,
  ],
])('with %s', (_, chosen, expected) => {
  expect(toFontStyles(chosen)).toBe(expected);
});
