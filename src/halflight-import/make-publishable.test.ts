import { damagedBlog } from '../halflight/testing/damaged-blog';
import { importsOfEachTest } from '../halflight/testing/imports';
import { withCopyOfSite } from './copy-of-site';
import { makePublishable } from './make-publishable';
import { describeImport } from './report';

const { blog, content, run, text, errors, inContent } = importsOfEachTest();

test('a blog with damaged texts passes the check, with every text imported and every change in the report', async () => {
  blog(damagedBlog);
  const report = await run();
  expect(report.errors).toEqual([]);
  expect(errors()).toEqual([]);
  const froms = report.entries.map(({ from }) => from);
  expect(Object.keys(damagedBlog).filter((path) => path.startsWith('_posts/') && !froms.includes(path))).toEqual([]);
  const changes = report.corrections.map(
    ({ how, from }) => `${how} ${from.replace(/^_posts\/\d{4}-\d\d-\d\d-|\.md$/g, '')}`,
  );
  expect([...new Set(changes)].sort()).toEqual([
    'draft deep',
    'draft headings',
    'draft signs',
    'left-out fields',
    'left-out pictures',
    'plain comment',
    'plain conflict',
    'plain formula',
    'plain pictures',
    'unlinked html-in-url',
    'unlinked wiki',
  ]);
  expect(text('posts/comment/index.md')).toContain('Only \\%\\% begins here\n\nand this must not be lost');
  expect(text('posts/code-link/index.md')).toContain('<a>a</a> b\n<Component');
  expect(text('posts/conflict/index.md')).toContain('aliases: [/2019/01/21/conflict.html]');
  expect(report.entries.find(({ to }) => to === 'posts/signs/index.md')?.draft).toBe(true);
  expect(describeImport(report, 'content')).toMatch(
    /What to look at, worst first:\n\n3 texts cannot be published as they are, and are drafts now:\n/,
  );
  // The same once more, with nothing new.
  expect(new Set((await run()).entries.map(({ status }) => status))).toEqual(new Set(['same']));
});

test('a text that cannot be published in any form is left out alone', () => {
  content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
  const post = '---\ntitle: A\ndate: 2019-01-01\n---\n\nWords.\n';
  const texts = new Map(['posts/a.md', 'posts/a/index.md', 'posts/b.md'].map((to) => [to, post] as const));
  const around = { dayOf: () => '2019-01-01', files: new Set<string>(), isExpected: () => false };
  const result = withCopyOfSite(
    inContent(),
    { texts, files: [], locate: () => undefined, removed: new Set() },
    (copy) => makePublishable(copy, texts, around),
  );
  expect(result.errors).toEqual([]);
  expect(result.leftOut.size).toBe(1);
  expect(result.texts.get('posts/b.md')).toBe(post);
  expect(result.corrections.map(({ how, why }) => [how, /two pages/.test(why)])).toEqual([
    ['draft', true],
    ['not-imported', true],
  ]);
});
