import { importsOfEachTest, png } from '../../halflight/testing/imports';
import { astroSample, eleventySample, gatsbySample } from '../../halflight/testing/import-samples';

const { blog, importSample, run, text } = importsOfEachTest();

test('Eleventy', async () => {
  const report = await importSample(eleventySample);
  expect(report.program).toBe('Eleventy');
  expect(report.urls).toEqual({
    '/about/': '/about/',
    '/blog/the-mill/': '/posts/the-mill/',
    '/store/': '/posts/store/',
  });
  expect(report.left.map(({ name }) => name)).toEqual(['shout']);
  expect(text('posts/the-mill/index.md')).toContain('tags: [mills]');
  expect(text('posts/the-mill/index.md')).toContain('![a](a-b.png)');
  expect(text('posts/the-mill/index.md')).toContain('![See](c.png)');
});

test('Astro', async () => {
  const report = await importSample(astroSample);
  expect(report.program).toBe('Astro');
  expect(report.urls).toEqual({
    '/about/': '/about/',
    '/blog/first-post/': '/posts/first-post/',
    '/blog/using-mdx/': '/posts/using-mdx/',
  });
  expect(report.left).toEqual([{ file: 'src/content/blog/using-mdx.mdx', line: 14, name: '<Header>' }]);
  const first = text('posts/first-post/index.md');
  expect(first).toContain('date: 2022-07-08\nsummary: Lorem ipsum\ncover: ./hero-one.png\n');
  expect(first).toContain('![x](hero-one.png) [second](../using-mdx/index.md)');
  expect(text('posts/using-mdx/index.md')).toContain("# Words\n\n<Header />\n\n\n\n```js\nimport x from 'y';\n```");
});

test('Astro’s posts are below their own template, not below those of lists that also query them', async () => {
  const list = 'const posts = await getCollection("blog");';
  blog({
    'astro.config.mjs': 'export default {}',
    'src/pages/posts/[...slug]/index.astro': list,
    'src/pages/posts/[...page].astro': list,
    'src/pages/tags/[tag]/[...page].astro': list,
    'src/pages/topics/[topic].astro': list,
    'src/data/blog/2020/first.md': '---\ntitle: First\npubDatetime: 2020-01-01T10:00:00Z\n---\nWords.\n',
    // A folder like this one only organises the author's files.
    'src/data/blog/_releases/second.md': '---\ntitle: Second\npubDatetime: 2020-01-02T10:00:00Z\n---\nWords.\n',
    'src/data/blog/_releases/_third.md': '---\ntitle: Third\npubDatetime: 2020-01-03T10:00:00Z\n---\nWords.\n',
  });
  const report = await run();
  expect(report.oldUrls.map(({ from, to }) => [from, to])).toEqual([
    ['/posts/2020/first/', '/posts/first/'],
    ['/posts/second/', '/posts/second/'],
  ]);
  expect(report.redirects).toEqual([]);
});

test('collections that Astro loads from another folder are imported', async () => {
  blog({
    'astro.config.mjs': 'export default {}',
    'src/content.config.js':
      'const posts = defineCollection({\n\tloader: glob({ pattern: "**/[^_]*.md", base: "./writing/posts/" }),\n\tschema: z.object({}) });\n' +
      "const notes = defineCollection({ loader: glob({ base: './src/content/notes', pattern: '*.md' }) });\n",
    'src/pages/post/[slug].astro': 'const posts = await getCollection("posts");',
    'src/content/notes/c.md': '---\ntitle: C\ndate: 2020-01-03\n---\nWords.\n',
    'writing/posts/a.md': '---\ntitle: A\ndate: 2020-01-01\n---\n[b](./b.md) ![x](./x.png)\n',
    'writing/posts/b.md': '---\ntitle: B\ndate: 2020-01-02\n---\nWords.\n',
    'writing/posts/_c.md': '---\ntitle: C\ndate: 2020-01-02\n---\nWords.\n',
    'writing/posts/x.png': png(),
    'writing/other.md': '---\ntitle: Other\ndate: 2020-01-02\n---\nWords.\n',
  });
  const report = await run();
  expect(report.oldUrls.map(({ from, to }) => [from, to])).toEqual([
    ['/notes/c/', '/posts/c/'],
    ['/post/a/', '/posts/a/'],
    ['/post/b/', '/posts/b/'],
  ]);
  expect(text('posts/a/index.md')).toContain('[b](../b/index.md) ![x](x.png)');
});

