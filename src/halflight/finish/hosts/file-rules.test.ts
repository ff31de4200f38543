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
  'static/9b5725674679f97582b0e167034c9511/map.SVG',
];

/** The path at which a file is requested. */
const toPath = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

test('each file of a site has one rule, and no more', () => {
  const rules = toFileRules(files).filter(({ cache }) => cache !== undefined);
  const fitting = files.map((file) => [file, rules.filter(({ pattern }) => matches(pattern, toPath(file))).length]);
  expect(fitting).toEqual(files.map((file) => [file, 1]));
});

test.each([
  ['/', 'public, max-age=60, stale-while-revalidate=300', 'same-origin'],
  ['/about/', 'public, max-age=60, stale-while-revalidate=300', 'same-origin'],
  ['/page-data/about/page-data.json', 'public, max-age=60, stale-while-revalidate=300', 'same-origin'],
  [`/app-${hash}.js`, 'public, max-age=31536000, immutable', 'same-origin'],
  [`/styles.${hash}.css`, 'public, max-age=31536000, immutable', 'same-origin'],
  ['/static/9b5725674679f97582b0e167034c9511/b8f08/a.avif', 'public, max-age=31536000, immutable', 'cross-origin'],
  ['/pagefind/fragment/en_1afa947.pf_fragment', 'public, max-age=31536000, immutable', 'same-origin'],
  ['/pagefind/pagefind.js', 'public, max-age=60, stale-while-revalidate=300', 'same-origin'],
  ['/icon-192.png', 'public, max-age=60', 'cross-origin'],
  ['/photos/summer/beach.JPG', 'public, max-age=60', 'cross-origin'],
  ['/tags/words/feed.xml', 'public, max-age=60, stale-while-revalidate=300', 'cross-origin'],
])('%s is sent with %s, for %s', (path, cache, policy) => {
  const rule = toFileRules(files).find(({ pattern }) => matches(pattern, path));
  expect(rule && headersOf(rule)).toEqual(
    expect.arrayContaining([
      ['Cache-Control', cache],
      ['Cross-Origin-Resource-Policy', policy],
    ]),
  );
});

test.each([
  ['/icon.svg', 1],
  ['/static/9b5725674679f97582b0e167034c9511.svg', 1],
  ['/static/9b5725674679f97582b0e167034c9511/map.SVG', 1],
  ['/photos/summer/beach.JPG', 0],
  ['/about/', 0],
])('%s: of a drawing that is opened by itself no script runs, in %i policy', (path, count) => {
  const headers = toFileRules(files)
    .filter(({ pattern }) => matches(pattern, path))
    .flatMap(headersOf);
  const policies = headers.flatMap(([name, value]) => (name === 'Content-Security-Policy' ? [value] : []));
  expect(policies).toHaveLength(count);
  for (const policy of policies) {
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"]),
    );
    expect(policy).not.toMatch(/script|allow-/);
  }
  // A header that is sent twice means neither of the two values.
  for (const name of ['Cache-Control', 'Cross-Origin-Resource-Policy'])
    expect(headers.filter(([other]) => other === name)).toHaveLength(1);
});

test('no rule names a file by its hash, which would keep it in the next build, and an author’s own scripts have none', () => {
  const rules = toFileRules([...files, '58-reasons.js', 'own.js']);
  expect(rules.filter(({ pattern }) => pattern.includes(hash))).toEqual([]);
  for (const path of ['/58-reasons.js', '/own.js', '/cv.pdf'])
    expect(rules.filter(({ pattern }) => matches(pattern, path))).toEqual([]);
});

test('there are never more rules than hosts read: of very many pictures the last have none', () => {
  const pictures = Array.from({ length: 500 }, (_, index) => `picture-${index}.png`);
  expect(toFileRules([...files, ...pictures])).toHaveLength(99);
});

test('of very many languages the last have none, but drawings stay harmless, and scripts cached', () => {
  const homes = Array.from({ length: 40 }, (_, index) => `/l${index}/`);
  const rules = toFileRules(files, homes);
  expect(rules).toHaveLength(99);
  const headersAt = (path: string) => rules.filter(({ pattern }) => matches(pattern, path)).flatMap(headersOf);
  expect(headersAt('/icon.svg').map(([name]) => name)).toContain('Content-Security-Policy');
  expect(headersAt(`/app-${hash}.js`)).toContainEqual(['Cache-Control', 'public, max-age=31536000, immutable']);
  expect(headersAt('/l0/llms.txt')).toContainEqual(['Content-Type', 'text/plain; charset=utf-8']);
});
