import { importsOfEachTest, unanswered } from '../../halflight/testing/imports';
import { jekyllSample as sample } from '../../halflight/testing/import-samples';

const { blog, importSample, run, text, errors, answers, content } = importsOfEachTest();

const fence = '```';

test('everything is converted to what one would write here, every old URL works, and the check finds no errors', async () => {
  const report = await importSample(sample);
  expect(report.program).toBe('Jekyll');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'pages/reach-me/index.md',
    'pages/recipes/soup/index.md',
    'posts/broken/index.md',
    'posts/grüße-aus-köln/index.md',
    'posts/hidden/index.md draft',
    'posts/html/index.md',
    'posts/someday/index.md draft',
    'posts/store/index.md',
    'posts/the-mill/index.md',
  ]);
  expect(report.left).toEqual([{ file: '_posts/2019-05-12-the-mill.md', line: 40, name: 'include' }]);
  expect(report.dangling).toEqual([]);
  expect(report.skipped.map(({ file }) => file)).toEqual(['_posts/2021-05-07-broken.md', 'index.html']);
  expect(report.redirects).toContainEqual({ from: '/categories/engines/', to: '/tags/engines/' });
  expect(report.urls).toEqual({
    '/2021/03/04/html.html': '/posts/html/',
    '/2021/05/06/hidden.html': '/posts/hidden/',
    '/2021/05/07/broken.html': '/posts/broken/',
    '/about.html': '/about/',
    '/engines/2020/02/29/store.html': '/posts/store/',
    // In the author's time zone, two hours ahead, it was already the next day.
    '/engines/history/2019/05/13/the-mill.html': '/posts/the-mill/',
    '/gruss/': '/posts/grüße-aus-köln/',
    '/mill/': '/posts/the-mill/',
    '/reach-me/': '/reach-me/',
    '/recipes/soup.html': '/recipes/soup/',
  });
  expect(text('posts/the-mill/index.md')).toBe(`---
title: "The mill: a story"
date: 2019-05-12
updated: 2020-01-02
summary: How it began.
tags: [Engines, History, mills]
cover: ./the-mill.png
aliases: [/engines/history/2019/05/13/the-mill.html, /mill/]
extra:
  date: 2019-05-12 23:30:00 +0000
  mood: cheerful
---

## The wheels <a id="wheels"></a>

See [the store](../store/index.md#what-it-holds) and ![wheels](the-mill.png).


${fence}ruby
puts "{{ not a tag }}"
${fence}

${fence}liquid
{% include figure.html src="untouched.png" %}
${fence}

Inline \`{% post_url x %}\` stays.

![A wheel](wheel.png "The wheel")

https://www.youtube.com/watch?v=dQw4w9WgXcQ

[Gist mara/5555251](https://gist.github.com/mara/5555251)

{{ shown }}

{% include newsletter.html %}

Back to [the wheels](#wheels), [the feed](/feed.xml).
`);
  expect(text('posts/html/index.md')).toContain(
    `One **bold** [word](../../pages/about/index.md).\n\n${fence}js\nlet a = 1 < 2;\n${fence}`,
  );
  expect(text('posts/grüße-aus-köln/index.md')).toContain('Schöne Grüße.');
  expect(text('posts/store/index.md')).toMatch(/tags: \[mills, C plus plus, Engines\]/);
});

test('Liquid’s variables are inserted, except within raw, in code and elsewhere', async () => {
  const inText = '{% raw %}{{ site.title }}{% endraw %} {{ site.title }}';
  blog({
    '_config.yml': 'title: Notes\n',
    '_posts/2020-02-29-a.md': `---\ntitle: A\n---\n${inText}\n\n\`{% raw %}{{ site.title }}{% endraw %}\`\n\n{% highlight js %}{% raw %}{{ a }}{% endraw %}{% endhighlight %}\n\n${fence}\n{% raw %}{{ b }}{% endraw %}\n${fence}\n`,
  });
  const report = await run();
  expect(report.left).toEqual([]);
  expect(text('posts/a/index.md')).toContain(
    `{{ site.title }} Notes\n\n\`{{ site.title }}\`\n\n${fence}js\n{{ a }}\n${fence}\n\n${fence}\n{{ b }}\n${fence}\n`,
  );
});

