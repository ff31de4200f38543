import { importsOfEachTest, png, unanswered } from '../../testing/imports';

const { blog, run, text, errors, answers } = importsOfEachTest();

const fence = '```';

/** A blog as Hugo's documentation has it: front matter in three forms, bundles, two languages. */
const sample = {
  'hugo.toml': [
    "baseURL = 'https://old.example/'",
    "title = 'Notes'",
    "defaultContentLanguage = 'en'",
    '[languages.en]',
    'weight = 1',
    '[languages.fr]',
    'weight = 2',
    '[permalinks]',
    "posts = '/:year/:month/:slug/'",
  ].join('\n'),
  'content/_index.md': '---\ntitle: Home\n---\nHello.\n',
  'content/about.md':
    '+++\ntitle = "About"\ndate = 2019-01-01\nweight = 3\n+++\nMe. [First]({{< ref "posts/first.md#the-end" >}}).\n',
  'content/about.fr.md': '+++\ntitle = "À propos"\n+++\nMoi.\n',
  'content/posts/_index.md': '---\ntitle: All posts\n---\n',
  'content/posts/first.md': [
    '+++',
    'title = "First: \\"one\\""',
    'date = 2019-05-12T23:30:00-07:00',
    'lastmod = 2020-01-01T00:00:00Z',
    'tags = ["one", "two"]',
    'categories = ["Engines"]',
    'aliases = ["/old-first/", "older"]',
    'series = ["The start"]',
    'draft = false',
    'math = true',
    '[params]',
    'mood = "fine"',
    '[cover]',
    'image = "/images/my photo.jpg"',
    'alt = "A photo"',
    '+++',
    '{{< figure src="/images/my photo.jpg" alt="Alt" caption="A *caption*" >}}',
    '',
    '{{< youtube dQw4w9WgXcQ >}}',
    '',
    '{{< highlight go "linenos=table" >}}',
    'fmt.Println("{{< not one >}}")',
    '{{< /highlight >}}',
    '',
    '{{% notice warning "Mind" %}}',
    'See [second]({{% relref "second" %}}) and {{< unknown a="b" >}}.',
    '{{% /notice %}}',
    '',
    fence,
    '{{</* figure src="x" */>}}',
    '{{< figure src="x" >}}',
    fence,
    '',
    '{{< tweet user="SanDiegoZoo" id="1453110110599868418" >}} {{< vimeo 146022717 >}}',
    '',
    '## The end',
    '',
    '![](/images/my%20photo.jpg) and [raw](/files/paper.pdf) and [up](/posts/) and [tag](/tags/one/).',
    '',
  ].join('\n'),
  'content/posts/second/index.md':
    '---\ntitle: Second\ndate: 2020-03-01\nslug: number-two\nurl:\nresources:\n  - src: a.png\n---\n![a](a.png) ![b](images/b c.png) [first](/2019/05/first-one/)\n',
  'content/posts/second/index.fr.md':
    '---\ntitle: Deuxième\ndate: 2020-03-01\nslug: numero-deux\n---\n![a](a.png) [à propos](/fr/about/)\n',
  'content/posts/second/a.png': png(),
  'content/posts/second/images/b c.png': png(),
  'content/posts/second/part.md': 'A part.\n',
  'content/posts/third.md':
    '{\n  "title": "Third",\n  "date": "2021-02-03",\n  "draft": true,\n  "weight": 5,\n  "expiryDate": "2031-01-01"\n}\nIn JSON.\n',
  'content/docs/guide/setup.md': '---\ntitle: Set-up\n---\nNo date: a page.\n',
  'static/images/my photo.jpg': png(),
  'static/files/paper.pdf': '%PDF-1.4',
};

test('everything is turned, and the check has no error', async () => {
  blog(sample);
  const report = await run();
  // A PNG whose name says JPEG is a picture all the same.
  expect(errors()).toEqual([]);
  expect(report.program).toBe('Hugo');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'pages/docs/guide/setup/index.md',
    'posts/first/index.md',
    'posts/number-two/index.md',
    'posts/third/index.md draft',
  ]);
  expect(report.left.map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([
    'content/posts/first.md:26 unknown',
  ]);
  expect(report.skipped.filter(({ why }) => why.includes('languages: [en, fr]'))).toHaveLength(2);
  expect(report.dangling).toEqual([]);
});

test('a post is written as one would write it here', async () => {
  blog(sample);
  await run();
  expect(text('posts/first/index.md')).toBe(
    [
      '---',
      `title: 'First: "one"'`,
      'date: 2019-05-13',
      'updated: 2020-01-01',
      'tags: [one, two, Engines]',
      'series: The start',
      'cover: {src: ./my-photo.jpg, alt: A photo}',
      'math: true',
      'aliases: [/2019/05/first-one/, /old-first/, /2019/05/older]',
      'extra:',
      '  date: 2019-05-12 23:30:00 -07:00',
      '  mood: fine',
      '---',
      '',
      '![Alt](my-photo.jpg "A caption")',
      '',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      '',
      `${fence}go`,
      'fmt.Println("{{< not one >}}")',
      fence,
      '',
      '> [!WARNING] Mind',
      '> See [second](../number-two/index.md) and {{< unknown a="b" >}}.',
      '',
      fence,
      '{{< figure src="x" >}}',
      '{{< figure src="x" >}}',
      fence,
      '',
      '[Post on X](https://x.com/SanDiegoZoo/status/1453110110599868418)',
      '',
      'https://vimeo.com/146022717',
      '',
      '## The end',
      '',
      '![](my-photo.jpg) and [raw](paper.pdf) and [up](/posts/) and [tag](/tags/one/).',
      '',
    ].join('\n'),
  );
});

test('every old URL answers', async () => {
  blog(sample);
  const report = await run();
  expect(unanswered(report, answers())).toEqual([]);
  expect(Object.fromEntries(report.oldUrls.map(({ from, to }) => [from, to]))).toEqual({
    '/2019/05/first-one/': '/posts/first/',
    '/2019/05/older': '/posts/first/',
    '/2020/03/number-two/': '/posts/number-two/',
    '/2021/02/third/': '/posts/third/',
    '/about/': '/about/',
    '/docs/guide/setup/': '/docs/guide/setup/',
    '/old-first/': '/posts/first/',
  });
});

test('translations wait until the site says that it has their language', async () => {
  blog(sample);
  const report = await run({ dryRun: true });
  expect(report.entries.some(({ to }) => to.includes('.fr.'))).toBe(false);
  expect(report.skipped).toContainEqual({
    file: 'content/about.fr.md',
    why: 'it is in another language: write "languages: [en, fr]" into site.md and import again',
  });
});
