import { importsOfEachTest, png, unanswered } from '../../testing/imports';

const { blog, run, text, errors, answers } = importsOfEachTest();

const fence = '```';

const sample = {
  'config.toml': 'base_url = "https://old.example"\ntitle = "Notes"\n',
  'content/_index.md': '+++\n+++\n',
  'content/blog/_index.md': '+++\nsort_by = "date"\n+++\n',
  'content/blog/2019-05-12_the-mill.md':
    '+++\ntitle = "The mill"\nupdated = 2020-01-01\naliases = ["old/mill.html"]\n[taxonomies]\ntags = ["mills", "Rust"]\ncategories = ["Engines"]\n[extra]\nmood = "fine"\n+++\nSee [the store](@/blog/store/index.md#what-it-holds).\n\n<!-- more -->\n\n{{ youtube(id="dQw4w9WgXcQ") }}\n\n{% quote(author="Ada") %}\nWords.\n{% end %}\n\n{{ resize(path="a.png", width=5) }}\n\n' +
    `${fence}\n{{ untouched(a="b") }}\n${fence}\n`,
  'content/blog/store/index.md':
    '+++\ntitle = "Store"\ndate = 2020-02-29T10:00:00Z\ndraft = false\nweight = 2\ntemplate = "post.html"\n+++\n# What it holds\n\n![a](wheel of.png) ![b](/img/b.png)\n',
  'content/blog/store/wheel of.png': png(),
  'content/pages/about.md': '+++\ntitle = "About"\npath = "about-me"\n+++\nMe.\n',
  'static/img/b.png': png(),
};

test('everything is turned, every old URL answers, and the check has no error', async () => {
  blog(sample);
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.program).toBe('Zola');
  expect(report.entries.map(({ to }) => to).sort()).toEqual([
    'pages/about-me/index.md',
    'posts/store/index.md',
    'posts/the-mill/index.md',
  ]);
  expect(report.left.map(({ line, name }) => `${line} ${name}`)).toEqual(['21 resize']);
  expect(unanswered(report, answers())).toEqual([]);
  expect(Object.fromEntries(report.oldUrls.map(({ from, to }) => [from, to]))).toEqual({
    '/about-me/': '/about-me/',
    '/blog/store/': '/posts/store/',
    '/blog/the-mill/': '/posts/the-mill/',
    '/old/mill.html': '/posts/the-mill/',
  });
  expect(text('posts/the-mill/index.md')).toBe(
    `---\ntitle: The mill\ndate: 2019-05-12\nupdated: 2020-01-01\ntags: [mills, Rust, Engines]\naliases: [/blog/the-mill/, /old/mill.html]\nextra:\n  mood: fine\n---\n\nSee [the store](../store/index.md#what-it-holds).\n\n<!-- more -->\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n> Words.\n>\n> — Ada\n\n{{ resize(path="a.png", width=5) }}\n\n${fence}\n{{ untouched(a="b") }}\n${fence}\n`,
  );
  expect(text('posts/store/index.md')).toContain('![a](wheel-of.png) ![b](b.png)');
});