test('Starlight publishes its docs at the root of the site', async () => {
  blog({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'; export default defineConfig({ integrations: [starlight({})] })",
    'src/content/docs/guides/mill.md': '---\ntitle: Mill\n---\n[store](/guides/store/#x) [up](../../start/)\n',
    'src/content/docs/guides/store.mdx': '---\ntitle: Store\n---\n## X\n',
    'src/content/docs/start.md': '---\ntitle: Start\n---\nWords.\n',
  });
  const report = await run();
  expect(report.dangling).toEqual([]);
  expect(report.oldUrls.map(({ from, to }) => [from, to])).toEqual([
    ['/guides/mill/', '/guides/mill/'],
    ['/guides/store/', '/guides/store/'],
    ['/start/', '/start/'],
  ]);
  expect(text('pages/guides/mill/index.md')).toContain('[store](../store/index.md#x) [up](../../start/index.md)');
});

test('Gatsby', async () => {
  const report = await importSample(gatsbySample);
  expect(report.program).toBe('Gatsby');
  expect(report.urls).toEqual({
    '/blog/2014/old': '/posts/old/',
    '/hello-world/': '/posts/hello-world/',
    '/my-second-post/': '/posts/my-second-post/',
  });
  expect(text('posts/hello-world/index.md')).toContain('![egg](salty_egg.jpg) [next](../my-second-post/index.md)');
  expect(text('posts/old/index.md')).toContain('authors: [mara]');
  expect(text('people/kyle.md')).toBe('---\nname: Kyle\n---\n');
});

test('Eleventy’s input folder is found if only code sets it, and templates that are not pages are left out', async () => {
  blog({
    '.eleventy.js': 'module.exports = () => ({ dir: { input: config.dir.src } })',
    'package.json': '{"devDependencies":{"@11ty/eleventy":"2"}}',
    'README.md': '---\ntitle: Read me\n---\nNo page.\n',
    'src/about.md': '---\ntitle: About\n---\nMe. ![A](/img/a.png)\n',
    'src/img/a.png': png(),
    'src/posts/a.md': '---\ntitle: A\ndate: 2020-01-02\n---\nWords.\n',
    'src/humans.njk': '---\npermalink: /humans.txt\n---\nMade by hand.\n',
    'src/feed.njk': '---\npermalink: /feed.json\n---\n{}\n',
  });
  const report = await run();
  expect(report.oldUrls.map(({ from, to }) => [from, to])).toEqual([
    ['/about/', '/about/'],
    ['/posts/a/', '/posts/a/'],
  ]);
  expect(report.dangling).toEqual([]);
  expect(report.skipped.filter(({ why }) => why === 'it makes a file, not a page').map(({ file }) => file)).toEqual([
    'src/feed.njk',
    'src/humans.njk',
  ]);
});

test('Eleventy: data files in code say where posts are, and what the site is called', async () => {
  blog({
    'eleventy.config.js': 'export default () => ({ dir: { input: "src" } });',
    'src/_data/site.js': 'export default { title: "Notes", url: "https://old.example" };',
    'src/posts/posts.11tydata.js':
      'export default { tags: "posts", eleventyComputed: { permalink: (data) => `writing/${data.page.fileSlug}/` } };',
    'src/posts/2019-05-12-the-mill.md': '---\ntitle: The mill\n---\nOf {{ site.title }}.\n',
    // A page with words of its own besides a list.
    'src/about.md': `---\ntitle: About\n---\n${'I write about mills. '.repeat(10)}\n{% for post in collections.posts %}{{ post.url }}{% endfor %}\n`,
  });
  await run();
  expect(text('posts/the-mill/index.md')).toContain('aliases: [/writing/the-mill/]\n');
  expect(text('posts/the-mill/index.md')).toContain('Of Notes.');
  expect(text('pages/about/index.md')).toContain('I write about mills.');
});
