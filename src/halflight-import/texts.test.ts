import { importsOfEachTest } from '../halflight/testing/imports';
import type { Files } from '../halflight/testing/mistakes';

const { blog, run } = importsOfEachTest();

const post = '---\ntitle: A\ndate: 2019-01-01\n---\nWords.\n';
const BARE = 'it has no front matter';
const other = (ending: string) => `texts in .${ending} files are not read: make a Markdown file (.md) of it`;

test.each<[program: string, files: Files, skipped: Readonly<Record<string, string>>]>([
  [
    'jekyll',
    {
      '_posts/2019-01-02-b.textile': post,
      '_drafts/c.adoc': post,
      '_plugins/d.org': post,
      'page.textile': post,
      'notes.rst': 'Words.\n',
      'README.textile': 'Words.\n',
      'terms.md': 'Words.\n',
      'docs/LICENSE.md': 'Words.\n',
      'widget.html': '<p>Words.</p>\n',
    },
    {
      '_drafts/c.adoc': other('adoc'),
      '_posts/2019-01-02-b.textile': other('textile'),
      'page.textile': other('textile'),
      'terms.md': BARE,
    },
  ],
  [
    'hexo',
    {
      'source/_posts/b.md': 'Words.\n',
      'source/_posts/c.rst': post,
      'source/about/index.md': 'Words.\n',
      'source/check.html': 'Words.\n',
      'source/_data/d.org': post,
      'README.md': 'Words.\n',
    },
    { 'source/_posts/c.rst': other('rst'), 'source/_posts/b.md': BARE, 'source/about/index.md': BARE },
  ],
  [
    'eleventy',
    {
      'eleventy.config.js': "input: 'src'",
      'src/posts/a.md': post,
      'src/posts/b.adoc': post,
      'src/posts/c.md': 'Words.\n',
      'src/_includes/d.org': post,
      'notes.org': post,
    },
    { 'src/posts/b.adoc': other('adoc'), 'src/posts/c.md': BARE },
  ],
])('texts of %s that cannot be read are reported', async (program, files, skipped) => {
  blog({ ...(/jekyll/.test(program) && { '_posts/2019-01-01-a.md': post }), ...files });
  const report = await run({ program, dryRun: true });
  expect(Object.fromEntries(report.skipped.map(({ file, why }) => [file, why]))).toEqual(skipped);
});
