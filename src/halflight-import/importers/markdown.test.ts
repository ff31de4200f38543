import { importsOfEachTest, png } from '../../halflight/testing/imports';

const { blog, content, run, text, errors } = importsOfEachTest();

const urlsOf = (report: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(report.oldUrls.map(({ from, to }) => [from, to]));

test('Docusaurus: texts, a blog with authors, pictures, admonitions, tabs', async () => {
  blog({
    'docusaurus.config.js':
      "module.exports = { url: 'https://old.example', baseUrl: '/', presets: [['classic', { docs: { sidebarPath: x }, blog: {} }]] };",
    'docs/intro.md': '---\nslug: /\nsidebar_label: Start\n---\n# Welcome\n\n[next](./01-guide/02-install.mdx#linux)\n',
    'docs/01-guide/02-install.mdx':
      '---\nsidebar_position: 2\ntitle: Install\n---\nimport Tabs from \'@theme/Tabs\';\nimport mill from \'./mill.png\';\n\n:::tip[Try]\nIt.\n:::\n\n## Linux\n\n<Tabs>\n<TabItem value="a" label="Apt">\n\n```sh\napt\n```\n\n</TabItem>\n</Tabs>\n\n<img src={mill} alt="A mill" />\n\n![wheel](@site/static/img/wheel.png)\n',
    'docs/01-guide/mill.png': png(),
    'docs/_part.md': 'Part.\n',
    'static/img/wheel.png': png(),
    'blog/2021-08-26-welcome/index.md':
      '---\ntitle: Hello\nauthors: [ada, {name: Charles}]\ntags: [news]\n---\nWords.\n',
    'blog/2021-08-27-second.md': '---\nslug: other\n---\n# Second\n\nWords.\n',
    'blog/authors.yml': 'ada:\n  name: Ada Lovelace\n',
    'src/pages/about.md': '# About us\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Bienvenue\n',
  });
  const report = await run();
  expect(report.program).toBe('Markdown');
  expect(urlsOf(report)).toEqual({
    '/docs': '/docs/',
    '/docs/guide/install': '/docs/guide/install/',
    '/blog/2021/08/26/welcome': '/posts/welcome/',
    '/blog/other': '/posts/other/',
    '/about': '/about/',
  });
  expect(report.skipped).toEqual([
    { file: 'docs/_part.md', why: 'it is a part of other texts, or not published there' },
    {
      file: 'i18n/fr/docusaurus-plugin-content-docs/current/intro.md',
      why: 'it is in another language: write "languages: [en, fr]" into site.md and import again',
    },
  ]);
  expect(report.left).toEqual([]);
  expect(text('pages/docs/index.md')).toBe('---\ntitle: Welcome\n---\n\n[next](guide/install/index.md#linux)\n');
  const install = text('pages/docs/guide/install/index.md');
  expect(install).toContain('title: Install\norder: 2\n');
  expect(install).toContain('> [!TIP] Try\n> It.\n\n## Linux\n\n**Apt**\n\n```sh\napt\n```\n');
  expect(install).toContain('<img src="mill.png" alt="A mill" />\n\n![wheel](wheel.png)');
  expect(text('posts/welcome/index.md')).toContain(
    'title: Hello\ndate: 2021-08-26\ntags: [news]\nauthors: [ada-lovelace, charles]\n',
  );
  expect(text('people/ada-lovelace.md')).toBe('---\nname: Ada Lovelace\n---\n');
  expect(errors()).toEqual([]);
});

test('MkDocs: its configuration, notes and tabs in indented lines, a blog with two days', async () => {
  blog({
    'mkdocs.yml':
      'site_url: https://old.example/help/\nmarkdown_extensions:\n  - pymdownx.emoji:\n      index: !!python/name:x\n',
    'docs/index.md': '# Home\n\nWords.\n',
    'docs/setup/README.md':
      '# Setting up\n\n!!! warning "Mind"\n    Words.\n\n=== "Tab"\n\n    ``` py hl_lines="2"\n    --8<-- "setup/a.py:2:3"\n    ```\n\n[up](../index.md){ .md-button }\n',
    'docs/setup/a.py': 'one\ntwo\nthree\nfour\n',
    'docs/blog/posts/first.md':
      '---\ndate:\n  created: 2024-01-02\n  updated: 2024-03-04\nslug: hello\n---\n# First\n\nWords.\n',
  });
  const report = await run();
  expect(urlsOf(report)).toEqual({
    '/help/': '/',
    '/help/setup/': '/setup/',
    '/help/blog/posts/hello/': '/posts/hello/',
  });
  expect(text('pages/setup/index.md')).toContain(
    '> [!WARNING] Mind\n> Words.\n\n**Tab**\n\n```py {2}\ntwo\nthree\n```\n\n[up](../index.md)\n',
  );
  expect(text('posts/hello/index.md')).toContain('title: First\ndate: 2024-01-02\nupdated: 2024-03-04\n');
  expect(errors()).toEqual([]);
});

test('mdBook: what its summary lists, with the files that it shows', async () => {
  blog({
    'book/book.toml': '[book]\nlanguage = "en"\n',
    'book/src/SUMMARY.md': '- [One](one.md)\n  - [Two](./part/README.md)\n',
    'book/src/one.md': '# One\n\n```rust,ignore\n{{#include ../a.rs:main}}\n```\n\n{{#include none.md}}\n',
    'book/src/part/README.md': '# Two\n\n[back](../one.html)\n',
    'book/src/draft.md': 'Words.\n',
    'book/a.rs': '// ANCHOR: main\nfn main() {}\n// ANCHOR_END: main\nlet other = 1;\n',
  });
  const report = await run();
  expect(urlsOf(report)).toEqual({ '/one.html': '/one/', '/part/': '/part/' });
  expect(report.skipped.map(({ why }) => why)).toEqual([
    'it is the table of contents',
    'SUMMARY.md does not list it, so the book does not show it',
    'it shows a file that is not there: none.md',
  ]);
  expect(text('pages/one/index.md')).toContain('```rust\nfn main() {}\n```');
  expect(text('pages/part/index.md')).toContain('[back](../one/index.md)');
});

test('VitePress: paths from the top, code from files, translations', async () => {
  content({ 'site.md': '---\ntitle: Notes\nurl: https://example.org\nlanguages: [en, fr]\n---\n' });
  blog({
    'docs/.vitepress/config.ts': 'export default {}',
    'docs/guide/start.md':
      '# Start `now` *here* {#begin}\n\n[[toc]]\n\n[a](/guide/more#b) [c](/guide/more.md)\n\n![d](/d.png)\n\n<<< @/a.js#part{1} [A name]\n',
    'docs/guide/more.md': '# More\n\n::: details Words\nb\n:::\n',
    'docs/fr/index.md': '# Bonjour\n',
    'docs/fr/guide/more.md': '# Plus\n',
    'docs/public/d.png': png(),
    'docs/a.js': '// #region part\none\n// #endregion part\n',
  });
  const report = await run();
  expect(report.left).toEqual([]);
  expect(urlsOf(report)).toMatchObject({
    '/guide/start.html': '/guide/start/',
    '/fr/guide/more.html': '/fr/guide/more/',
  });
  expect(text('pages/guide/start/index.md')).toContain('title: Start now here\n');
  expect(text('pages/guide/start/index.md')).toContain(
    '[a](../more/index.md) [c](../more/index.md)\n\n![d](d.png)\n\n```js {1} title="A name"\none\n```\n',
  );
  expect(text('pages/guide/more/index.fr.md')).toContain('title: Plus');
  expect(errors()).toEqual([]);
});

test('Pelican: metadata without anything around it', async () => {
  blog({
    'pelicanconf.py': "SITEURL = 'https://old.example'\nPATH = 'content'\n",
    'content/first.md':
      'Title: A title: with words\nDate: 2014-05-01 10:00\nModified: 2014-06-01\nCategory: news\nTags: a, b\nSlug: hello\nStatus: draft\nSummary: One\n    and two\n\nWords.\n',
    'content/bare.md': 'Note: this is text.\n\nWords.\n',
  });
  expect((await run()).program).toBe('Markdown');
  expect(text('posts/hello/index.md')).toBe(
    '---\ntitle: "A title: with words"\ndate: 2014-05-01\nupdated: 2014-06-01\ndraft: true\nsummary: One and two\ntags: [news, a, b]\naliases: [/hello.html]\nextra:\n  date: 2014-05-01 10:00:00\n---\n\nWords.\n',
  );
  expect(text('pages/bare/index.md')).toContain('Note: this is text.');
});

test('a folder of Markdown without a known program is imported on request', async () => {
  blog({
    'README.md': '# My notes\n\n[one](Some%20notes/One%20note.md) [[One note]]\n',
    'LICENSE.md': 'Words.\n',
    'Some notes/One note.md': 'Words, and [home](../README.md).\n',
  });
  await expect(run()).rejects.toThrow(/is not recognised\. .*"--as markdown" imports a folder of Markdown/);
  const report = await run({ program: 'markdown' });
  expect(report.skipped).toEqual([{ file: 'LICENSE.md', why: 'it is about the files, not one of the texts' }]);
  expect(text('pages/some-notes/one-note/index.md')).toContain('title: One note\n');
  expect(text('pages/index.md')).toContain(
    '[one](some-notes/one-note/index.md) [One note](some-notes/one-note/index.md)',
  );
});

test('folders and names that are a date together make posts, and links tell their old URLs', async () => {
  blog({
    CNAME: 'words.blog\n',
    'blog/2019/12-28-the-mill.md':
      '# The mill\n\nSee [water](/2020/1/5/water/) and [wood](https://other.blog/2020/1/5/water/).\n',
    'blog/2021/03/04-wood.md': '# Wood\n\nNobody links here. [One](/2018/7/1/one/) [two](/2018/7/2/two/)\n',
    'blog/2018/07/01-one.md': '# One\n\nx\n',
    'blog/2018/07/02-two.md': '# Two\n\nx\n',
    'blog/2020/01/05/water.md':
      '---\ntitle: Water\n---\nSee [it](https://words.blog/2019/12/28/the-mill.html#a), not [this](/2018/the-mill/).\n',
  });
  await run({ program: 'markdown' });
  expect(text('posts/the-mill/index.md')).toContain(
    'date: 2019-12-28\naliases: [/blog/2019/12-28-the-mill/, /2019/12/28/the-mill.html]\n',
  );
  expect(text('posts/the-mill/index.md')).toContain('[water](../water/index.md) and [wood](https://other.blog');
  expect(text('posts/wood/index.md')).toContain('/2021/3/4/wood/]');
  expect(text('posts/water/index.md')).toContain('[it](../the-mill/index.md');
  expect(text('posts/water/index.md')).toContain('date: 2020-01-05\n');
  expect(text('site.md')).toContain('url: https://words.blog/');
});

test('a vault of Obsidian: files wherever they lie, notes by name, and nothing private', async () => {
  const vault = {
    'Diary/First note.md':
      '---\ndate: 2024-05-06\naliases: [The first, /old/first/]\n---\n![[shot.jpg|300]] ==x== %%private one%% [[Second]] [[missing]]\n\n%%\nprivate two\n\n--> private three\n%%\n\n![A](pasted%20image.png) [s](Second.md#part) $n$ [[paper.pdf]]\n',
    'Notes/Deep/Second.md': '## Part\n\nIt costs $5 and $10. ![[First note]]\n',
    'Notes/closed.md': '---\npublish: false\n---\nWords.\n',
    'Templates/new.md': '{{title}}\n',
    'Notes/a.excalidraw.md': '%%\n# Drawing\n%%\n',
    'Files/SHOT.JPG': png(),
    'Files/Pasted image.png': png(),
    'Files/paper.pdf': '%PDF',
  };
  blog({ ...vault, '.obsidian/templates.json': '{ "folder": "Templates" }' });
  const report = await run();
  expect(report.entries.map(({ to, draft, files }) => [to, draft, files.length])).toEqual([
    ['posts/first-note/index.md', false, 3],
    ['pages/notes/deep/second/index.md', false, 0],
    ['pages/notes/closed/index.md', true, 0],
  ]);
  expect(report.dangling).toEqual([{ file: 'Diary/First note.md', target: '[[missing]]' }]);
  expect(report.left.map(({ file, line, name }) => [file, line, name])).toEqual([
    ['Notes/Deep/Second.md', 3, '![[a note]]'],
  ]);
  expect(report.skipped.map(({ file }) => file).sort()).toEqual([
    'Diary/First note.md',
    'Notes/a.excalidraw.md',
    'Templates/new.md',
  ]);
  expect(text('posts/first-note/index.md')).toBe(
    '---\ntitle: First note\ndate: 2024-05-06\nmath: true\naliases: [/Diary/First%20note/, /old/first/]\nextra:\n  names: [The first]\n---\n\n![](SHOT.jpg) <mark>x</mark> [Second](../../pages/notes/deep/second/index.md) missing\n\n![A](Pasted-image.png) [s](../../pages/notes/deep/second/index.md#part) $n$ [paper.pdf](paper.pdf)\n',
  );
  expect(text('pages/notes/deep/second/index.md')).toMatch(/title: Second\n(?!math)[^]*\[First note\]\(/);
});

test.each(['1. The mill', '2026. The mill'])('%s is a title, not a list', async (heading) => {
  blog({ 'note.md': `# ${heading}\n\nWords.\n` });
  await run({ program: 'markdown' });
  expect(text('pages/note/index.md')).toMatch(new RegExp(`^---\ntitle: ["']?${heading}["']?\n`));
});
