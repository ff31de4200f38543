import { zipSync } from 'fflate';
import { importsOfEachTest, missingWords, png } from '../../halflight/testing/imports';

const { blog, run, text, errors, answers, inBlog } = importsOfEachTest();

const card = (name: string, inner: string) => `<div class="kg-card kg-${name}-card">${inner}</div>`;

/** A text with every card whose words an author wrote. */
const body = [
  '<p>A first <b>paragraph</b> with a <a href="__GHOST_URL__/about/">page</a> and <a href="__GHOST_URL__/a-second-post/#end">post</a>.</p>',
  '<figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2020/01/engine.png" alt="An engine" loading="lazy"><figcaption>Drawn in 1843</figcaption></figure>',
  '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/notes"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Notes</div><div class="kg-bookmark-description">On the engine</div></div></a></figure>',
  '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2020/01/one.png" alt="One"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2020/01/two.png" alt="Two"></div></div></div><figcaption>Both</figcaption></figure>',
  card('callout', '<div class="kg-callout-emoji">!</div><div class="kg-callout-text">Mind the <b>gears</b></div>'),
  card(
    'toggle',
    '<div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Unfold</h4><button><svg></svg></button></div><div class="kg-toggle-content"><p>Folded words</p></div>',
  ),
  card(
    'audio',
    '<img class="kg-audio-thumbnail"><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/media/2020/01/hum.mp3"></audio><div class="kg-audio-title">Hum</div></div>',
  ),
  card(
    'file',
    '<a class="kg-file-card-container" href="__GHOST_URL__/content/files/2020/01/plan.pdf"><div class="kg-file-card-title">Plan</div><div class="kg-file-card-caption">As built</div></a>',
  ),
  '<pre><code class="language-js">let a = 1;</code></pre>',
].join('\n');

const signup = card('signup', '<form><h2>Subscribe</h2><input></form>');

const post = (id: string, more: object = {}) => ({
  ...{ id, title: `Post ${id}`, slug: `post-${id}`, html: `<p>Words of ${id}.</p>`, type: 'post' },
  ...{ status: 'published', visibility: 'public', published_at: '2020-01-02T10:00:00.000Z' },
  ...more,
});

const lexical = {
  root: {
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'extended-text', text: 'Bold', format: 1 },
          { type: 'extended-text', text: ' lexical', format: 0 },
        ],
      },
      { type: 'codeblock', code: 'a < b', language: 'c' },
      { type: 'callout', calloutText: 'Careful' },
    ],
  },
};

const mobiledoc = {
  markups: [['em'], ['a', ['href', 'https://elsewhere.example/']]],
  atoms: [['soft-return', '', {}]],
  cards: [['code', { code: 'c > d' }]],
  sections: [
    [
      1,
      'p',
      [
        [0, [0], 1, 'Leaning'],
        [1, [], 0, 0],
        [0, [1], 1, 'mobiledoc'],
      ],
    ],
    [3, 'ul', [[[0, [], 0, 'item']]]],
    [10, 0],
  ],
};

const data = {
  posts: [
    post('1', {
      ...{ title: 'A first post', slug: 'a-first-post', html: body + signup, featured: 1 },
      ...{ feature_image: '__GHOST_URL__/content/images/2020/01/cover.png', custom_excerpt: 'An excerpt' },
      ...{ canonical_url: 'https://elsewhere.example/first/', updated_at: '2020-03-04T10:00:00.000Z' },
    }),
    post('2', { title: 'A second post', slug: 'a-second-post', html: '<h2 id="end">End</h2>' }),
    post('3', { status: 'draft', published_at: null, created_at: '2020-01-05T10:00:00.000Z' }),
    post('4', { visibility: 'paid' }),
    post('5', { visibility: 'members' }),
    post('6', { html: null, lexical: JSON.stringify(lexical) }),
    post('7', { html: null, mobiledoc: JSON.stringify(mobiledoc) }),
    post('8', { status: 'scheduled', published_at: '2999-01-02T10:00:00.000Z' }),
    post('9', { slug: '__proto__', title: 'constructor' }),
    post('10', { type: 'page', title: 'About', slug: 'about', html: '<p>Me.</p>', codeinjection_head: '<style>' }),
    null,
  ],
  posts_meta: [{ post_id: '1', feature_image_alt: 'The cover', feature_image_caption: '<b>Printed</b>' }],
  tags: [
    { id: 't1', name: 'Engines', slug: 'machines' },
    { id: 't2', name: '#layout', slug: 'hash-layout' },
    { id: 't3', name: 'constructor', slug: 'constructor' },
  ],
  posts_tags: [
    { post_id: '1', tag_id: 't3', sort_order: 1 },
    { post_id: '1', tag_id: 't1', sort_order: 0 },
    { post_id: '1', tag_id: 't2', sort_order: 2 },
  ],
  users: [
    { id: 'u1', name: 'Ada L.', slug: 'ada' },
    { id: 'u2', name: 'Charles B.', slug: 'charles' },
  ],
  posts_authors: [
    { post_id: '1', author_id: 'u1', sort_order: 0 },
    { post_id: '2', author_id: 'u2', sort_order: 0 },
  ],
};

