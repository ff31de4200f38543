import { gzipSync } from 'node:zlib';
import { kindOf, normalizeFile, normalizePath, normalizeText } from './normalize-output';

const HEX = '0123456789abcdef'.repeat(4);
const digest = (length: number, from = 0) => HEX.slice(from, from + length);

test.each([
  [`app-${digest(20)}.js`, 'app-HASH.js'],
  [`component---src-templates-post-list-tsx-${digest(20)}.js`, 'COMPONENT-HASH.js'],
  [`630-${digest(20)}.js`, 'CHUNK-HASH.js'],
  [`${digest(40)}-${digest(20, 3)}.js`, 'CHUNK-HASH.js'],
  [`${digest(40)}-${digest(20)}.js.LICENSE.txt`, 'CHUNK-HASH.js.LICENSE.txt'],
  [`styles.${digest(20)}.css`, 'styles.HASH.css'],
  [`static/geist-latin-wght-normal-${digest(32)}.woff2`, 'static/geist-latin-wght-normal-HASH.woff2'],
  [`static/${digest(32)}/07e85/cover.avif`, 'static/HASH/HASH/cover.avif'],
  [`static/${digest(32)}.svg`, 'static/HASH.svg'],
  ['page-data/sq/d/2030333695.json', 'page-data/sq/d/HASH.json'],
  ['pagefind/fragment/en_0efd99d.pf_fragment', 'pagefind/fragment/en_HASH.pf_fragment'],
  ['pagefind/pagefind.en_9dfee73aa4.pf_meta', 'pagefind/pagefind.en_HASH.pf_meta'],
  [`share/${digest(16)}.jpg`, 'share/HASH.jpg'],
])('the path %s is compared as %s', (path, expected) => {
  expect(normalizePath(path)).toBe(expected);
});

test.each(['posts/a-facade/index.html', 'pagefind/wasm.en.pagefind', 'icon-512.png', '2019/über.html'])(
  'the path %s stays',
  (path) => {
    expect(normalizePath(path)).toBe(path);
  },
);

const html = (hash: string, { chunk = '1', title = 'A title', name = 'card' } = {}) =>
  `<meta content="script-src 'self' 'sha256-${hash.slice(0, 43).padEnd(43, 'A')}='"/>` +
  `<link href="/static/geist-${hash.slice(0, 32)}.woff2"/><img srcset="/static/${hash.slice(0, 32)}/07e85/a.avif 1x"/>` +
  `<style>@layer blocks{.${name}{margin:.5em}}</style><h1 class="${name} wide">${title}</h1>` +
  `<script>window.___chunkMapping="{\\"app\\":[\\"/app-${chunk}.js\\"]}";</script>` +
  `<script>window.___webpackCompilationHash="${hash.slice(0, 20)}";</script>` +
  `<script src="/webpack-runtime-${hash.slice(0, 20)}.js"></script>`;

const [one, two] = [digest(48), digest(48, 7)];
const read = (text: string, path = 'index.html', classes = false) =>
  normalizeFile(path, Buffer.from(text), { classes });

test('a page of two builds is the same, and its text is not lost', () => {
  expect(read(html(one))).toBe(read(html(two, { chunk: '2' })));
  expect(read(html(one))).not.toBe(read(html(one, { title: 'Another title' })));
  expect(read(html(one)).split('\n').length).toBeGreaterThan(5);
});

test('names of classes count unless they are asked not to', () => {
  const other = html(one, { name: 'tile' });
  expect(read(html(one))).not.toBe(read(other));
  expect(read(html(one), 'index.html', true)).toBe(read(other, 'index.html', true));
  expect(read(html(one), 'index.html', true)).not.toBe(read(other.replace('.5em', '.6em'), 'index.html', true));
  expect(read('{"body":"<p class=\\"a\\">x</p>"}', 'a.json', true)).toBe(
    read('{"body":"<p class=\\"b c\\">x</p>"}', 'a.json', true),
  );
  expect(read('.a .b>p{color:red}', 'a.css', true)).toBe(read('.c .d>p{color:red}', 'a.css', true));
});

test('data is compared whatever the order of its keys and the name of its template', () => {
  const before = `{"componentChunkName":"component---src-templates-page-tsx","path":"/a/","staticQueryHashes":["1","2"]}`;
  const after = `{"path":"/a/","staticQueryHashes":["3"],"componentChunkName":"component---src-pages-page-tsx"}`;
  expect(read(before, 'page-data/a/page-data.json')).toBe(read(after, 'page-data/a/page-data.json'));
  expect(read(before, 'a.json')).not.toBe(read(after.replace('/a/', '/b/'), 'a.json'));
});

test('dates of the last change do not count, those that an author wrote do', () => {
  const sitemap = (day: string) => `<url><loc>https://a.test/</loc><lastmod>${day}</lastmod></url>`;
  expect(read(sitemap('2026-01-01'), 'sitemap.xml')).toBe(read(sitemap('2026-02-01'), 'sitemap.xml'));
  expect(read('DTSTAMP:1\r\nDTSTART:2', 'a.ics')).toBe(read('DTSTAMP:3\r\nDTSTART:2', 'a.ics'));
  expect(read('DTSTAMP:1\r\nDTSTART:2', 'a.ics')).not.toBe(read('DTSTAMP:1\r\nDTSTART:4', 'a.ics'));
});

test('what the search knows of a page is read, what it derives from that is not', () => {
  const fragment = (text: string) => gzipSync(`pagefind_dcd{"content":"${text}"}`);
  const path = 'pagefind/fragment/en_HASH.pf_fragment';
  expect(normalizeFile(path, fragment('words'))).toContain('words');
  expect(kindOf('pagefind/index/en_HASH.pf_index')).toBe('opaque');
  expect(kindOf('app-HASH.js')).toBe('opaque');
  expect(kindOf('pagefind/pagefind.js')).toBe('text');
  expect(kindOf('icon-512.png')).toBe('binary');
  expect(normalizeText('no digest: abc', 'a.txt')).toBe('no digest: abc');
});
