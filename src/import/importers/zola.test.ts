import { importsOfEachTest } from '../../testing/imports';
import { zolaSample as sample } from '../../testing/import-samples';

const { importSample, text } = importsOfEachTest();

const fence = '```';

test('everything is turned, every old URL answers, and the check has no error', async () => {
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
