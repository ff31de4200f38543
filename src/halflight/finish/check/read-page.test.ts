import { loadPageReader, type PageReader } from './read-page';

let readPage: PageReader;
beforeAll(async () => {
  readPage = await loadPageReader();
});

const referencesIn = (html: string) =>
  readPage(html).references.map(({ kind, address, full, posts }) =>
    [kind, address, ...(full ? ['full'] : []), ...(posts ? ['posts'] : [])].join(' '),
  );

test.each<[string, string, string[]]>([
  ['links', '<a href="/a/">x</a><map><area href="/b/"></map>', ['link /a/', 'link /b/']],
  [
    'pictures in several formats and sizes',
    '<picture><source srcset="/1.avif 400w, /2.avif 800w"><img src="/1.jpg" srcset="/1.jpg, /2,3.jpg 2x"></picture>',
    ['picture /1.avif', 'picture /2.avif', 'picture /1.jpg', 'picture /1.jpg', 'picture /2,3.jpg'],
  ],
  [
    'films and sounds',
    '<video src="/a.mp4" poster="/a.jpg"><track src="/a.vtt"></video><audio src="/a.mp3"></audio>',
    ['media /a.mp4', 'picture /a.jpg', 'media /a.vtt', 'media /a.mp3'],
  ],
  [
    'forms',
    '<form action="/s/"><button formaction="/t/">x</button></form><form method="POST" action="/api"></form>',
    ['form /s/', 'form /t/', 'form /api posts'],
  ],
  ['scripts that wait in a template', '<template><script src="/a.js"></script></template>', ['script /a.js']],
  [
    'styles, in the head and on an element',
    '<style>/* url(/no) */ @font-face{src:url("/a.woff2")} p{mask:url(#m)}</style><p style="background:url(/b.png)">x',
    ['style /a.woff2', 'style /b.png'],
  ],
  [
    'what a head leads to',
    `<link rel="canonical" href="/c/"><link rel="icon" href="/i.svg"><link rel="alternate" href="/feed.xml"><link rel="preconnect" href="https://x.test">
     <link rel="preload" imagesrcset="/1.avif 1x" href="/1.jpg"><meta property="og:image" content="/o.png"><meta property="og:url" content="/u/">`,
    [
      'canonical address /c/ full',
      'picture /i.svg',
      'file /feed.xml',
      'picture /1.avif',
      'file /1.jpg',
      'share image /o.png full',
      'canonical address /u/ full',
    ],
  ],
  [
    'structured data, whose vocabulary is no link',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","url":"https://a.test/","image":[{"url":"HTTPS://a.test/1.jpg"}],"name":"https"}</script>',
    ['structured data https://a.test/ full', 'structured data HTTPS://a.test/1.jpg full'],
  ],
  [
    'rules of what may be fetched ahead',
    '<script type="speculationrules">{"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/a/*"]}}]}}]}</script>',
    ['rule /*', 'rule /a/*'],
  ],
  ['a page that moves on', '<meta http-equiv="refresh" content="0; url=/new/">', ['redirect /new/']],
  ['words that look like addresses', '<p>https://a.test/ <code>&lt;a href="/b/"></code><!-- <a href="/c/"> -->', []],
])('%s are found', (_, html, expected) => expect(referencesIn(html)).toEqual(expected));

test('the position of each is known', () => {
  const facts = readPage('<!doctype html>\n<p>A\n  <a class="b" href="/a/">x</a>');
  expect(facts.references[0]?.place).toEqual({ line: 3, column: 16 });
});

test('data that is not JSON is reported', () => {
  expect(readPage('<script type="application/ld+json">{"a":}</script>').badData).toHaveLength(1);
});
