import { importsOfEachTest } from '../halflight/testing/imports';

const { blog, run } = importsOfEachTest();

test('an unknown time zone counts as UTC and is reported', async () => {
  const post = '---\ntitle: A\ndate: 2020-01-02 23:30:00 +0000\n---\nx\n';
  blog({ '_config.yml': 'timezone: Europe/Brelin\n', '_posts/2020-01-02-a.md': post });
  const report = await run();
  expect(report.oldUrls.map(({ from }) => from)).toEqual(['/2020/01/02/a.html']);
  const why = 'its time zone "Europe/Brelin" is not known: the days in old URLs are those in UTC';
  expect(report.skipped).toEqual([{ file: '_config.yml', why }]);
});
