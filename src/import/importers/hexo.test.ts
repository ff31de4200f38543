import { importsOfEachTest, png, unanswered } from '../../testing/imports';

const { blog, run, text, errors, answers } = importsOfEachTest();

const sample = {
  '_config.yml':
    'title: Notes\nurl: https://old.example\ntimezone: Asia/Shanghai\npermalink: :year/:month/:day/:title/\npost_asset_folder: true\n',
  'package.json': '{"dependencies": {"hexo": "^7.0.0"}}',
  'source/_posts/the-mill.md':
    '---\ntitle: The mill\ndate: 2019-05-12 09:30:00\nupdated: 2019-06-01 10:00:00\ntags:\n  - mills\ncategories:\n  - [Engines, Steam]\n  - History\n---\n{% asset_img "a wheel.png" A wheel %}\n\n{% post_link 你好 Hello there %} {% link Example https://example.com %}\n\n{% codeblock lang:js %}\nlet a = "{{ b }}";\n{% endcodeblock %}\n\n{% blockquote Ada Lovelace, Notes %}\nIt weaves.\n{% endblockquote %}\n\n{% youtube dQw4w9WgXcQ %}\n\n{% pullquote %}\nPulled.\n{% endpullquote %}\n\n{% jsfiddle abc %}\n\n![b](/images/b.png) [me](/about/)\n',
  'source/_posts/the-mill/a wheel.png': png(),
  'source/_posts/你好.md':
    ';;;\n"title": "你好",\n"date": "2020/3/1 8:00:00"\n;;;\n内容 [mill](/2019/05/12/the-mill/)\n',
  'source/_posts/sub/deep.md': 'title: Deep\ndate: 2020-03-02\n---\nOld style.\n',
  'source/_drafts/later.md': '---\ntitle: Later\n---\nSoon.\n',
  'source/about/index.md': '---\ntitle: About\n---\nMe.\n',
  'source/tags/index.md': '---\ntitle: Tags\ntype: tags\n---\n',
  'source/images/b.png': png(),
};

test('everything is turned, every old URL answers, and the check has no error', async () => {
  blog(sample);
  const report = await run();
  expect(errors()).toEqual([]);
  expect(report.program).toBe('Hexo');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'posts/deep/index.md',
    'posts/later/index.md draft',
    'posts/the-mill/index.md',
    'posts/你好/index.md',
  ]);
  expect(report.left.map(({ line, name }) => `${line} ${name}`)).toEqual(['29 jsfiddle']);
  expect(unanswered(report, answers())).toEqual([]);
  expect(Object.fromEntries(report.oldUrls.map(({ from, to }) => [from, to]))).toEqual({
    '/2019/05/12/the-mill/': '/posts/the-mill/',
    '/2020/03/01/你好/': '/posts/你好/',
    '/2020/03/02/sub/deep/': '/posts/deep/',
    '/about/': '/about/',
  });
  const mill = text('posts/the-mill/index.md');
  expect(mill).toContain('tags: [mills, Engines, Steam, History]');
  expect(mill).toContain('![A wheel](a-wheel.png)\n\n[Hello there](../你好/index.md) [Example](https://example.com)\n');
  expect(mill).toContain('```js\nlet a = "{{ b }}";\n```');
  expect(mill).toContain('> It weaves.\n>\n> — Ada Lovelace, Notes\n');
  expect(mill).toContain('![b](b.png) [me](../../pages/about/index.md)');
});
