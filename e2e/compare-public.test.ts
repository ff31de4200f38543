import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeFolder } from '../src/halflight/testing/temporary-folder';
import { writeFiles } from '../src/halflight/testing/write-files';
import { compareFolders } from './compare-public';

const digest = (length: number, from: number) => '0123456789abcdef'.repeat(5).slice(from, from + length);

/** The files of a finished site, with the digests and dates of some build. */
const siteOf = (build: number, words = 'Words', template = 'src') => ({
  'index.html':
    `<meta content="script-src 'sha256-${digest(43, build)}='"/><img srcset="/static/${digest(32, build)}/07e85/a.avif 1x"/>` +
    `<script>window.___chunkMapping="{\\"app\\":[\\"/app-${build}.js\\"]}";</script><h1>${words}</h1>` +
    `<script src="/webpack-runtime-${digest(20, build)}.js"></script>`,
  'page-data/a/page-data.json': `{"path":"/a/","componentChunkName":"component---${template}-page-tsx","staticQueryHashes":["${build}"]}`,
  'sitemap.xml': `<url><loc>https://a.test/</loc><lastmod>2026-01-0${build}</lastmod></url>`,
  'events.ics': `DTSTAMP:${build}\r\nDTSTART:2`,
  [`app-${digest(20, build)}.js`]: `bundle ${build}`,
  [`${100 + build}-${digest(20, build)}.js`]: `chunk ${build}`,
  [`static/${digest(32, build)}/07e8${build}/cover.avif`]: 'a picture',
  [`pagefind/fragment/en_${digest(7, build)}.pf_fragment`]: gzipSync(`pagefind_dcd{"content":"${words}"}`),
  [`pagefind/index/en_${digest(7, build)}.pf_index`]: `index ${build}`,
});

function differences(after: Record<string, string | Buffer>): string[] {
  const top = makeFolder();
  writeFiles(join(top, 'before'), siteOf(1));
  writeFiles(join(top, 'after'), after);
  return compareFolders(join(top, 'before'), join(top, 'after')).map((line) => line.split(/[\s:]/)[0] ?? '');
}

test('two builds of the same site are the same', () => {
  expect(differences(siteOf(2, 'Words', 'src-templates'))).toEqual([]);
});

test('what a visitor sees or a program reads counts, and so does a missing file', () => {
  expect(differences(siteOf(2, 'Other words'))).toEqual(['index.html', 'pagefind/fragment/en_HASH.pf_fragment']);
  expect(differences({ ...siteOf(2), 'events.ics': 'DTSTAMP:1\r\nDTSTART:3', 'feed.xml': '' })).toEqual([
    'events.ics',
    'feed.xml',
  ]);
});
