import { importsOfEachTest } from '../halflight/testing/imports';

const { blog, run } = importsOfEachTest();

test.each([
  ['jekyll', '_config.yml', 'timezone: Europe/Brelin\n', '_posts/2020-01-02-a.md', '/2020/01/02/a.html'],
  ['hexo', '_config.yml', 'timezone: Europe/Brelin\n', 'source/_posts/a.md', '/2020/01/02/a/'],
  [
    'hugo',
    'hugo.toml',
    'timeZone = "Europe/Brelin"\n[permalinks]\nposts = "/:day/:slug/"\n',
    'content/posts/a.md',
    '/02/a/',
  ],
])('a time zone that is not known is taken for UTC, and reported: %s', async (program, file, settings, post, url) => {
  blog({ [file]: settings, [post]: '---\ntitle: A\ndate: 2020-01-02 23:30:00 +0000\n---\nx\n' });
  const report = await run({ program });
  expect(report.oldUrls.map(({ from }) => from)).toEqual([url]);
  expect(report.skipped).toEqual([
    { file, why: 'its time zone "Europe/Brelin" is not known: the days in old URLs are those in UTC' },
  ]);
});
