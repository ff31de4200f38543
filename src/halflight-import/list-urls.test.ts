import { importsOfEachTest } from '../halflight/testing/imports';
import type { Files } from '../halflight/testing/mistakes';
import { piece, wxr } from '../halflight/testing/wordpress-export';

const { blog, run, errors, content } = importsOfEachTest();

/** Twelve posts, in May and June of 2019, all with a tag, and eleven in a category. */
const posts = Array.from({ length: 12 }, (_, index) => ({
  name: `note-${index + 1}`,
  day: `2019-0${index < 6 ? 5 : 6}-${10 + index}`,
  tags: ['Water Mills'],
  categories: index === 0 ? [] : ['Engines'],
}));

const inYaml = ({ name, day, tags, categories }: (typeof posts)[number], more = '') =>
  `---\ntitle: ${name}\ndate: ${day}\ntags: [${tags.join(', ')}]\ncategories: [${categories.join(', ')}]\n${more}---\nWords.\n`;

const filesOf = (toPath: (post: (typeof posts)[number]) => string, more = ''): Files =>
  Object.fromEntries(posts.map((post) => [toPath(post), inYaml(post, more)]));

/** The URLs of a list's later pages. */
const pages = (list: string, last: number, name = 'page/'): string[] =>
  Array.from({ length: last - 1 }, (_, index) => `${list}${name}${index + 2}/`);

/** Where the old URLs lead, by where that is. */
type Expected = Readonly<Record<string, readonly string[]>>;

