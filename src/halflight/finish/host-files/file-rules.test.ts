import { headersOf, matches, toFileRules } from './file-rules';

const hash = '0123456789abcdef0123';
const files = [
  'index.html',
  'about/index.html',
  '404.html',
  'page-data/about/page-data.json',
  'page-data/app-data.json',
  `app-${hash}.js`,
  `58-${hash}.js`,
  `component---src-templates-page-tsx-${hash}.js`,
  `styles.${hash}.css`,
  'static/9b5725674679f97582b0e167034c9511/b8f08/a.avif',
  'static/own-9b5725674679f97582b0e167034c9511.woff2',
  'pagefind/fragment/en_1afa947.pf_fragment',
  'pagefind/index/en_9cf9e7b.pf_index',
  'pagefind/pagefind.en_578e5029ef.pf_meta',
  'pagefind/pagefind.js',
  'pagefind/pagefind-entry.json',
  'pagefind/wasm.en.pagefind',
  'feed.xml',
  'tags/words/feed.xml',
  'feed.json',
  'events/calendar.ics',
  'events/talk/event.ics',
  'index.md',
  'about/index.md',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'favicon.ico',
  'icon-192.png',
  'photos/summer/beach.JPG',
  'icon.svg',
  'static/9b5725674679f97582b0e167034c9511.svg',
  'protected/aGVyZQ.bin',
  'static/9b5725674679f97582b0e167034c9511/map.SVG',
];

/** The path at which a file is requested. */
const toPath = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

test('each file of a site has one rule, and no more', () => {
  const rules = toFileRules(files).filter(({ cache }) => cache !== undefined);
  const fitting = files.map((file) => [file, rules.filter(({ pattern }) => matches(pattern, toPath(file))).length]);
  expect(fitting).toEqual(files.map((file) => [file, 1]));
});

test('no rule names a file by its hash, which would keep it in the next build, and an author’s own scripts have none', () => {
  const rules = toFileRules([...files, '58-reasons.js', 'own.js']);
  expect(rules.filter(({ pattern }) => pattern.includes(hash))).toEqual([]);
  for (const path of ['/58-reasons.js', '/own.js', '/cv.pdf'])
    expect(rules.filter(({ pattern }) => matches(pattern, path))).toEqual([]);
});

test('there are never more rules than hosts read: the last of very many pictures have none', () => {
  const pictures = Array.from({ length: 500 }, (_, index) => `picture-${index}.png`);
  expect(toFileRules([...files, ...pictures])).toHaveLength(99);
});

test('the last of very many languages have none, but drawings stay harmless and scripts cached', () => {
  const homes = Array.from({ length: 40 }, (_, index) => `/l${index}/`);
  const rules = toFileRules(files, homes);
  expect(rules).toHaveLength(99);
  const headersAt = (path: string) => rules.filter(({ pattern }) => matches(pattern, path)).flatMap(headersOf);
  expect(headersAt('/icon.svg').map(([name]) => name)).toContain('Content-Security-Policy');
  expect(headersAt(`/app-${hash}.js`)).toContainEqual(['Cache-Control', 'public, max-age=31536000, immutable']);
  expect(headersAt('/l0/llms.txt')).toContainEqual(['Content-Type', 'text/plain; charset=utf-8']);
});
