import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { importsOfEachTest, png, unanswered } from '../../testing/imports';

const { blog, run, text, errors, answers, inBlog, inContent, snapshot } = importsOfEachTest();

interface Piece {
  id: number;
  title: string;
  body?: string;
  type?: string;
  status?: string;
  link?: string;
  name?: string;
  more?: string;
}

const piece = ({ id, title, body = '', type = 'post', status = 'publish', link = '', name = '', more = '' }: Piece) => `
  <item>
    <title><![CDATA[${title}]]></title>
    <link>${link || `https://old.example/?p=${id}`}</link>
    <dc:creator><![CDATA[ada]]></dc:creator>
    <content:encoded><![CDATA[${body.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>
    <excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date><![CDATA[2019-05-12 09:30:00]]></wp:post_date>
    <wp:post_modified><![CDATA[2020-01-02 10:00:00]]></wp:post_modified>
    <wp:post_name><![CDATA[${name}]]></wp:post_name>
    <wp:status><![CDATA[${status}]]></wp:status>
    <wp:post_type><![CDATA[${type}]]></wp:post_type>
    ${more}
  </item>`;

const wxr = (items: string, head = '', base = 'https://old.example') => `<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Notes</title><link>${base}</link><language>en-US</language>
  <wp:base_site_url>${base}</wp:base_site_url><wp:base_blog_url>${base}</wp:base_blog_url>
  <wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada L.]]></wp:author_display_name></wp:author>
  ${items}
</channel></rss>`;

const attachment = (id: number, url: string, alt = '') =>
  piece({
    id,
    title: `media ${id}`,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url><![CDATA[${url}]]></wp:attachment_url><wp:postmeta><wp:meta_key><![CDATA[_wp_attachment_image_alt]]></wp:meta_key><wp:meta_value><![CDATA[${alt}]]></wp:meta_value></wp:postmeta>`,
  });

const uploads = 'https://old.example/wp-content/uploads/2019/05';

const sample = (base = 'https://old.example') =>
  wxr(
    [
      piece({
        id: 1,
        title: 'The mill &amp; the <em>store</em>',
        link: `${base}/2019/05/12/the-mill/`,
        name: 'the-mill',
        body: [
          'First paragraph with a <a href="' + base + '/about/#me">link</a>.\nA second line.',
          '',
          '[caption id="attachment_5" align="alignnone" width="300"]<a href="' +
            uploads +
            '/wheel.png"><img class="size-medium" src="' +
            uploads +
            '/wheel-300x200.png" alt="A wheel" width="300" /></a> The <b>wheel</b>[/caption]',
          '',
          '[gallery ids="5,6"]',
          '',
          '[embed]https://www.youtube.com/watch?v=dQw4w9WgXcQ[/embed]',
          '',
          '[code language="php"]',
          'if ($a &lt; 1) { echo "[gallery]"; }',
          '[/code]',
          '',
          '[contact-form-7 id="7" title="Contact"] and [sic].',
          '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
          '<h2>Heading</h2>',
          '<pre class="lang:js">let a = 1;\n\nlet b = 2;</pre>',
        ].join('\n'),
        more: '<category domain="category" nicename="engines"><![CDATA[Engines]]></category><category domain="post_tag" nicename="mills"><![CDATA[mills]]></category><category domain="category"><![CDATA[Uncategorized]]></category><wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[5]]></wp:meta_value></wp:postmeta>',
      }),
      piece({
        id: 2,
        title: 'In blocks',
        link: `${base}/2020/01/01/in-blocks/`,
        name: 'in-blocks',
        body:
          '<!-- wp:paragraph -->\n<p>Words, H<sub>2</sub>O.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":5} -->\n<figure class="wp-block-image"><img src="' +
          uploads +
          '/wheel.png" alt=""/><figcaption>Seen</figcaption></figure>\n<!-- /wp:image -->\n\n<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure>\n<!-- /wp:embed -->\n\n<!-- wp:table -->\n<figure class="wp-block-table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure>\n<!-- /wp:table --><script>alert(1)</script>',
      }),
      piece({
        id: 3,
        title: 'About',
        type: 'page',
        link: `${base}/about/`,
        name: 'about',
        body: '<h2 id="me">Me</h2>\n<p>Hello.</p>',
      }),
      piece({ id: 4, title: 'Draft', status: 'draft', body: 'Not yet.' }),
      attachment(5, `${uploads}/wheel.png`, 'A wheel'),
      attachment(6, `${uploads}/store front.png`, 'The store'),
      piece({ id: 7, title: 'Form', type: 'wpcf7_contact_form' }),
      piece({ id: 8, title: 'Trash', status: 'trash' }),
      piece({
        id: 9,
        title: 'こんにちは',
        link: `${base}/%e3%81%93%e3%82%93/`,
        name: '%e3%81%93%e3%82%93',
        body: 'はい',
      }),
    ].join(''),
    '',
    base,
  ).replaceAll('https://old.example', base);