/** For each program, a blog and the URLs of its lists, worked out by hand from the program's documentation. */
const cases: Readonly<Record<string, { files: Files; expected: Expected }>> = {
  // https://jekyllrb.com/docs/pagination/, https://github.com/jekyll/jekyll-archives, https://github.com/jekyll/jekyll-feed
  jekyll: {
    files: {
      '_config.yml':
        'paginate: 5\npaginate_path: "/blog/page:num/"\nplugins: [jekyll-feed]\njekyll-archives: { enabled: [year, month, tags] }\nfeed: { tags: true }\n',
      ...filesOf(({ name, day }) => `_posts/${day}-${name}.md`),
    },
    expected: {
      '/posts/': ['/blog/', ...pages('/blog/', 3, 'page')],
      '/posts/archive/': ['/2019/', '/2019/05/', '/2019/06/'],
      '/tags/water-mills/': ['/tag/water-mills/'],
      '/tags/engines/': ['/categories/engines/'],
      '/tags/water-mills/feed.xml': ['/feed/by_tag/water-mills.xml'],
    },
  },
  // https://gohugo.io/templates/pagination/, https://gohugo.io/templates/rss/
  hugo: {
    files: {
      'hugo.toml': 'baseURL = "https://words.blog/"\n[pagination]\npagerSize = 4\n',
      ...filesOf(({ name }) => `content/notes/${name}.md`),
    },
    expected: {
      '/posts/': ['/page/1/', ...pages('/', 3), '/notes/', ...pages('/notes/', 3)],
      '/tags/water-mills/': pages('/tags/water-mills/', 3),
      '/tags/engines/': ['/categories/engines/', ...pages('/categories/engines/', 3)],
      '/tags/': ['/categories/'],
      '/tags/engines/feed.xml': ['/categories/engines/index.xml'],
      '/tags/water-mills/feed.xml': ['/tags/water-mills/index.xml'],
      '/feed.xml': ['/index.xml', '/notes/index.xml', '/tags/index.xml', '/categories/index.xml'],
    },
  },
  // https://hexo.io/docs/configuration, https://github.com/hexojs/hexo-generator-archive
  hexo: {
    files: {
      '_config.yml': 'per_page: 6\n',
      'package.json': '{"dependencies":{"hexo":"7"}}',
      ...filesOf(({ name }) => `source/_posts/${name}.md`),
    },
    expected: {
      '/posts/': pages('/', 2),
      '/posts/archive/': [
        ...['/archives/', '/archives/2019/', '/archives/2019/05/', '/archives/2019/06/'],
        ...[...pages('/archives/', 2), ...pages('/archives/2019/', 2)],
      ],
      '/tags/water-mills/': ['/tags/Water-Mills/', ...pages('/tags/Water-Mills/', 2)],
      '/tags/engines/': ['/categories/Engines/', ...pages('/categories/Engines/', 2)],
      '/feed.xml': ['/atom.xml'],
    },
  },
  // https://www.getzola.org/documentation/templates/pagination/, https://www.getzola.org/documentation/templates/feeds/
  zola: {
    files: {
      'config.toml':
        'base_url = "https://words.blog"\ngenerate_feeds = true\ntaxonomies = [{ name = "tags", paginate_by = 5, feed = true }]\n',
      'content/notes/_index.md': '+++\nsort_by = "date"\npaginate_by = 5\n+++\n',
      ...Object.fromEntries(
        posts.map(({ name, day, tags }) => [
          `content/notes/${name}.md`,
          `+++\ntitle = "${name}"\ndate = ${day}\n[taxonomies]\ntags = ${JSON.stringify(tags)}\n+++\nWords.\n`,
        ]),
      ),
    },
    expected: {
      '/posts/': ['/notes/', ...pages('/notes/', 3)],
      '/tags/water-mills/': pages('/tags/water-mills/', 3),
      '/tags/water-mills/feed.xml': ['/tags/water-mills/atom.xml'],
      '/feed.xml': ['/atom.xml'],
    },
  },
  // https://www.11ty.dev/docs/pagination/
  eleventy: {
    files: {
      'eleventy.config.js': '',
      'blog.njk': '---\npagination: { data: collections.posts, size: 5 }\n---\n{% for post in posts %}{% endfor %}\n',
      'list.njk':
        '---\npagination: { data: collections.posts, size: 5 }\npermalink: "/list/{% if pagination.pageNumber > 0 %}page-{{ pagination.pageNumber + 1 }}/{% endif %}"\n---\n{% for post in posts %}{% endfor %}\n',
      ...filesOf(({ name }) => `posts/${name}.md`),
    },
    expected: {
      '/posts/': ['/blog/', '/blog/1/', '/blog/2/', '/list/page-2/', '/list/page-3/'],
    },
  },
  // https://docs.astro.build/en/guides/routing/#pagination
  astro: {
    files: {
      'astro.config.mjs': 'export default { site: "https://words.blog" }',
      'src/pages/notes/[slug].astro': 'await getCollection("notes")',
      'src/pages/notes/page/[page].astro': 'paginate(posts, { pageSize: 6 })',
      'src/pages/tags/[tag]/[...page].astro': 'paginate(posts, { pageSize: 6 })',
      ...filesOf(({ name }) => `src/content/notes/${name}.md`),
    },
    expected: {
      '/posts/': ['/notes/', '/notes/page/2/'],
      '/tags/water-mills/': ['/tags/water-mills/2/'],
    },
  },
  // https://wordpress.org/documentation/article/wordpress-feeds/, https://developer.wordpress.org/reference/classes/wp_rewrite/
  wordpress: {
    files: {
      'export.xml': wxr(
        [
          '<wp:category><wp:category_nicename>machines</wp:category_nicename><wp:cat_name>Machines</wp:cat_name></wp:category>',
          '<wp:category><wp:category_nicename>old-engines</wp:category_nicename><wp:category_parent>machines</wp:category_parent><wp:cat_name>Engines</wp:cat_name></wp:category>',
          '<wp:tag><wp:tag_slug>mills</wp:tag_slug><wp:tag_name>Water Mills</wp:tag_name></wp:tag>',
          ...posts.map(({ name, day, categories }, index) =>
            piece({
              id: index + 1,
              title: name,
              ...{ name, body: 'Words.', link: `https://old.example/${day.replaceAll('-', '/')}/${name}/` },
              more: [
                '<category domain="post_tag" nicename="mills"><![CDATA[Water Mills]]></category>',
                ...categories.map(
                  (category) => `<category domain="category" nicename="old-engines"><![CDATA[${category}]]></category>`,
                ),
                index === 0 ? '<wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>' : '',
              ].join(''),
            }).replace('2019-05-12 09:30', `${day} 09:30`),
          ),
        ].join(''),
      ),
    },
    expected: {
      '/posts/': [...pages('/', 2), '/blog/', ...pages('/blog/', 2), '/author/ada/', ...pages('/author/ada/', 2)],
      '/posts/archive/': ['/2019/', '/2019/05/', '/2019/06/', ...pages('/2019/', 2)],
      '/tags/water-mills/': ['/tag/mills/', ...pages('/tag/mills/', 2)],
      '/tags/engines/': ['/category/machines/old-engines/', ...pages('/category/machines/old-engines/', 2)],
      '/tags/water-mills/feed.xml': ['/tag/mills/feed/'],
      '/tags/engines/feed.xml': ['/category/machines/old-engines/feed/'],
      '/feed.xml': [...['/feed/', '/feed/rss/', '/feed/rss2/', '/feed/atom/', '/comments/feed/', '/author/ada/feed/']],
    },
  },
};

test.each(Object.entries(cases))(
  'the lists, archives, pages and feeds of %s answer, and no others',
  async (_, { files, expected }) => {
    content({ 'site.md': '---\ntitle: A\nurl: https://words.blog\n---\n' });
    blog(files);
    const { redirects } = await run();
    expect(errors()).toEqual([]);
    const found = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
    expect(found).toEqual(
      Object.fromEntries(Object.entries(expected).flatMap(([to, list]) => list.map((from) => [from, to]))),
    );
  },
);
