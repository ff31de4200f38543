import { zipSync, strToU8 } from 'fflate';
import { importsOfEachTest, missingWords } from '../../halflight/testing/imports';

const { blog, run, text, errors, answers, inBlog } = importsOfEachTest();

const attributes = (value: object) => `data-attrs="${JSON.stringify(value).replaceAll('"', '&quot;')}"`;
const original = 'https://substack-post-media.s3.amazonaws.com/public/images/engine_1200x800.png';
const resized = `https://substackcdn.com/image/fetch/$s_!x!,w_1456,c_limit/${encodeURIComponent(original)}`;

const body = `<h2>A heading</h2><p>Words<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a> and a <a href="https://ada.substack.com/p/a-second-post">link</a>.</p>
<div class="captioned-image-container"><figure><a class="image-link image2" href="${resized}"><div class="image2-inset"><picture><source srcset="${resized} 424w"><img src="${resized}" alt="The engine"></picture><div class="image-link-expand"><svg></svg></div></div></a><figcaption class="image-caption">As drawn</figcaption></figure></div>
<div class="pullquote"><p>It weaves.</p></div>
<p class="button-wrapper"><a class="button primary" href="https://example.com/book"><span>The book</span></a></p>
<div class="footnote"><a class="footnote-number" href="#footnote-anchor-1">1</a><div class="footnote-content"><p>The source.</p></div></div>`;

const widgets = `<p class="button-wrapper"><a href="https://ada.substack.com/subscribe?"><span>Sign up</span></a></p>
<div class="subscription-widget-wrap"><p>Thanks for reading!</p><form></form></div><div class="poll-embed"></div>
<div class="tweet" ${attributes({ url: 'https://twitter.com/ada/status/1', full_text: 'Said briefly', name: 'Ada' })}></div>`;

const files = {
  'posts.csv': `post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url
1.a-first-post,2020-01-02T10:00:00.000Z,true,,,newsletter,everyone,"A ""first"" post","A subtitle, in two
lines",
2.a-second-post,2020-02-03T10:00:00.000Z,true,,,podcast,everyone,A second post,,https://example.com/episode.mp3
3.for-payers,2020-03-04T10:00:00.000Z,true,,,newsletter,only_paid,For payers,,
4.for-readers,2020-03-04T10:00:00.000Z,true,,,newsletter,only_free,For readers,,
5,,false,,,newsletter,everyone,Unfinished,,
6.about,2020-01-01T10:00:00.000Z,true,,,page,everyone,About,,
7.gone,2020-01-01T10:00:00.000Z,true,,,newsletter,everyone,Gone,,
8.constructor,2020-01-01T10:00:00.000Z,true,,,newsletter,everyone,__proto__,,
`,
  'posts/1.a-first-post.html': body + widgets,
  ...Object.fromEntries(
    ['2.a-second-post', '3.for-payers', '4.for-readers', '5', '6.about', '8.constructor'].map((id) => [
      `posts/${id}.html`,
      `<p>Words of ${id}.</p>`,
    ]),
  ),
  'posts/9.unknown.html': '<p>x</p>',
};

test('a zip file is read: texts, podcasts and drafts, and nothing for paying readers is published', async () => {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)])));
  blog({ 'export.zip': Buffer.from(zip) });
  const report = await run({ from: inBlog('export.zip') });
  expect(report.program).toBe('Substack');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'posts/a-first-post/index.md',
    'posts/a-second-post/index.md',
    'posts/constructor/index.md',
    'posts/for-payers/index.md draft',
    'posts/for-readers/index.md draft',
    'posts/unfinished/index.md draft',
  ]);
  expect(report.skipped).toEqual([
    { file: 'posts/3.for-payers.html', why: 'it was only for paying subscribers, so it becomes a draft' },
    { file: 'posts/4.for-readers.html', why: 'it was only for subscribers, so it becomes a draft' },
    { file: 'posts.csv#7.gone', why: 'its text is not in the export' },
    { file: 'posts/9.unknown.html', why: 'posts.csv does not list it' },
  ]);
  expect(report.left.map(({ name }) => name)).toEqual(['a button of Substack', 'the subscribe form', 'a poll']);
  expect(report.remote).toEqual([original]);
  const first = text('posts/a-first-post/index.md');
  expect(missingWords(body, first)).toEqual([]);
  expect(first).toContain('title: A "first" post\n');
  expect(first).toContain('summary: A subtitle, in two lines\n');
  expect(first).toContain('Words[^1] and a [link](../a-second-post/index.md).');
  expect(first).toContain(`![The engine](${original} "As drawn")`);
  expect(first).toContain('> It weaves.');
  expect(first).toContain('[^1]: The source.');
  expect(first).toContain('> Said briefly\n>\n> [Ada](https://twitter.com/ada/status/1)');
  expect(text('posts/a-second-post/index.md')).toContain('![A second post](https://example.com/episode.mp3)');
  expect(answers().get('/p/a-first-post/')).toBe('/posts/a-first-post/');
  expect(errors().filter((error) => !error.includes('images.hosts'))).toEqual([]);
});
