import { importsOfEachTest } from '../../halflight/testing/imports';
import { hexoSample as sample } from '../../halflight/testing/import-samples';

const { blog, importSample, run, text } = importsOfEachTest();

test('everything is converted, every old URL works, and the check finds no errors', async () => {
  const report = await importSample(sample);
  expect(report.program).toBe('Hexo');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'posts/deep/index.md',
    'posts/later/index.md draft',
    'posts/the-mill/index.md',
    'posts/你好/index.md',
  ]);
  expect(report.left.map(({ line, name }) => `${line} ${name}`)).toEqual(['29 jsfiddle']);
  expect(report.urls).toEqual({
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

test('links are followed as in a browser: relative to the folder of the URL', async () => {
  blog({
    '_config.yml': 'url: https://old.example\npermalink: article/:title.html\n',
    'package.json': '{"dependencies":{"hexo":"1"}}',
    'source/_posts/a.md': '---\ntitle: A\ndate: 2020-01-01\n---\n[b](./b.html#x)\n',
    'source/_posts/b.md': '---\ntitle: B\ndate: 2020-01-02\n---\n## X\n',
  });
  const report = await run();
  expect(report.dangling).toEqual([]);
  expect(text('posts/a/index.md')).toContain('[b](../b/index.md#x)');
});
