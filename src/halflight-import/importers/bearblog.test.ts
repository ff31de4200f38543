import { importsOfEachTest, missingWords } from '../../halflight/testing/imports';

const { blog, run, text, errors, answers, inBlog } = importsOfEachTest();

const picture = 'https://bear-images.sfo2.cdn.digitaloceanspaces.com/ada/engine.webp';

const body = `Words, "quoted", and a [link](/a-second-post/).

![The engine](${picture})

## A part

{{ toc }}

{{ posts | tag:"engines" }}

\`\`\`js
let a = "{{ toc }}";
\`\`\``;

const row = (...fields: string[]) => fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');

test('an export is read', async () => {
  const date = '2020-01-02 10:00:00+00:00';
  blog({
    'post_export.csv': [
      'uid,title,slug,alias,published date,all tags,publish,make discoverable,is page,content,canonical url,meta description,meta image,lang,class name,first published at',
      row(
        'a1',
        'A first post',
        'a-first-post',
        'old/first',
        date,
        '["engines", "constructor"]',
        'True',
        'True',
        'False',
        body,
        'https://elsewhere.example/first/',
        'What it says',
        '',
        'en',
        '',
        '',
      ),
      row(
        'a2',
        'A second post',
        'a-second-post',
        '',
        date,
        'not JSON',
        'True',
        'True',
        'False',
        'Other words.',
        '',
        '',
        '',
        '',
        '',
        '',
      ),
      row('a3', 'Unfinished', 'unfinished', '', '', '[]', 'False', 'True', 'False', 'Not yet.', '', '', '', '', '', ''),
      row('a4', 'About', 'about', '', date, '[]', 'True', 'True', 'True', 'Me.', '', '', '', '', 'wide', ''),
      row('a5', '__proto__', '__proto__', '', date, '[]', 'True', 'True', 'False', 'Words.', '', '', '', '', '', ''),
    ].join('\r\n'),
  });
  const report = await run({ from: inBlog('post_export.csv') });
  expect(report.program).toBe('Bear Blog');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'posts/a-first-post/index.md',
    'posts/a-second-post/index.md',
    'posts/proto/index.md',
    'posts/unfinished/index.md draft',
  ]);
  expect(report.left.map(({ name }) => name)).toEqual(['{{ posts }}']);
  expect(report.remote).toEqual([picture]);
  const first = text('posts/a-first-post/index.md');
  expect(missingWords(body.replace(/\]\([^)]*\)/g, ''), first)).toEqual([]);
  expect(first).toContain(
    'date: 2020-01-02\nsummary: What it says\ntags: [engines, constructor]\ncanonical: https://elsewhere.example/first/\n',
  );
  expect(first).toContain('Words, "quoted", and a [link](../a-second-post/index.md).');
  expect(first).toContain('let a = "{{ toc }}";');
  const at = answers();
  expect(['/a-first-post/', '/old/first/', '/about/'].map((url) => at.get(url))).toEqual([
    '/posts/a-first-post/',
    '/posts/a-first-post/',
    '/about/',
  ]);
  expect(errors().filter((error) => !error.includes('images.hosts'))).toEqual([]);
});
