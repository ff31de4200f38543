import { importsOfEachTest, png } from '../../halflight/testing/imports';
import { hugoSample as sample } from '../../halflight/testing/import-samples';

const { blog, importSample, run, text } = importsOfEachTest();

const fence = '```';

test('everything is converted to what one would write here, every old URL works, and the check finds no errors', async () => {
  // A PNG with a JPEG's extension still counts as an image.
  const report = await importSample(sample);
  expect(report.program).toBe('Hugo');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'pages/docs/guide/setup/index.md',
    'pages/index.md',
    'posts/first/index.md',
    'posts/number-two/index.md',
    'posts/third/index.md draft',
  ]);
  expect(report.left.map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([
    'content/posts/first.md:26 unknown',
  ]);
  // Translations are skipped until `site.md` lists their language.
  expect(report.skipped.filter(({ why }) => why.includes('languages: [en, fr]'))).toHaveLength(2);
  expect(report.skipped).toContainEqual({
    file: 'content/about.fr.md',
    why: 'it is in another language: write "languages: [en, fr]" into site.md and import again',
  });
  expect(report.dangling).toEqual([]);
  expect(report.urls).toEqual({
    '/': '/',
    '/2019/05/first-one/': '/posts/first/',
    '/2019/05/older': '/posts/first/',
    '/2020/03/number-two/': '/posts/number-two/',
    '/2021/02/third/': '/posts/third/',
    '/about/': '/about/',
    '/docs/guide/setup/': '/docs/guide/setup/',
    '/old-first/': '/posts/first/',
  });
  expect(text('posts/first/index.md')).toBe(`---
title: 'First: "one"'
date: 2019-05-13
updated: 2020-01-01
tags: [one, two, Engines]
series: The start
cover: {src: ./my-photo.jpg, alt: A photo}
math: true
aliases: [/2019/05/first-one/, /old-first/, /2019/05/older]
extra:
  date: 2019-05-12 23:30:00 -07:00
  mood: fine
---

![Alt](my-photo.jpg "A caption")

https://www.youtube.com/watch?v=dQw4w9WgXcQ

${fence}go
fmt.Println("{{< not one >}}")
${fence}

> [!WARNING] Mind
> See [second](../number-two/index.md) and {{< unknown a="b" >}}.

${fence}
{{< figure src="x" >}}
{{< figure src="x" >}}
${fence}

[Post on X](https://x.com/SanDiegoZoo/status/1453110110599868418)

https://vimeo.com/146022717

## The end

![](my-photo.jpg) and [raw](paper.pdf) and [up](/posts/) and [tag](/tags/one/).
`);
});

test('the case of front matter does not matter', async () => {
  blog({
    'hugo.toml': '',
    'content/posts/a.md':
      '+++\nTitle = "A"\nDATE = 2020-01-02\nDraft = true\nTranslationkey = "a"\n[Params]\nMood = "fine"\n+++\nx\n',
  });
  const report = await run();
  expect(report.entries).toMatchObject([{ to: 'posts/a/index.md', draft: true }]);
  expect(text('posts/a/index.md')).toContain('title: A\ndate: 2020-01-02\ndraft: true\nextra:\n  Mood: fine\n---\n');
});

test('pictures are found by the URL that Hugo gives them: below that of their page, or of their folder', async () => {
  const shown = (...urls: string[]) => `---\ntitle: A\ndate: 2020-01-02\nurl: /guide/a/\n---\n${urls.join('\n')}\n`;
  blog({
    'hugo.toml': 'baseURL = "https://old.example/"\n',
    'content/posts/2020/a/index.md': shown('![B](/guide/a/b.png)', '![C](https://old.example/guide/a/in/c.png)'),
    'content/posts/2020/a/b.png': png(),
    'content/posts/2020/a/in/c.png': png(),
    'content/posts/d.md': shown('![E](/posts/d/e.png)').replace('url: /guide/a/\n', ''),
    'content/posts/d/e.png': png(),
  });
  const report = await run();
  expect(report.dangling).toEqual([]);
  expect(text('posts/a/index.md')).toMatch(/\n!\[B\]\(b\.png\)\n!\[C\]\(c\.png\)\n$/);
  expect(text('posts/d/index.md')).toMatch(/\n!\[E\]\(e\.png\)\n$/);
});

test('a section index with text and no entries is a page', async () => {
  blog({
    'hugo.toml': '',
    'content/_index.md': '---\ntitle: Home\n---\nWelcome.\n',
    'content/about/_index.md': '---\ntitle: About\n---\nWho I am. ![A](a.png)\n',
    'content/about/a.png': png(),
    'content/posts/_index.md': '---\ntitle: Posts\n---\nAll of them.\n',
    'content/posts/a.md': '---\ntitle: A\ndate: 2020-01-02\n---\nWords.\n',
    'content/tags/_index.md': '---\ntitle: Tags\n---\nAll of them.\n',
    'content/empty/_index.md': '---\ntitle: Empty\n---\n',
  });
  const report = await run();
  expect(report.entries.map(({ to }) => to).sort()).toEqual([
    'pages/about/index.md',
    'pages/index.md',
    'posts/a/index.md',
  ]);
  expect(report.skipped.map(({ file }) => file).sort()).toEqual(
    ['content/empty/_index.md', 'content/posts/_index.md', 'content/tags/_index.md'].sort(),
  );
  expect(text('pages/about/index.md')).toContain('Who I am. ![A](a.png)');
});

