import { importsOfEachTest, missingWords } from '../../halflight/testing/imports';

const { blog, run, text, errors, answers, inBlog } = importsOfEachTest();

const escape = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const picture = (size: string) => `https://blogger.googleusercontent.com/img/b/R29v/x/${size}/engine.png`;

const body = `First paragraph.<br /><br />Second with a <a href="https://ada.blogspot.com/2020/02/a-second-post.html#end">link</a>.<br />A line.
<a name='more'></a>
<div class="separator"><a href="${picture('s1600')}" imageanchor="1"><img alt="The engine" src="${picture('s320')}" width="320" /></a></div>
<table class="tr-caption-container"><tbody><tr><td><a href="${picture('s1600')}"><img src="${picture('w400-h300')}" /></a></td></tr><tr><td class="tr-caption">As drawn</td></tr></tbody></table>
<pre>a<br /><br />b</pre>`;

const kind = (name: string) =>
  `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`;

const old = (id: number, title: string, more: string, html = `<p>Words of ${id}.</p>`) =>
  `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><published>2020-01-02T10:00:00.000+01:00</published><updated>2020-03-04T10:00:00.000+01:00</updated><title type="text">${title}</title><content type="html">${escape(html)}</content><author><name>Ada</name></author>${more}</entry>`;

const link = (path: string) =>
  `<link rel="alternate" type="text/html" href="http://ada.blogspot.com${path}" title="x"/>`;
const label = (name: string) => `<category scheme="http://www.blogger.com/atom/ns#" term="${name}"/>`;

test('a backup is read: posts, pages and drafts, but no comments', async () => {
  blog({
    'blog-01-02-2020.xml': `<?xml version="1.0"?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://purl.org/atom/app#"><title>Notes</title>${link('/')}
${old(1, 'Settings', kind('settings'), 'BLOG')}
${old(2, 'A first post', kind('post') + label('Engines') + label('constructor') + link('/2020/01/a-first-post.html'), body)}
${old(3, 'A second post', kind('post') + link('/2020/02/a-second-post.html'), '<h2 id="end">End</h2>')}
${old(4, 'Unfinished', `${kind('post')}<app:control><app:draft>yes</app:draft></app:control>`)}
${old(5, 'About', kind('page') + link('/p/about.html'))}
${old(6, 'Thanks', kind('comment'))}${old(7, 'Thanks', kind('comment'))}
</feed>`,
  });
  const report = await run({ from: inBlog('blog-01-02-2020.xml') });
  expect(report.program).toBe('Blogger');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'posts/a-first-post/index.md',
    'posts/a-second-post/index.md',
    'posts/unfinished/index.md draft',
  ]);
  expect(report.skipped).toEqual([{ file: 'blog-01-02-2020.xml', why: '2 comments left out: Halflight stores none' }]);
  expect(report.remote).toEqual([picture('s1600')]);
  const first = text('posts/a-first-post/index.md');
  expect(missingWords(body, first)).toEqual([]);
  expect(first).toContain('date: 2020-01-02\nupdated: 2020-03-04\ntags: [Engines, constructor]\n');
  expect(first).toContain(
    'First paragraph.\n\nSecond with a [link](../a-second-post/index.md#end).\\\nA line.\n\n<!--more-->\n',
  );
  expect(first).toContain(
    `![The engine](${picture('s1600')})\n\n![As drawn](${picture('s1600')} "As drawn")\n\n\`\`\`\na\n\nb\n`,
  );
  expect(answers().get('/2020/01/a-first-post.html')).toBe('/posts/a-first-post/');
  expect(answers().get('/p/about.html')).toBe('/about/');
  expect(errors().filter((error) => !error.includes('images.hosts'))).toEqual([]);
});

test('the feed of Google Takeout', async () => {
  const entry = (id: number, type: string, status: string, more = '') =>
    `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><blogger:type>${type}</blogger:type><blogger:status>${status}</blogger:status><title>Post ${id}</title><content type='html'>&lt;p&gt;Words.&lt;/p&gt;</content><published>2020-01-02T10:00:00Z</published><category scheme='tag:blogger.com,1999:blog-1' term='Engines'/><blogger:filename>${more}</blogger:filename></entry>`;
  blog({
    'Takeout/Blogger/Blogs/Notes/feed.atom': `<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'><id>tag:blogger.com,1999:blog-1</id>
${entry(1, 'POST', 'LIVE', '/2020/01/one.html')}${entry(2, 'POST', 'DRAFT')}${entry(3, 'PAGE', 'LIVE', '/p/three.html')}${entry(4, 'COMMENT', 'LIVE')}${entry(5, 'POST', 'SOFT_TRASHED')}<entry><blogger:type>POST</blogger:type>`,
  });
  const report = await run();
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/three/index.md',
    'posts/one/index.md',
    'posts/post-2/index.md draft',
  ]);
  expect(report.skipped.map(({ why }) => why)).toEqual([
    '1 comment left out: Halflight stores none',
    expect.stringContaining('not well-formed'),
    'it is in the trash',
    'the file ends in it',
  ]);
  expect(text('posts/one/index.md')).toContain('tags: [Engines]');
  expect(answers().get('/2020/01/one.html')).toBe('/posts/one/');
});
