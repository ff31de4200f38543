import { toSiteFonts } from './fonts';

const face = (role: string, address: string) =>
  `@font-face{font-family:site-${role};font-weight:100 900;font-style:normal;font-display:swap;src:url("${address}") format("woff2")}`;

test.each([
  ['nothing', {}, { css: '', files: [], defaults: ['sans', 'mono'] }],
  [
    'families for words',
    { sans: { families: 'Georgia, serif' } },
    { css: '@layer site{:root{--sans:Georgia, serif,system-ui,sans-serif}}', files: [], defaults: ['mono'] },
  ],
  [
    'families for code',
    { mono: { families: 'Menlo' } },
    { css: '@layer site{:root{--mono:Menlo,ui-monospace,monospace}}', files: [], defaults: ['sans'] },
  ],
  [
    'a file for words',
    { sans: { address: '/site/static/a.woff2' } },
    {
      css: `${face('sans', '/site/static/a.woff2')}@layer site{:root{--sans:site-sans,system-ui,sans-serif}}`,
      files: ['/site/static/a.woff2'],
      defaults: ['mono'],
    },
  ],
  [
    'one file for both',
    { sans: { address: '/a.woff2' }, mono: { address: '/a.woff2' } },
    {
      css: `${face('sans', '/a.woff2')}${face('mono', '/a.woff2')}@layer site{:root{--sans:site-sans,system-ui,sans-serif;--mono:site-mono,ui-monospace,monospace}}`,
      files: ['/a.woff2'],
      defaults: [],
    },
  ],
])('with %s', (_, chosen, expected) => {
  expect(toSiteFonts(chosen)).toEqual(expected);
});