const meta = { exported_on: 1600000000000, version: '5.1.0' };
const files = [
  'images/2020/01/engine.png',
  'images/2020/01/one.png',
  'images/2020/01/two.png',
  'images/2020/01/cover.png',
];
const pictures = Object.fromEntries(files.map((file) => [`content/${file}`, png()]));

test('everything is converted, and what was not for everybody becomes a draft', async () => {
  blog({
    ...{ 'export.json': JSON.stringify({ db: [{ meta, data }] }), ...pictures },
    ...{ 'content/media/2020/01/hum.mp3': 'x', 'content/files/2020/01/plan.pdf': 'x' },
  });
  const report = await run();
  expect(report.program).toBe('Ghost');
  expect(errors()).toEqual([]);
  expect(report.entries.filter(({ draft }) => draft).map(({ to }) => to)).toEqual(
    ['3', '4', '5'].map((id) => `posts/post-${id}/index.md`),
  );
  expect(report.skipped.map(({ file, why }) => `${file.replace(/.*#/, '')}: ${why}`)).toEqual([
    'post-4: it was only for paying members, so it becomes a draft',
    'post-5: it was only for members, so it becomes a draft',
    'about: the code that was injected into it is left out',
  ]);
  expect(report.left.map(({ name }) => name)).toEqual(['the signup card']);
  expect(report.dangling).toEqual([]);
  const first = text('posts/a-first-post/index.md');
  expect(missingWords(body.replace('>!<', '><'), first)).toEqual([]);
  expect(first).toContain('cover: {src: ./cover.png, alt: The cover}');
  expect(first).toContain('date: 2020-01-02\nupdated: 2020-03-04\nsummary: An excerpt\ntags: [Engines, constructor]\n');
  expect(first).toContain('authors: [ada-l]\nfeatured: true\ncanonical: https://elsewhere.example/first/\n');
  expect(first).toContain('[page](../../pages/about/index.md) and [post](../a-second-post/index.md#end)');
  expect(first).toContain('![An engine](engine.png "Drawn in 1843")');
  expect(first).toContain('> [!note]\n>\n> Mind the **gears**');
  expect(first).toContain('<summary>Unfold</summary>\n\nFolded words\n\n</details>');
  expect(first).toContain('[Plan](plan.pdf) — As built');
  expect(report.redirects).toContainEqual({ from: '/rss/', to: '/feed.xml' });
  const at = answers();
  expect(['/a-first-post/', '/about/', '/post-8/'].map((url) => at.get(url))).toEqual([
    '/posts/a-first-post/',
    '/about/',
    '/posts/post-8/',
  ]);
  expect(text('posts/post-6/index.md')).toContain('**Bold** lexical\n\n```c\na < b\n```\n\n> [!note]\n>\n> Careful\n');
  expect(text('posts/post-7/index.md')).toContain(
    '_Leaning_\\\n[mobiledoc](https://elsewhere.example/)\n\n- item\n\n```\nc > d\n```\n',
  );
});

test('an export of the newer form, beside a zip file of its pictures', async () => {
  const zip = zipSync(Object.fromEntries(files.map((file) => [file, new Uint8Array(png())])));
  blog({ 'export.json': JSON.stringify({ meta, data }), 'pictures.zip': Buffer.from(zip) });
  const report = await run();
  expect(report.entries.find(({ to }) => to.includes('a-first-post'))?.files).toHaveLength(4);
  expect(text('posts/a-first-post/index.md')).toContain('![An engine](engine.png "Drawn in 1843")');
});

test('a zip file that leads out of its folder is refused', async () => {
  blog({ 'bad.zip': Buffer.from(zipSync({ '../export.json': new Uint8Array([1]) })) });
  await expect(run({ from: inBlog('bad.zip') })).rejects.toThrow(
    'its file "../export.json" would lie outside of the folder',
  );
});

test('pictures that the export lacks are those of the site that the author names', async () => {
  blog({ 'export.json': JSON.stringify({ meta, data }) });
  const { skipped } = await run({ dryRun: true });
  expect(skipped.map(({ why }) => why)).toContainEqual(expect.stringContaining('does not say where they are'));
  const report = await run({ url: 'https://old.example/blog/' });
  expect(report.remote).toContain('https://old.example/blog/content/images/2020/01/engine.png');
  expect(text('posts/a-first-post/index.md')).toContain('and [post](../a-second-post/index.md#end)');
  expect(answers().get('/blog/a-first-post/')).toBe('/posts/a-first-post/');
});
