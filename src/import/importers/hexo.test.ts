import { importsOfEachTest } from '../../testing/imports';
import { hexoSample as sample } from '../../testing/import-samples';

const { importSample, text } = importsOfEachTest();

test('everything is turned, every old URL answers, and the check has no error', async () => {
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
