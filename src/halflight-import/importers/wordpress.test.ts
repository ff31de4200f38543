import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, writeFileSync } from 'node:fs';
import { attachment, piece, wordpressExport as sample, wxr } from '../../halflight/testing/wordpress-export';
import { importsOfEachTest, png, unanswered } from '../../halflight/testing/imports';
import { describeImport } from '../report';

const { blog, run, text, errors, answers, inBlog, inContent, snapshot } = importsOfEachTest();

test('everything is converted, and every old URL works', async () => {
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
    // Reported once, whatever the number of posts.
    '/?p=NUMBER': undefined,
  });
  expect(unanswered(report, answers())).toEqual([]);
  for (const [from, to] of [
    ['/feed/', '/feed.xml'],
    ['/2019/05/', '/posts/archive/'],
    ['/2019/', '/posts/archive/'],
  ])
    expect(report.redirects).toContainEqual({ from, to });
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
  expect(text('posts/in-blocks/index.md')).toContain(
    'Words, H<sub>2</sub>O.\n\n![Seen](wheel.png "Seen")\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n|',
  );
});

test('links by number lead to the entry, and broken ones are reported', async () => {
  const links = ['/?p=2#x', 'https://old.example/?page_id=3', '/index.php?preview=true&p=2', '/?p=99', '/?s=word'];
  blog({
    'export.xml': wxr(
      piece({ id: 1, title: 'A', name: 'a', body: links.map((url) => `<a href="${url}">x</a>`).join(' ') }) +
        piece({ id: 2, title: 'B', name: 'b', link: 'https://old.example/b/', body: '<h2>X</h2>' }) +
        piece({ id: 3, title: 'C', name: 'c', type: 'page' }),
    ),
  });
  const report = await run();
  expect(text('posts/a/index.md')).toContain(
    '[x](../b/index.md#x) [x](../../pages/c/index.md) [x](../b/index.md) x [x](/)',
  );
  expect(report.dangling).toEqual([{ file: 'export.xml#1 (A)', target: '/?p=99' }]);
});

test('a gallery without numbers shows the pictures that were uploaded to its post', async () => {
  const own = (id: number) =>
    attachment(id, `https://old.example/wp-content/uploads/${id}.png`, `Picture ${id}`).replace(
      '<wp:attachment_url>',
      `<wp:post_parent>${id < 4 ? 1 : 9}</wp:post_parent><wp:attachment_url>`,
    );
  blog({
    'export.xml': wxr(piece({ id: 1, title: 'A', name: 'a', body: 'Words.\n\n[gallery]' }) + own(2) + own(3) + own(4)),
    ...Object.fromEntries([2, 3, 4].map((id) => [`wp-content/uploads/${id}.png`, png()])),
  });
  await run();
  expect(text('posts/a/index.md')).toContain('Words.\n\n![Picture 2](2.png)\n\n![Picture 3](3.png)\n');
  expect(text('posts/a/index.md')).not.toContain('4.png');
});

test('a playlist is a player for each of its files, named or uploaded to its post', async () => {
  const own = (id: number, ending: string) =>
    attachment(id, `https://old.example/wp-content/uploads/${id}.${ending}`).replace(
      '<wp:attachment_url>',
      '<wp:post_parent>1</wp:post_parent><wp:attachment_url>',
    );
  const files = [own(2, 'mp3'), own(3, 'mp3'), own(4, 'png'), own(5, 'mp4')];
  blog({
    'export.xml': wxr(
      piece({ id: 1, title: 'A', name: 'a', body: '[playlist]\n\nAnd\n\n[playlist type="video" ids="5"]' }) +
        files.join(''),
    ),
    ...Object.fromEntries(['2.mp3', '3.mp3', '5.mp4'].map((name) => [`wp-content/uploads/${name}`, 'media'])),
  });
  const report = await run();
  expect(report.left).toEqual([]);
  expect(text('posts/a/index.md')).toContain('---\n\n![](2.mp3)\n\n![](3.mp3)\n\nAnd\n\n![](5.mp4)\n');
});

test('the feed of comments and the version for AMP lead to the text, where there were any', async () => {
  const link = (name: string) => `https://old.example/2019/05/${name}/`;
  const comment = '<wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>';
  const amp = '<wp:postmeta><wp:meta_key>amp_status</wp:meta_key><wp:meta_value>enabled</wp:meta_value></wp:postmeta>';
  const posts = [piece({ id: 1, title: 'A', name: 'a', link: link('a'), body: 'x', more: comment })];
  blog({ 'export.xml': wxr(posts.join('')) });
  await run();
  expect(answers().get('/2019/05/a/feed/')).toBe('/posts/a/');
  expect(answers().has('/2019/05/a/amp/')).toBe(false);
  blog({ 'export.xml': wxr(piece({ id: 2, title: 'B', name: 'b', link: link('b'), body: 'x', more: amp })) });
  await run();
  expect(answers().get('/2019/05/b/amp/')).toBe('/posts/b/');
  expect(answers().has('/2019/05/b/feed/')).toBe(false);
});