test('everything is turned, and every old URL answers', async () => {
  blog({
    'export.xml': sample(),
    'wp-content/uploads/2019/05/wheel.png': png(),
    'wp-content/uploads/2019/05/store front.png': png(),
  });
  const report = await run({ from: inBlog('export.xml') });
  expect(errors()).toEqual([]);
  expect(report.program).toBe('WordPress');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'posts/draft/index.md draft',
    'posts/in-blocks/index.md',
    'posts/the-mill/index.md',
    'posts/こん/index.md',
  ]);
  expect(Object.fromEntries(report.oldUrls.map(({ from, to }) => [from, to]))).toEqual({
    '/2019/05/12/the-mill/': '/posts/the-mill/',
    '/2020/01/01/in-blocks/': '/posts/in-blocks/',
    '/about/': '/about/',
    '/こん/': '/posts/こん/',
  });
  expect(unanswered(report, answers())).toEqual([]);
  expect(report.skipped.map(({ file }) => file)).toEqual(['export.xml#7 (Form)', 'export.xml#8 (Trash)']);
  expect(report.left.map(({ name }) => name)).toEqual(['contact-form-7', '<script>']);
  expect(text('posts/the-mill/index.md')).toBe(
    [
      '---',
      'title: The mill & the store',
      'date: 2019-05-12',
      'updated: 2020-01-02',
      'tags: [Engines, mills]',
      'cover: {src: ./wheel.png, alt: A wheel}',
      'aliases: [/2019/05/12/the-mill/]',
      'extra:',
      '  date: 2019-05-12 09:30:00',
      '---',
      '',
      'First paragraph with a [link](../../pages/about/index.md#me).\\',
      'A second line.',
      '',
      '![A wheel](wheel.png "The wheel")',
      '',
      '![A wheel](wheel.png)',
      '',
      '![The store](store-front.png)',
      '',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '',
      '```php',
      'if ($a < 1) { echo "[gallery]"; }',
      '```',
      '',
      '\\[contact-form-7 id="7" title="Contact"] and \\[sic].',
      '',
      '- one',
      '- two',
      '',
      '## Heading',
      '',
      '```js',
      'let a = 1;',
      '',
      'let b = 2;',
      '```',
      '',
    ].join('\n'),
  );
});

test('blocks', async () => {
  blog({ 'export.xml': sample(), 'wp-content/uploads/2019/05/wheel.png': png() });
  await run();
  expect(text('posts/in-blocks/index.md')).toContain(
    'Words, H<sub>2</sub>O.\n\n![Seen](wheel.png "Seen")\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n|',
  );
});

describe('with a server', () => {
  let server: Server;
  let base = '';
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, answer) => {
      asked.push(request.url ?? '');
      if (request.url?.endsWith('/wheel.png')) answer.setHeader('content-type', 'image/png').end(png());
      else answer.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => void asked.splice(0));

  test('media are downloaded only when that is asked for', async () => {
    blog({ 'export.xml': sample(base) });
    const report = await run({ dryRun: true });
    expect(asked).toEqual([]);
    expect(report.remote).toHaveLength(2);
    const before = snapshot();
    await run({ dryRun: true, download: true });
    expect(asked).toEqual([]);
    expect(snapshot()).toEqual(before);
  });

  test('what cannot be had is named, and the rest is there', async () => {
    blog({ 'export.xml': sample(base) });
    const report = await run({ download: true });
    expect(report.failed).toEqual([
      { url: `${base}/wp-content/uploads/2019/05/store front.png`, why: 'the server answered 404' },
    ]);
    expect(existsSync(inContent('posts/the-mill/wheel.png'))).toBe(true);
    expect(text('posts/the-mill/index.md')).toContain('cover: {src: ./wheel.png, alt: A wheel}');
    const before = snapshot();
    await run({ download: true });
    expect(snapshot()).toEqual(before);
  });
});