test.each([
  ['ordinal', '/engines/2020/060/a.html'],
  ['weekdate', '/engines/2020/W09/Sat/a.html'],
  ['/:categories/:short_year/:i_month/:i_day/:title', '/engines/20/2/29/a'],
])('the permalinks %s', async (permalink, url) => {
  blog({
    '_config.yml': `permalink: ${permalink}\n`,
    '_posts/2020-02-29-a.md': '---\ntitle: A\ncategory: Engines\n---\nWords.\n',
  });
  const report = await run();
  expect(report.oldUrls).toEqual([{ from: url, to: '/posts/a/' }]);
  expect(unanswered(report, answers())).toEqual([]);
});

test('a site below a path keeps its path, unless the new site is there, too', async () => {
  const files = {
    '_config.yml': 'url: https://old.example\nbaseurl: /blog\n',
    '_posts/2020-02-29-a.md': '---\ntitle: A\n---\n[b](/blog/2020/02/29/b.html)\n',
    '_posts/2020-02-29-b.md': '---\ntitle: B\n---\n',
  };
  blog(files);
  expect((await run({ dryRun: true })).oldUrls[0]?.from).toBe('/blog/2020/02/29/a.html');
  content({ 'site.md': '---\ntitle: Site\nurl: https://old.example/blog/\n---\n' });
  const report = await run();
  expect(report.oldUrls[0]?.from).toBe('/2020/02/29/a.html');
  expect(text('posts/a/index.md')).toContain('[b](../b/index.md)');
  expect(errors()).toEqual([]);
});

test('excluded files are not imported, included underscore folders are', async () => {
  blog({
    '_config.yml': 'permalink: /:title/\ninclude: [_pages]\nexclude:\n  - /docs # of the theme\n  - "*.draft.md"\n',
    '_posts/2020-02-29-a.md': '---\ntitle: A\n---\n',
    '_pages/cv.md': '---\ntitle: CV\npermalink: /cv/\n---\nWords.\n',
    '_pages/tags.md': '---\ntitle: Posts by tag\nlayout: tags\npermalink: /by-tag/\n---\n',
    '_other/b.md': '---\ntitle: B\n---\nWords.\n',
    'docs/_posts/2020-02-29-demo.md': '---\ntitle: Demo\n---\n',
    'deep/c.draft.md': '---\ntitle: C\n---\nWords.\n',
    'documents.md': '---\ntitle: Documents\n---\nWords.\n',
  });
  const report = await run();
  expect(report.entries.map(({ to }) => to).sort()).toEqual([
    'pages/cv/index.md',
    'pages/documents/index.md',
    'posts/a/index.md',
  ]);
  expect(report.skipped).toEqual([
    { file: '_pages/tags.md', why: 'it lists posts, which Halflight does by itself' },
    { file: 'deep/c.draft.md', why: '_config.yml excludes it' },
    { file: 'docs/_posts/2020-02-29-demo.md', why: '_config.yml excludes it' },
  ]);
  expect(report.oldUrls.map(({ from }) => from).sort()).toEqual(['/a/', '/cv/', '/documents/']);
});

test.each([
  ["Project 4-it's (1).0", "/Project-4-it's-(1).0/"],
  ['오전 [1부]', '/오전-1부/'],
])('the title of %s in a URL is written as Jekyll does', async (name, url) => {
  blog({ '_config.yml': 'permalink: /:title/\n', [`_posts/2020-02-29-${name}.md`]: '---\ntitle: A\n---\n' });
  const report = await run();
  expect(report.oldUrls.map(({ from }) => from)).toEqual([url]);
  expect(unanswered(report, answers())).toEqual([]);
});