test('footnotes are written as footnotes', async () => {
  const mark = (id: string) => `<sup data-fn="${id}" class="fn"><a id="${id}-link" href="#${id}">9</a></sup>`;
  const meta = (notes: unknown) =>
    `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${JSON.stringify(notes)}]]></wp:meta_value></wp:postmeta>`;
  const notes = [
    { id: 'x', content: 'The <em>source</em>, <a href="/b/">here</a>' },
    { id: 'y', content: 'Another' },
    { id: 'unused', content: 'None' },
  ];
  const body = `<!-- wp:paragraph -->\n<p>One${mark('y')} two${mark('x')} one${mark('y')} none${mark('z')}</p>\n<!-- /wp:paragraph -->\n<!-- wp:footnotes /-->`;
  blog({
    'export.xml': wxr(
      piece({ id: 1, title: 'A', name: 'a', body, more: meta(notes) }) +
        piece({ id: 2, title: 'B', name: 'b', link: 'https://old.example/b/', body: 'x', more: meta({}) }),
    ),
  });
  await run();
  expect(errors()).toEqual([]);
  expect(text('posts/a/index.md')).toContain(
    '\nOne[^1] two[^2] one[^1] none<sup>[9](index.md)</sup>\n\n[^1]: Another\n\n[^2]: The _source_, [here](../b/index.md)\n',
  );
});

test('synced patterns are inserted, and missing ones reported', async () => {
  const pattern = (id: number) => `<!-- wp:block {"ref":${id}} /-->`;
  blog({
    'export.xml': wxr(
      piece({ id: 1, title: 'A', name: 'a', body: `<p>a</p>${pattern(9)}<p>b</p>${pattern(8)}` }) +
        piece({ id: 9, title: 'P', type: 'wp_block', body: `<p>shared</p>${pattern(9)}` }),
    ),
  });
  const report = await run();
  expect(text('posts/a/index.md')).toContain('\na\n\nshared\n\nb\n');
  expect(report.left.map(({ file, name }) => `${file} ${name}`)).toEqual([
    'export.xml#1 (A) wp:block',
    'export.xml#1 (A) wp:block',
  ]);
});

test('several export files form one export', async () => {
  const cover = '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta>';
  blog({
    'a.001.xml': wxr(piece({ id: 1, title: 'A', name: 'a', more: cover })),
    'a.002.xml': wxr(attachment(5, 'https://old.example/wp-content/uploads/w.png', 'W')),
    'wp-content/uploads/w.png': png(),
  });
  await run();
  expect(text('posts/a/index.md')).toContain('cover: {src: ./w.png, alt: W}');
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

  test('media are downloaded only on request', async () => {
    blog({ 'export.xml': sample(base) });
    const report = await run({ dryRun: true });
    expect(asked).toEqual([]);
    expect(report.remote).toHaveLength(2);
    const before = snapshot();
    await run({ dryRun: true, download: true });
    expect(asked).toEqual([]);
    expect(snapshot()).toEqual(before);
  });

  const download = { download: true, allowedHosts: ['127.0.0.1'] };

  test('an export whose site is a host in the local network downloads nothing from it by default', async () => {
    blog({ 'export.xml': sample(base) });
    const report = await run({ download: true });
    expect(asked).toEqual([]);
    expect(report.failed).toHaveLength(2);
    expect(describeImport(report, 'content')).toContain('add "--allow-host 127.0.0.1"');
  });

  test('failed downloads are reported, and the rest is imported', async () => {
    blog({ 'export.xml': sample(base) });
    const report = await run(download);
    expect(report.failed).toEqual([
      { url: `${base}/wp-content/uploads/2019/05/store front.png`, why: 'the server answered 404' },
    ]);
    expect(existsSync(inContent('posts/the-mill/wheel.png'))).toBe(true);
    expect(text('posts/the-mill/index.md')).toContain('cover: {src: ./wheel.png, alt: A wheel}');
    const before = snapshot();
    await run(download);
    expect(snapshot()).toEqual(before);
  });

  test('a later run downloads what an earlier one did not, for unedited entries', async () => {
    blog({ 'export.xml': sample(base) });
    await run();
    const edited = `${text('posts/in-blocks/index.md')}Mine.\n`;
    writeFileSync(inContent('posts/in-blocks/index.md'), edited);
    const planned = await run({ dryRun: true, download: true });
    expect(planned.entries.filter(({ status }) => status === 'stale').map(({ to }) => to)).toEqual([
      'posts/the-mill/index.md',
    ]);
    const report = await run(download);
    expect(text('posts/the-mill/index.md')).toContain('cover: {src: ./wheel.png, alt: A wheel}');
    expect(existsSync(inContent('posts/the-mill/wheel.png'))).toBe(true);
    expect(text('posts/in-blocks/index.md')).toBe(edited);
    expect(existsSync(inContent('posts/in-blocks/wheel.png'))).toBe(false);
    expect(describeImport(report, 'content')).toMatch(
      /^WordPress: imported 1 picture or file into content\/\.\n1 entry updated to show its downloaded files\.\n/,
    );
    // Without `--download`, files that were already downloaded count as unchanged.
    const again = await run();
    expect(again.entries.find(({ to }) => to === 'posts/the-mill/index.md')?.status).toBe('same');
    asked.splice(0);
    await run(download);
    expect(asked).toEqual(['/wp-content/uploads/2019/05/store%20front.png']);
  });
});

test('entity expansion attacks have no effect', async () => {
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

test('file names cannot escape the content folder', async () => {
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

test('files next to an export are ignored', async () => {
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

test('a post with too deeply nested HTML is rejected alone', async () => {
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

test('a truncated export yields its complete items', async () => {
  const whole = wxr(
    piece({ id: 1, title: 'A', name: 'a', body: 'x' }) + piece({ id: 2, title: 'B', name: 'b', body: 'y' }),
  );
  blog({ 'export.xml': whole.slice(0, whole.lastIndexOf('<wp:post_name>')) });
  const report = await run();
  expect(report.entries.map(({ to }) => to)).toEqual(['posts/a/index.md']);
  expect(report.skipped.map(({ why }) => why)).toEqual([expect.stringContaining('not well-formed')]);
});
