import { importsOfEachTest, png } from '../../halflight/testing/imports';

const { blog, run, text, errors, answers, inBlog } = importsOfEachTest();

const picture = 'https://64.media.tumblr.com/abc/s1280x1920/engine.png';

const post = (id: string, type: string, more: object) => ({
  ...{ id: 1, id_string: id, type, slug: `slug-${id}`, post_url: `https://ada.tumblr.com/post/${id}/slug-${id}` },
  ...{ blog_name: 'ada', state: 'published', date: '2020-01-02 10:00:00 GMT', tags: [], reblog_key: 'x' },
  ...more,
});

const content = [
  { type: 'text', subtype: 'heading1', text: 'In blocks' },
  {
    type: 'text',
    text: '🌳 bold and linked\nwords',
    formatting: [
      { start: 2, end: 6, type: 'bold' },
      { start: 11, end: 17, type: 'link', url: 'https://ada.tumblr.com/post/10001/slug-10001' },
    ],
  },
  { type: 'text', subtype: 'unordered-list-item', text: 'one' },
  { type: 'text', subtype: 'unordered-list-item', text: 'two' },
  { type: 'image', media: [{ url: picture }], alt_text: 'The engine', caption: 'As drawn' },
  { type: 'link', url: 'https://example.com/notes', title: 'Notes', description: 'On the engine' },
  { type: 'poll' },
];

const posts = [
  post('10001', 'text', { title: 'A first post', body: '<p>Words.</p>', tags: ['engines', 'constructor'] }),
  post('10002', 'photo', {
    photos: [{ caption: '', original_size: { url: picture } }],
    caption: '<p>A caption of the photo</p>',
  }),
  post('10003', 'quote', { text: 'It weaves.', source: '<a href="https://example.com/">Ada</a>' }),
  post('10004', 'link', { url: 'https://example.com/x', title: 'A link', description: '<p>Why it matters</p>' }),
  post('10005', 'chat', {
    dialogue: [
      { label: 'Ada:', phrase: 'Hello' },
      { label: 'Charles:', phrase: 'Good day' },
    ],
  }),
  post('10006', 'answer', { asking_name: 'charles', question: 'Does it run?', answer: '<p>Not yet.</p>' }),
  post('10007', 'video', {
    player: [{ embed_code: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>' }],
    caption: '<p>Moving pictures</p>',
  }),
  post('10008', 'blocks', { content }),
  post('10009', 'text', { body: '<p>Secret.</p>', state: 'private' }),
  post('10010', 'blocks', {
    content: [],
    trail: [{ blog: { name: 'charles' }, content: [{ type: 'text', text: 'His' }] }],
    reblogged_from_id: '5',
  }),
  post('10011', 'text', { title: '__proto__', body: '<p>x</p>', slug: 'constructor' }),
];

test('what the API answers: every type of post, and blocks', async () => {
  blog({ 'posts.json': JSON.stringify({ meta: { status: 200 }, response: { blog: { name: 'ada' }, posts } }) });
  const report = await run({ from: inBlog('posts.json') });
  expect(report.program).toBe('Tumblr');
  expect(report.entries).toHaveLength(10);
  expect(report.entries.filter(({ draft }) => draft).map(({ to }) => to)).toEqual(['posts/slug-10009/index.md']);
  expect(report.skipped).toEqual([{ file: 'posts.json#10010', why: 'it is a reblog without words of yours' }]);
  expect(report.left.map(({ name }) => name)).toEqual(['a poll block of Tumblr']);
  expect(report.remote).toEqual([picture]);
  const written = (id: string) => text(`posts/slug-${id}/index.md`);
  expect(written('10001')).toContain('title: A first post\ndate: 2020-01-02\ntags: [engines, constructor]\n');
  expect(written('10002')).toContain(`title: A caption of the photo\n`);
  expect(written('10002')).toContain(`![](${picture})\n\nA caption of the photo\n`);
  expect(written('10003')).toContain('> It weaves.\n\n— [Ada](https://example.com/)\n');
  expect(written('10004')).toContain('[A link](https://example.com/x)\n\nWhy it matters\n');
  expect(written('10005')).toContain('**Ada:** Hello\n\n**Charles:** Good day\n');
  expect(written('10006')).toContain('> **charles:**\n>\n> Does it run?\n\nNot yet.\n');
  expect(written('10007')).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nMoving pictures\n');
  expect(written('10008')).toContain('title: In blocks\n');
  expect(written('10008')).toContain(
    `🌳 **bold** and [linked](../slug-10001/index.md)\\\nwords\n\n- one\n- two\n\n![The engine](${picture} "As drawn")\n\n[Notes](https://example.com/notes)\n\nOn the engine\n`,
  );
  const at = answers();
  expect(['/post/10001/slug-10001/', '/post/10001/'].map((url) => at.get(url))).toEqual(
    Array(2).fill('/posts/slug-10001/'),
  );
  expect(errors().filter((error) => !error.includes('images.hosts'))).toEqual([]);
});

test('the zip file that Tumblr exports', async () => {
  blog({
    'posts/html/20001.html':
      '<!DOCTYPE HTML><html><head><link rel="stylesheet" href="../style.css"></head><body><h1>A title</h1><p>Words.</p><img src="../../media/20001_0.png"><div id="footer"><span id="timestamp"> January 2nd, 2020 3:04pm </span><span class="tag">engines</span></div></body></html>',
    'media/20001_0.png': png(),
  });
  await run();
  expect(errors()).toEqual([]);
  expect(text('posts/a-title/index.md')).toMatch(
    /title: A title\ndate: 2020-01-02\ntags: \[engines\]\naliases: \[\/post\/20001\][^]*\n---\n\nWords\.\n\n!\[\]\(20001_0\.png\)\n$/,
  );
});