test('a section with a text of its own is a page if Halflight makes no list of what is in it', async () => {
  blog({
    'hugo.toml': 'baseURL = "https://old.example/"\ncontentDir = "content/en"\n',
    'content/en/guide/_index.md': '---\ntitle: Guide\n---\nWhere to begin.\n',
    'content/en/guide/first.md': '---\ntitle: First\n---\nWords.\n',
    'content/en/blog/_index.md': '---\ntitle: Blog\n---\nAll of them.\n',
    'content/en/blog/a.md': '---\ntitle: A\ndate: 2020-01-02\n---\n[guide](/guide/)\n',
  });
  const report = await run();
  expect(report.entries.map(({ to }) => to).sort()).toEqual([
    'pages/guide/first/index.md',
    'pages/guide/index.md',
    'posts/a/index.md',
  ]);
  expect(report.redirects).toEqual([
    { from: '/page/1/', to: '/posts/' },
    { from: '/blog/', to: '/posts/' },
    { from: '/index.xml', to: '/feed.xml' },
    { from: '/blog/index.xml', to: '/feed.xml' },
    { from: '/tags/index.xml', to: '/feed.xml' },
    { from: '/categories/index.xml', to: '/feed.xml' },
  ]);
  expect(text('posts/a/index.md')).toContain('[guide](../../pages/guide/index.md)');
});

test('old URLs of lists end in .html if those of pages do', async () => {
  const link = '/tags/node.js.html';
  blog({
    'hugo.toml': 'baseURL = "https://old.example/"\nuglyURLs = true\n',
    'content/posts/a.md': `---\ntitle: A\ndate: 2020-01-02\ntags: [Node.js]\n---\n[x](${link}) [y](https://old.example${link})\n`,
  });
  const report = await run();
  expect(report.dangling).toEqual([]);
  expect(text('posts/a/index.md')).toContain('[x](/tags/nodejs/) [y](/tags/nodejs/)');
  expect(report.redirects.map((each) => each.from)).toContain(link);
});

test('a picture called "featured" in a page bundle, which themes show without being told, is the cover', async () => {
  const post = (more = '') => `---\ntitle: A\ndate: 2020-01-02\n${more}---\nWords.\n`;
  blog({
    'hugo.toml': '',
    'content/posts/a/index.md': post('image:\n  caption: A mill\n  focal_point: Smart\n'),
    'content/posts/a/featured.png': png(),
    'content/posts/b/index.md': post('image: own.png\n'),
    'content/posts/b/featured.png': png(),
    'content/posts/b/own.png': png(),
    'content/posts/c.md': post(),
    'content/posts/featured.png': png(),
  });
  await run();
  expect(text('posts/a/index.md')).toContain('cover: ./featured.png\n');
  expect(text('posts/b/index.md')).toContain('cover: ./own.png\n---\n');
  expect(text('posts/c/index.md')).not.toContain('cover');
});

test('a blog at the top of the folder arrives as posts; a dated page beside a blog in a folder stays a page', async () => {
  const text = (title: string) => `---\ntitle: ${title}\ndate: 2020-03-04\n---\nWords.\n`;
  blog({
    'hugo.toml': 'baseURL = "https://old.example"\n',
    'content/one.md': text('One'),
    'content/two/index.md': text('Two'),
  });
  expect((await run()).entries.map(({ to }) => to)).toEqual(['posts/one/index.md', 'posts/two/index.md']);
  blog({ 'content/blog/a.md': text('A'), 'content/blog/b.md': text('B'), 'content/blog/c.md': text('C') });
  const report = await run({ dryRun: true });
  expect(report.entries.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['posts/a/index.md', 'pages/one/index.md']),
  );
  expect(report.redirects).toContainEqual({ from: '/blog/', to: '/posts/' });
  expect(report.redirects).toContainEqual({ from: '/blog/index.xml', to: '/feed.xml' });
  expect(report.redirects).toHaveLength(2);
});

test('site and page parameters are inserted, also by path and in definitions', async () => {
  blog({
    'hugo.toml':
      'baseURL = "https://old.example"\n[params]\nRepo = "https://git.example/a"\n[params.version]\nlatest = "1.2"\n',
    'content/posts/a.md':
      '---\ntitle: A\ndate: 2020-03-04\nauthor_links:\n  Home: https://ada.example\n---\n{{< param version.latest >}} {{< param "author_links.Home" >}} {{% param none %}} [b] [c]\n\n[b]: {{< param repo >}}/b\n[c]: https://c.example\n',
  });
  const report = await run();
  expect(text('posts/a/index.md')).toContain(
    '\n1.2 https://ada.example {{% param none %}} [b] [c]\n\n[b]: https://git.example/a/b\n[c]: https://c.example\n',
  );
  expect(report.left.map(({ name }) => name)).toEqual(['param']);
});

test('a page keeps the URL of a list that has nothing to show', async () => {
  blog({
    'hugo.toml': 'baseURL = "https://old.blog/"\n',
    'content/projects.md': '+++\ntitle = "Projects"\n+++\nWhat I made.\n',
  });
  const report = await run();
  expect([report.errors, report.entries.map(({ to }) => to)]).toEqual([[], ['pages/projects/index.md']]);
  expect(report.oldUrls).toEqual([{ from: '/projects/', to: '/projects/' }]);
});