test('entities that grow are not looked up', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY a${index} "&a${index || ''};&a${index || ''};&a${index || ''};&a${index || ''};">`).join('')}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
  blog({
    'export.xml': wxr(
      piece({ id: 1, title: 'A', name: 'a', link: 'https://old.example/a/' }).replace(
        '<link>',
        '<description>&a29;&file;</description><link>',
      ),
      bomb,
    ),
  });
  const report = await run();
  expect(report.entries.map(({ to }) => to)).toEqual(['posts/a/index.md']);
  expect(text('posts/a/index.md')).not.toMatch(/haha|root:/);
});

test('names of files lead nowhere else', async () => {
  const names = ['../../../../etc/passwd', '..%2f..%2f..%2fescaped.png', '....//x.png', 'C:\\x.png', '/etc/hosts.png'];
  blog({
    'export.xml': wxr(
      names
        .map((name, index) =>
          piece({
            id: index + 1,
            title: `../../p${index}`,
            name: `../../../p${index}`,
            link: `https://old.example/../${index}/`,
            body: `<img src="${name}"><img src="https://old.example/${name}"><a href="${name}">x</a>`,
          }),
        )
        .join('') + attachment(90, 'https://old.example/../../x.png'),
    ),
    'escaped.png': png(),
  });
  const outside = new Set(snapshot().keys());
  const report = await run({ from: inBlog('export.xml') });
  expect(report.entries.every(({ to, files }) => [to, ...files].every((path) => /^posts\/p\d\//.test(path)))).toBe(
    true,
  );
  expect([...snapshot().keys()].every((path) => outside.has(path) || path.startsWith('posts/p'))).toBe(true);
});

test('what lies beside an export is not looked at', async () => {
  const link = '<a href="/statement.pdf">a</a> <img src="statement.png"> <img src="https://old.example/statement.png">';
  blog({
    'export.xml': wxr(piece({ id: 1, title: 'A', name: 'a', body: link })),
    'other.xml': wxr(piece({ id: 2, title: 'B', name: 'b', body: link })),
    'statement.pdf': '%PDF-1.4',
    'statement.png': png(),
  });
  const report = await run({ from: inBlog('export.xml') });
  expect(report.entries).toMatchObject([{ to: 'posts/a/index.md', files: [] }]);
});

test('HTML that is nested without end is refused by itself', async () => {
  blog({
    'export.xml': wxr(
      piece({ id: 1, title: 'Deep', name: 'deep', body: '<div>'.repeat(20_000) + 'x' }) +
        piece({ id: 2, title: 'Fine', name: 'fine', body: 'x' }),
    ),
  });
  const report = await run();
  expect(report.entries.map(({ to }) => to)).toEqual(['posts/fine/index.md']);
  expect(report.skipped).toEqual([
    { file: 'export.xml#1 (Deep)', why: 'its HTML is nested more than 100 levels deep' },
  ]);
});

test('an export that is cut off gives what is whole', async () => {
  const whole = wxr(
    piece({ id: 1, title: 'A', name: 'a', body: 'x' }) + piece({ id: 2, title: 'B', name: 'b', body: 'y' }),
  );
  blog({ 'export.xml': whole.slice(0, whole.lastIndexOf('<wp:post_name>')) });
  const report = await run();
  expect(report.entries.map(({ to }) => to)).toEqual(['posts/a/index.md']);
  expect(report.skipped.map(({ why }) => why)).toEqual([expect.stringContaining('not well-formed')]);
});
