import { readFileOf, readRedirects } from './read-file';
import { loadPageReader, type PageReader } from './read-page';

let readPage: PageReader;
beforeAll(async () => {
  readPage = await loadPageReader();
});

const addressesIn = (file: string, text: string) =>
  readFileOf(file)?.(text, (html) => readPage(html).references).map(
    ({ kind, address, full }) => `${kind} ${address}${full ? ' full' : ''}`,
  );

test.each<[string, string, string[]]>([
  [
    'posts/feed.xml',
    `<feed><link rel="self" href="https://a.test/feed.xml?a=1&amp;b=2"/><icon>https://a.test/i.ico</icon><entry>
     <content type="html">&lt;p&gt;&lt;a href=&quot;/b/&quot;&gt;c&lt;/a&gt;&lt;a href="#d"&gt;e&lt;/a&gt;&lt;/p&gt;</content></entry></feed>`,
    ['feed https://a.test/feed.xml?a=1&b=2 full', 'feed https://a.test/i.ico full', 'link /b/ full', 'link #d'],
  ],
  [
    'feed.json',
    '{"home_page_url":"https://a.test/","items":[{"id":"urn:x","content_html":"<img src=\\"/b.jpg\\">"}]}',
    ['feed https://a.test/ full', 'picture /b.jpg full'],
  ],
  [
    'sitemap-0.xml',
    `<urlset><url><loc>https://a.test/</loc><image:image><image:loc>https://a.test/1.jpg</image:loc></image:image>
     <xhtml:link rel="alternate" hreflang="fr" href="https://a.test/fr/"/></url></urlset>`,
    ['sitemap https://a.test/ full', 'sitemap https://a.test/1.jpg full', 'sitemap https://a.test/fr/ full'],
  ],
  ['robots.txt', 'User-agent: *\nSitemap: https://a.test/sitemap.xml\n', ['sitemap https://a.test/sitemap.xml full']],
  ['manifest.webmanifest', '{"start_url":"/","icons":[{"src":"/i.png"}]}', ['manifest /', 'manifest /i.png']],
  [
    'events/a/event.ics',
    'BEGIN:VEVENT\r\nURL;VALUE=URI:https://a.test/ev\r\n ents/a/\r\nDESCRIPTION:https://b.test/\r\n',
    ['calendar https://a.test/events/a/ full'],
  ],
  [
    'posts/b/index.md',
    'A [b]({% post_url b %}), ![c](./my photo.png) and [d](https://a.test/d/)\n',
    ['text https://a.test/d/ full'],
  ],
  [
    'posts/a/index.md',
    'A [b](https://a.test/b_(c)/ "d") ![e](<https://a.test/e.jpg>) `[f](/f/)`\n\n```md\n[g](/g/)\n```\n\n[h](#i)\n',
    ['text https://a.test/b_(c)/ full', 'text https://a.test/e.jpg full', 'text #i'],
  ],
  [
    'posts/c/index.md',
    '---\nsummary: "[a](a.md)"\ntext: |-\n  [b](b.md)\n---\n\n# A \\` and \\[c\\](c.md)\n\n`[d](d.md)` [e\\]](https://a.test/e/)\n',
    ['text https://a.test/e/ full'],
  ],
  ['styles.abc.css', 'a{background:url(/a.png)}', ['style /a.png']],
  [
    '_redirects',
    '# moved\n/a /b/ 301\n/c/* /d/:splat 301\n/e /f/ # now\n/* /404.html 404\n',
    ['redirect /b/', 'redirect /f/'],
  ],
])('%s', (file, text, expected) => expect(addressesIn(file, text)).toEqual(expected));

test('other files contain no references', () => expect(readFileOf('icon.svg')).toBeUndefined());

test('redirects lead from one address to another', () =>
  expect(readRedirects('/a  /b/\n')).toEqual([{ from: '/a', to: '/b/' }]));
