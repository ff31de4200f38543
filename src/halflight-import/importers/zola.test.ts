import { importsOfEachTest, unanswered } from '../../halflight/testing/imports';
import { zolaSample as sample } from '../../halflight/testing/import-samples';

const { blog, run, answers, errors, importSample, text } = importsOfEachTest();

const fence = '```';

test('everything is converted, every old URL works, and the check finds no errors', async () => {
  const report = await importSample(sample);
  expect(report.program).toBe('Zola');
  expect(report.entries.map(({ to }) => to).sort()).toEqual([
    'pages/about-me/index.md',
    'posts/store/index.md',
    'posts/the-mill/index.md',
  ]);
  expect(report.left.map(({ line, name }) => `${line} ${name}`)).toEqual(['21 resize']);
  expect(report.urls).toEqual({
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

test('a blog at the top of the folder: its dates in any notation, and its old URLs', async () => {
  blog({
    'config.toml': 'base_url = "https://old.example"\n[slugify]\npaths = "off"\n',
    'content/_index.md': '+++\ntitle = "All"\n+++\n',
    'content/one.md': '+++\ntitle = "One"\ndate = 2020-03-04\n+++\nWords.\n',
    'content/two.md': '+++\ntitle = "Two"\npath = "2020/03/05/Second"\n+++\nSee [one](@/one.md).\n',
    'content/2020-03-06-Three.md': '+++\ntitle = "Three"\n+++\nWords.\n',
    'content/2020-03-07T10:00:00Z-four.md': '+++\ntitle = "Four"\n+++\nWords.\n',
    'content/five/index.md': '+++\ntitle = "Five"\n[extra]\ndate = "2020-03-08"\ntitle = "Not this"\n+++\nWords.\n',
    'content/2020/03/09/six.md': '+++\ntitle = "Six"\n+++\nWords.\n',
    'content/about.md': '+++\ntitle = "About"\n+++\nWords.\n',
  });
  const report = await run();
  expect(errors()).toEqual([]);
  expect(unanswered(report, answers())).toEqual([]);
  const days = report.entries.map(({ to }) => [to, /^date: (.*)$/m.exec(text(to))?.[1]]);
  expect(Object.fromEntries(days)).toEqual({
    'posts/one/index.md': '2020-03-04',
    'posts/second/index.md': '2020-03-05',
    'posts/three/index.md': '2020-03-06',
    'posts/four/index.md': '2020-03-07',
    'posts/five/index.md': '2020-03-08',
    'posts/six/index.md': '2020-03-09',
    'pages/about/index.md': undefined,
  });
  expect(report.oldUrls.map(({ from, to }) => `${from} ${to}`)).toEqual(
    expect.arrayContaining([
      '/one/ /posts/one/',
      '/2020/03/05/Second/ /posts/second/',
      '/Three/ /posts/three/',
      '/four/ /posts/four/',
      '/2020/03/09/six/ /posts/six/',
    ]),
  );
  expect(text('posts/five/index.md')).toContain('title: Five\n');
});

test.each([
  ['', 'pages/about/index.md'],
  ['sort_by = "date"\n', 'posts/about/index.md'],
])('beside a folder of posts, a dated text at the top is what its list says: %j', async (settings, to) => {
  blog({
    'config.toml': 'base_url = "https://old.example"\n',
    'content/_index.md': `+++\n${settings}+++\n`,
    'content/blog/a.md': '+++\ntitle = "A"\ndate = 2020-03-04\n+++\nWords.\n',
    'content/blog/b.md': '+++\ntitle = "B"\ndate = 2020-03-04\n+++\nWords.\n',
    'content/about.md': '+++\ntitle = "About"\ndate = 2020-03-04\n+++\nWords.\n',
  });
  expect((await run()).entries.map((entry) => entry.to)).toContain(to);
});

test('a section with a text is a page, unless it heads a list of posts', async () => {
  blog({
    'config.toml': 'base_url = "https://old.example"\n',
    'content/guide/_index.md': '+++\ntitle = "Guide"\n+++\nWhere to begin.\n',
    'content/guide/first.md': '+++\ntitle = "First"\n+++\nWords.\n',
    'content/blog/_index.md': '+++\ntitle = "Blog"\nsort_by = "date"\n+++\nAll of them.\n',
    'content/blog/a.md': '+++\ntitle = "A"\ndate = 2020-01-02\n+++\nWords.\n',
  });
  const report = await run();
  expect(report.entries.map(({ to }) => to).sort()).toEqual([
    'pages/guide/first/index.md',
    'pages/guide/index.md',
    'posts/a/index.md',
  ]);
  expect(report.redirects).toContainEqual({ from: '/blog/', to: '/posts/' });
});
