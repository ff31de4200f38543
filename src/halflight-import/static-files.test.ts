import { importsOfEachTest } from '../halflight/testing/imports';
import type { Files } from '../halflight/testing/mistakes';

const { blog, run, content } = importsOfEachTest();

const post = (more = '') => `---\ntitle: A\ndate: 2019-05-12\n${more}---\nWords.\n`;

test.each<[string, Files, string[]]>([
  [
    'hugo',
    {
      'hugo.toml': '[permalinks]\nposts = "/:year/:slug/"\n',
      'content/posts/a/index.md': post(),
      'content/posts/a/paper.pdf': 'pdf',
      'content/posts/a/data/table.csv': 'csv',
      'content/posts/a/part.md': 'x',
      'content/posts/a/wheel.png': 'png',
      'content/posts/hidden/index.md': post('draft: true\n'),
      'content/posts/hidden/secret.pdf': 'pdf',
    },
    ['/2019/a/data/table.csv', '/2019/a/paper.pdf'],
  ],
  [
    'zola',
    {
      'config.toml': 'base_url = "https://words.blog"',
      'content/blog/a/index.md': '+++\ntitle = "A"\ndate = 2019-05-12\n+++\nWords.\n',
      'content/blog/a/paper.pdf': 'pdf',
    },
    ['/blog/a/paper.pdf'],
  ],
  [
    'hexo',
    {
      '_config.yml': 'post_asset_folder: true\n',
      'source/_posts/a.md': post(),
      'source/_posts/a/paper.pdf': 'pdf',
      'source/files/b.pdf': 'pdf',
    },
    ['/2019/05/12/a/paper.pdf', '/files/b.pdf'],
  ],
  [
    'eleventy',
    {
      'eleventy.config.js':
        'export default (c) => { ["src/pdf/", { "src/icons/*": "/" }].forEach((path) => c.addPassthroughCopy(path)); c.addPassthroughCopy({ "src/data": "files" }); return { dir: { input: "src" } }; }',
      'src/posts/a.md': post(),
      'src/pdf/paper.pdf': 'pdf',
      'src/icons/icon.ico': 'ico',
      'src/data/table.csv': 'csv',
    },
    ['/files/table.csv', '/icon.ico', '/pdf/paper.pdf'],
  ],
])('files that %s publishes beside texts, or copies, keep their URL', async (_, files, expected) => {
  content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
  blog(files);
  expect((await run()).statics.sort()).toEqual(expected);
});
