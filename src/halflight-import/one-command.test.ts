import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDefaults } from '../create-halflight/answers';
import { writeStarters } from '../create-halflight/write-starters';
import { bloggerSample, ghostSample, tumblrSample } from '../halflight/testing/export-samples';
import { importsOfEachTest, png } from '../halflight/testing/imports';
import type { Files } from '../halflight/testing/mistakes';
import { describeImport } from './report';

const { blog, run, text, errors, answers, content, inContent, inBlog } = importsOfEachTest();

const create = (kind: 'blog' | 'portfolio' = 'blog', languages = ['en']) =>
  writeStarters(
    toDefaults({ kind, languages }, 'imported'),
    '2026-11-30',
    'src/create-halflight/starters',
    inContent(),
  );

const post = (body: string, ...more: string[]) => ['---', 'title: A', ...more, '---', body, ''].join('\n');

const config = 'title: Old words\nurl: https://words.blog\ndescription: Notes on mills.\n';

test.each([
  ['blog', ['en']],
  ['portfolio', ['de', 'en']],
] as const)('the untouched starters of a %s yield, and the settings are filled in', async (kind, languages) => {
  create(kind, [...languages]);
  blog({ '_config.yml': config, '_posts/2019-05-12-a.md': post('Words.'), 'about.md': post('Me.') });
  const report = await run();
  expect(report.errors).toEqual([]);
  expect(report.removed).toContain('posts/first-post/index.md');
  expect(existsSync(inContent('pages/index.md'))).toBe(false);
  expect(text('site.md')).toContain('url: https://words.blog\n');
  expect(text('site.md')).toContain('description: Notes on mills.');
  expect(text('site.md')).toContain('to: pages/about/index.md');
});

test.each([
  [
    'jekyll',
    {
      '_config.yml': config,
      'index.md': '---\ntitle: Home\n---\nWelcome.\n',
      '_posts/2019-05-12-a.md': post('Words.'),
    },
  ],
  [
    'hugo',
    {
      'hugo.toml': '',
      'content/_index.md': '---\ntitle: Home\n---\nWelcome.\n',
      'content/posts/a.md': post('Words.', 'date: 2019-05-12'),
    },
  ],
  [
    'zola',
    {
      'config.toml': 'base_url = "https://words.blog"',
      'content/_index.md': '+++\ntitle = "Home"\n+++\nWelcome.\n',
      'content/posts/a.md': '+++\ntitle = "A"\ndate = 2019-05-12\n+++\nWords.\n',
    },
  ],
])('the text of the home page of %s comes in place of an untouched starter, above the posts', async (_, files) => {
  create();
  blog(files);
  const report = await run();
  expect(report.errors.filter(({ file }) => file !== 'site.md')).toEqual([]);
  expect(text('pages/index.md')).toBe(
    '---\ntitle: Home\nsections:\n  - type: prose\n  - type: posts\n    newest: 10\n---\n\nWelcome.\n',
  );
});

test.each<[string, Files]>([
  ['ghost', ghostSample],
  ['blogger', bloggerSample],
  ['tumblr', tumblrSample],
])('a new site takes the description of the blog from an export of %s', async (program, files) => {
  create();
  blog(files);
  await run({ program });
  expect(text('site.md')).toContain('description: What turns, and why.\n');
});

test('a starter with words of the author stays', async () => {
  create();
  writeFileSync(inContent('pages/about.md'), '---\ntitle: About me\n---\n\nI am Ada.\n');
  blog({ '_config.yml': config, '_posts/2019-05-12-a.md': post('Words.') });
  const report = await run();
  expect(report.errors).toEqual([]);
  expect(text('pages/about.md')).toContain('I am Ada.');
  expect(text('site.md')).toContain('to: pages/about.md');
});

test('what was dead at the source stops no build', async () => {
  content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
  blog({
    '_config.yml': config,
    '_posts/2019-05-12-a.md': post(
      [
        '[dead](/2019/05/01/gone.html) [shop](/shop/cart) ![A *mill*](/img/no.png) ![](https://pics.blog/a.png)',
        '[ref][r] [![wheel](missing.jpg)](dead.html) <img src="/2019/no.png" alt="Nope"> [x](#nothing)',
        'See https://words.blog/2019/05/01/gone.html now. ![broken](broken.png)',
        '[r]: /2019/nothing/',
      ].join('\n\n'),
      'image: broken.png',
    ),
    '_posts/broken.png': png().subarray(0, 40),
  });
  const report = await run();
  expect(report.errors).toEqual([]);
  expect(errors()).toEqual([]);
  expect(text('posts/a/index.md').split('---\n').at(-1)?.trim().split('\n\n')).toEqual([
    'dead [shop](/shop/cart) A mill ![](https://pics.blog/a.png)',
    'ref wheel Nope [x](index.md)',
    'See `https://words.blog/2019/05/01/gone.html` now. broken',
  ]);
  expect(report.hosts).toEqual({ 'pics.blog': 1 });
  expect(report.elsewhere).toEqual({ '/shop/': 1 });
  expect(text('site.md')).toContain('images:\n  hosts: [pics.blog]\notherPaths: [/shop/]\n');
  expect(report.dangling.map(({ target }) => target)).toContain('/2019/05/01/gone.html');
  // The same once more, with nothing new.
  const before = text('site.md');
  expect((await run()).entries.map(({ status }) => status)).toEqual(['same']);
  expect(text('site.md')).toBe(before);
});