test('a text that contains a loop is a text, and a page with only a loop is reported', async () => {
  const words = 'These are words of a page. '.repeat(10);
  const loop = '{% for p in site.posts %}<b>{% for t in p.tags %}{{ t }}{% endfor %}</b>{% endfor %}';
  blog({
    '_config.yml': 'url: https://old.example\n',
    '_posts/2019-05-12-a.md': '---\ntitle: A\n---\nWords.\n',
    'long.md': `---\ntitle: Long\n---\n${words}\n\n${loop}\n\nThe end.\n`,
    'list.md': `---\ntitle: List\n---\nAll of them: ${loop}\n`,
    'team.md': '---\ntitle: Team\n---\n{% for p in site.data.team %}{{ p.name }}{% endfor %}\n',
  });
  const report = await run();
  expect(text('pages/long/index.md')).toContain('words of a page');
  expect(text('pages/long/index.md')).not.toMatch(/\{%|<b>/);
  expect(text('pages/long/index.md')).toContain('The end.');
  expect(report.skipped).toEqual([
    { file: 'list.md', why: 'it lists posts, which Halflight does by itself' },
    { file: 'team.md', why: 'a loop over data makes it, which only Jekyll can run' },
  ]);
});

test('an include is its text, with its arguments; one that needs what only Jekyll knows stays, and is reported', async () => {
  blog({
    '_config.yml': '',
    '_includes/promo.html': '<p><a href="https://else.blog/">Buy</a></p>\n',
    '_includes/made.html': '{{ site.data.people.first }}',
    '_includes/box.html':
      '{% comment %} A box {% endcomment %}<div class="{{ include.kind | default: "plain" }}">{% if include.by %}<b>{{ include.by | upcase }}</b>{% endif %} {{ include.text }} {{ page.title }}</div>\n',
    '_posts/2019-01-01-a.md':
      '---\ntitle: A\n---\nOne.\n\n{% include promo.html %}\n\n{% include made.html %}\n\n{% include box.html text="Two" by="Ada" %}\n\n{% include box.html kind="big" text="Three" %}\n',
  });
  const report = await run();
  expect(text('posts/a/index.md')).toContain(
    'One.\n\n<p><a href="https://else.blog/">Buy</a></p>\n\n{% include made.html %}\n\n<div class="plain"><b>ADA</b> Two A</div>\n\n<div class="big"> Three A</div>\n',
  );
  expect(report.left.map(({ name }) => name)).toEqual(['include']);
});

test('a file of HTML without front matter keeps its URL', async () => {
  blog({
    '_config.yml': 'exclude: [private]\n',
    '_posts/2019-01-01-a.md': '---\ntitle: A\n---\n[demo](/demos/one/)\n',
    'demos/one/index.html': '<p>Demo\n',
    'private/a.html': '<p>No\n',
    'style.css': '---\n---\n{{ site.colour }}',
    Gemfile: '',
  });
  const report = await run();
  expect(report.statics).toEqual(['/demos/one/index.html']);
  expect(report.elsewhere).toEqual({});
  expect(text('posts/a/index.md')).toContain('[demo](/demos/one/)');
});

test.each([{ config: 'title: T\nsource: ./src/\n' }, { config: 'title: T\nsource: .tmp/src\n' }])(
  'a site in a folder has the URLs, files and includes of that folder ($config)',
  async ({ config }) => {
    blog({
      '_config.yml': `${config}url: https://old.blog\npermalink: /:categories/:title/\n`,
      'src/_posts/2020-01-02-mill.md':
        '---\ntitle: Mill\n---\n![Wheels](/files/a.png)\n\n{% include_cached more/tools.md %}\n',
      'src/_includes/more/tools.md': 'A *brush*.\n',
      'src/_layouts/post.html': '{{ content }}',
      'src/files/a.png': 'png',
      'src/files/b.pdf': 'pdf',
      'package.json': '{}',
    });
    const report = await run({ dryRun: true });
    expect(report.entries.map(({ from, to, files }) => [from, to, files])).toEqual([
      ['src/_posts/2020-01-02-mill.md', 'posts/mill/index.md', ['posts/mill/a.png']],
    ]);
    expect(report.oldUrls).toContainEqual({ from: '/mill/', to: '/posts/mill/' });
    expect(report.statics).toEqual(expect.arrayContaining(['/files/b.pdf']));
    expect([report.left, report.skipped]).toEqual([[], []]);
  },
);

test('a picture that the repository lacks is looked for on the old site', async () => {
  blog({
    '_config.yml': 'title: T\nurl: https://old.blog\n',
    '_posts/2020-01-02-mill.md':
      '---\ntitle: Mill\n---\n![Wheels](/files/a.png) [Paper](/files/b.pdf) [Page](/gone/)\n',
  });
  const report = await run({ dryRun: true });
  expect(report.remote).toEqual(['https://old.blog/files/a.png', 'https://old.blog/files/b.pdf']);
  expect(report.dangling.map(({ target }) => target)).toEqual([]);
});
