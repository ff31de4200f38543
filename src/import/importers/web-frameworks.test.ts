import { importsOfEachTest, png, unanswered } from '../../testing/imports';
import type { Files } from '../../testing/mistakes';

const { blog, run, text, errors, answers } = importsOfEachTest();

async function importSample(files: Files) {
  blog(files);
  const report = await run();
  expect(errors()).toEqual([]);
  expect(unanswered(report, answers())).toEqual([]);
  return { ...report, urls: Object.fromEntries(report.oldUrls.map(({ from, to }) => [from, to])) };
}

test('Eleventy', async () => {
  const report = await importSample({
    'eleventy.config.js':
      'export default (c) => { c.addPassthroughCopy("src/img"); return { dir: { input: "src" } }; };',
    'src/_data/site.json': '{"url": "https://old.example", "title": "Notes"}',
    'src/blog/blog.json': '{"tags": "posts", "layout": "post.njk"}',
    'src/blog/2019-05-12-the-mill.md':
      '---\ntitle: The mill\ntags: [mills]\n---\n![a](/img/a b.png) [s]({{ "/store/" | url }}) {% image "./c.png", "See" %}\n\n{% callout %}Left{% endcallout %} {% shout "x" %}\n',
    'src/blog/c.png': png(),
    'src/blog/store.md':
      '---\ntitle: Store\ndate: 2020-02-29\npermalink: "/{{ title | slugify }}/"\n---\nWords of {{ site.title }}.\n',
    'src/about.njk': '---\ntitle: About\n---\n<p>Me &amp; <em>you</em></p>\n',
    'src/index.njk':
      '---\ntitle: Home\npagination: { data: collections.posts, size: 3 }\n---\n{% for p in posts %}{% endfor %}',
    'src/img/a b.png': png(),
  });
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
  const report = await importSample({
    'astro.config.mjs': 'export default defineConfig({ site: "https://old.example" })',
    'src/pages/blog/[...slug].astro': 'const posts = await getCollection("blog");',
    'src/content/blog/First Post.md':
      "---\ntitle: 'First post'\ndescription: 'Lorem ipsum'\npubDate: 'Jul 08 2022'\nheroImage: '../../assets/hero one.png'\n---\n![x](~/assets/hero%20one.png) [second](./using-mdx.mdx)\n",
    'src/content/blog/using-mdx.mdx':
      "---\ntitle: Using MDX\npubDate: 2024-06-01T10:00:00Z\nupdatedDate: Jun 02 2024\ntags: [mdx]\n---\nimport Header from '../../components/Header.astro';\nimport {\n  a,\n} from './b';\n\n# Words\n\n<Header />\n\n{/* a note */}\n\n```js\nimport x from 'y';\n```\n",
    'src/pages/about.md': '---\ntitle: About\nlayout: ../layouts/L.astro\n---\n[Blog](/blog/first-post/)\n',
    'src/assets/hero one.png': png(),
  });
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

test('Gatsby', async () => {
  const report = await importSample({
    'gatsby-config.js':
      'module.exports = { siteMetadata: { siteUrl: `https://old.example` }, plugins: [{ resolve: `gatsby-source-filesystem`, options: { path: `${__dirname}/content/blog`, name: `blog` } }] }',
    'content/blog/hello-world/index.md':
      '---\ntitle: Hello World\ndate: "2015-05-01T22:12:03.284Z"\ndescription: "Hello World"\nfeaturedImage: ./salty_egg.jpg\n---\n![egg](./salty_egg.jpg) [next](/my-second-post/)\n',
    'content/blog/hello-world/salty_egg.jpg': png(),
    'content/blog/my-second-post/index.md':
      '---\ntitle: Second\ndate: "2015-05-06T23:46:37.121Z"\nauthor: Kyle\n---\nWords.\n',
    'content/blog/old.md': '---\ntitle: Old\npath: /blog/2014/old\ndate: 2014-01-01\nauthor: Mara\n---\nWords.\n',
  });
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