test('lists, feeds, plain files and rules of the old host keep their URLs', async () => {
  content({
    'site.md':
      '---\ntitle: A\nurl: https://words.blog\n# A note.\nredirects:\n  - { from: /mine/, to: /posts/ }\n---\n',
  });
  blog({
    'hugo.toml': 'baseURL = "https://words.blog"\n',
    'content/posts/a.md': post('Words.', 'date: 2019-05-12', 'tags: [Mills]'),
    'static/paper.pdf': 'pdf',
    'static/demos/one/index.html': '<p>Demo',
    'static/_redirects':
      '/old /posts/a/\n/x/* /y/:splat\n/api/* https://api.blog/:splat 200\n/out https://else.blog/\n',
    'netlify.toml': '[[redirects]]\nfrom = "/older"\nto = "/posts/a/"\n',
    'vercel.json': '{"redirects": [{"source": "/oldest", "destination": "/tags/mills/"}]}',
    '.htaccess': 'Redirect 301 /ancient.html /posts/a/\nRewriteRule ^two/?$ /posts/a/ [R=301,L]\n',
  });
  const report = await run();
  expect(report.errors).toEqual([]);
  const at = answers();
  for (const from of ['/old/', '/older/', '/two/', '/ancient.html'])
    expect([from, at.get(from)]).toEqual([from, '/posts/a/']);
  expect(at.get('/oldest/')).toBe('/tags/mills/');
  expect(at.get('/index.xml')).toBe('/feed.xml');
  expect(at.get('/mine/')).toBe('/posts/');
  expect(at.get('/out/')).toBe('https://else.blog/');
  expect(text('site.md')).toContain('# A note.');
  expect(text('site.md')).toContain('otherPaths: [/api/]');
  expect(report.statics.sort()).toEqual(['/demos/one/index.html', '/paper.pdf']);
  expect(readFileSync(join(inContent('..'), 'static/paper.pdf'), 'utf8')).toBe('pdf');
  expect(report.rules.map(({ rule }) => rule)).toEqual(['/x/* /y/:splat', '/api/* https://api.blog/:splat 200']);
});

test('no redirect leads to a list that has nothing to show', async () => {
  content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
  blog({
    '_config.yml': config,
    '_drafts/a.md': post('Words.', 'date: 2019-05-12', 'tags: [Mills]', 'categories: [Mills]'),
    'about.md': post('Me.'),
  });
  expect((await run()).errors).toEqual([]);
  expect(errors()).toEqual([]);
});

test('the URLs of an old sitemap that nothing answers are listed', async () => {
  content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
  blog({ '_config.yml': config, '_posts/2019-05-12-a.md': post('Words.') });
  mkdirSync(inBlog('maps'));
  const urls = ['/', '/2019/05/12/a.html', '/lost/', '/posts/'].map(
    (path) => `<url><loc>https://words.blog${path}</loc></url>`,
  );
  writeFileSync(inBlog('maps/sitemap.xml'), `<urlset>${urls.join('')}</urlset>`);
  const report = await run({ sitemaps: [inBlog('maps/sitemap.xml')] });
  expect(report.oldUrls.filter(({ to }) => to === undefined).map(({ from }) => from)).toEqual(['/lost/']);
  writeFileSync(
    inBlog('maps/index.xml'),
    '<sitemapindex><sitemap><loc>https://words.blog/a.xml</loc></sitemap></sitemapindex>',
  );
  await expect(run({ sitemaps: [inBlog('maps/index.xml')] })).rejects.toThrow('only lists other sitemaps');
});

test('the list begins with what stops a build, then with what every reader would see', async () => {
  content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
  blog({
    '_config.yml': config,
    '_posts/2019-05-12-a.md': post('{% weird %} ![](https://pics.blog/a.png) [x](gone.html)'),
  });
  const lines = describeImport(await run({ dryRun: true }), 'content').split('\n');
  const open = lines.slice(lines.indexOf('What to look at, worst first:') + 2);
  expect(open.filter((line) => !line.startsWith('  '))).toEqual([
    '1 template tag is shown to readers as it stands:',
    '1 site that pictures are shown from, now in "images.hosts" of site.md: it sees each visitor:',
    '1 link or picture led nowhere, or could not be shown: its words stay:',
  ]);
});

test('a link to an old URL that is redirected stays, and is not taken for that of another program', async () => {
  content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
  blog({
    'hugo.toml': 'baseURL = "https://words.blog/"\ntitle = "Words"\n',
    'content/posts/a.md':
      '---\ntitle: A\ndate: 2019-05-12\ntags: [mills]\n---\n[Subscribe](/index.xml), [shop](/shop/).\n',
  });
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.redirects).toContainEqual({ from: '/index.xml', to: '/feed.xml' });
  expect(text('posts/a/index.md')).toContain('[Subscribe](/index.xml), [shop](/shop/)');
  expect(text('site.md')).toMatch(/otherPaths: \[\/shop\/\]/);
});
