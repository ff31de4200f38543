import type { Files } from './mistakes';
import { wordpressExport } from './wordpress-export';

/** The smallest PNG: a single pixel. */
export const png = (): Buffer =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

const fence = '```';

/** A blog as in Jekyll's documentation, with the irregularities of twelve years of writing. */
export const jekyllSample = {
  '_config.yml': [
    'title: Notes',
    'url: https://old.example',
    'baseurl: ""',
    'timezone: Europe/Berlin',
    'collections:',
    '  recipes: { output: true }',
    'defaults:',
    '  - scope: { path: "", type: posts }',
    '    values: { layout: post, author: mara }',
    'authors:',
    '  mara: { name: Mara Stone }',
  ].join('\n'),
  Gemfile: 'gem "jekyll"',
  '_layouts/post.html': '{{ content }}',
  'index.html': '---\nlayout: home\n---\n{% for post in site.posts %}{{ post.title }}{% endfor %}',
  'about.md': '---\nlayout: page\ntitle: About\n---\nSee [the mill]({% post_url 2019-05-12-the-mill %}).\n',
  'contact/index.md': '---\ntitle: Contact\npermalink: /reach-me/\n---\nWrite.\n',
  '_recipes/soup.md': '---\ntitle: Soup\n---\nBoil.\n',
  '_posts/2019-05-12-the-mill.md': [
    '---',
    'layout: post',
    'title: "The mill: a story"',
    'date: 2019-05-12 23:30:00 +0000',
    'last_modified_at: 2020-01-02',
    'categories: Engines History',
    'tags: [mills, History]',
    'image: /assets/img/the mill.png',
    'excerpt: How it began.',
    'comments: true',
    'mood: cheerful',
    'redirect_from:',
    '  - /mill/',
    '---',
    '* TOC',
    '{:toc}',
    '',
    '## The wheels {#wheels}',
    '',
    'See [the store]({{ site.baseurl }}{% post_url 2020-02-29-store %}#what-it-holds){:target="_blank"} and ![wheels](/assets/img/the mill.png).',
    '{: .center}',
    '',
    '{% highlight ruby linenos %}',
    'puts "{{ not a tag }}"',
    '{% endhighlight %}',
    '',
    `${fence}liquid`,
    '{% include figure.html src="untouched.png" %}',
    fence,
    '',
    'Inline `{% post_url x %}` stays.',
    '',
    '{% include figure.html src="/assets/img/wheel.png" alt="A wheel" caption="The wheel" %}',
    '',
    '{% include youtube.html id="dQw4w9WgXcQ" %}',
    '{% gist mara/5555251 %}',
    '',
    '{% raw %}{{ shown }}{% endraw %}',
    '',
    '{% include newsletter.html %}',
    '',
    'Back to [the wheels](#wheels), [the feed](/feed.xml).',
    '',
  ].join('\r\n'),
  '_posts/2020-02-29-store.markdown':
    '\uFEFF---\ntitle: Store\ntags: mills, C++\ncategory: Engines\n---\n# What it holds\n\nNumbers, and [a mill](/engines/history/2019/05/13/the-mill.html). <img src="{{ "/assets/img/wheel.png" | relative_url }}" alt="wheel">\n',
  '_posts/2021-01-01-grüße-aus-köln.md': Buffer.from(
    '---\ntitle: Grüße\ntags: [C, c++]\npermalink: /gruss/\n---\nSchöne Grüße.\n',
    'latin1',
  ),
  '_posts/2021-03-04-html.html':
    '---\ntitle: In HTML\n---\n<p>One <b>bold</b> <a href="/about.html">word</a>.</p>\n{% highlight js %}\nlet a = 1 < 2;\n{% endhighlight %}\n<table><tr><th>a</th></tr><tr><td>b</td></tr></table>\n',
  '_posts/2021-05-06-hidden.md': '---\ntitle: Hidden\npublished: false\n---\nNot yet.\n',
  '_posts/2021-05-07-broken.md': '---\ntitle: Broken: quotes "here\ntags:\n - one\n\t- two\n---\nWords.\n',
  '_drafts/someday.md': '---\ntitle: Some day\n---\nA thought.\n',
  'assets/img/the mill.png': png(),
  'assets/img/wheel.png': png(),
  'README.md': 'No front matter.\n',
} satisfies Files;

/** A blog as in Hugo's documentation: front matter in three formats, bundles, two languages. */
export const hugoSample = {
  'hugo.toml': [
    "baseURL = 'https://old.example/'",
    "title = 'Notes'",
    "defaultContentLanguage = 'en'",
    '[languages.en]',
    'weight = 1',
    '[languages.fr]',
    'weight = 2',
    '[permalinks]',
    "posts = '/:year/:month/:slug/'",
  ].join('\n'),
  'content/_index.md': '---\ntitle: Home\n---\nHello.\n',
  'content/about.md':
    '+++\ntitle = "About"\ndate = 2019-01-01\nweight = 3\n+++\nMe. [First]({{< ref "posts/first.md#the-end" >}}).\n',
  'content/about.fr.md': '+++\ntitle = "À propos"\n+++\nMoi.\n',
  'content/posts/_index.md': '---\ntitle: All posts\n---\n',
  'content/posts/first.md': [
    '+++',
    'title = "First: \\"one\\""',
    'date = 2019-05-12T23:30:00-07:00',
    'lastmod = 2020-01-01T00:00:00Z',
    'tags = ["one", "two"]',
    'categories = ["Engines"]',
    'aliases = ["/old-first/", "older"]',
    'series = ["The start"]',
    'draft = false',
    'math = true',
    '[params]',
    'mood = "fine"',
    '[cover]',
    'image = "/images/my photo.jpg"',
    'alt = "A photo"',
    '+++',
    '{{< figure src="/images/my photo.jpg" alt="Alt" caption="A *caption*" >}}',
    '',
    '{{< youtube dQw4w9WgXcQ >}}',
    '',
    '{{< highlight go "linenos=table" >}}',
    'fmt.Println("{{< not one >}}")',
    '{{< /highlight >}}',
    '',
    '{{% notice warning "Mind" %}}',
    'See [second]({{% relref "second" %}}) and {{< unknown a="b" >}}.',
    '{{% /notice %}}',
    '',
    fence,
    '{{</* figure src="x" */>}}',
    '{{< figure src="x" >}}',
    fence,
    '',
    '{{< tweet user="SanDiegoZoo" id="1453110110599868418" >}} {{< vimeo 146022717 >}}',
    '',
    '## The end',
    '',
    '![](/images/my%20photo.jpg) and [raw](/files/paper.pdf) and [up](/posts/) and [tag](/tags/one/).',
    '',
  ].join('\n'),
  'content/posts/second/index.md':
    '---\ntitle: Second\ndate: 2020-03-01\nslug: number-two\nurl:\nresources:\n  - src: a.png\n---\n![a](a.png) ![b](images/b c.png) [first](/2019/05/first-one/)\n',
  'content/posts/second/index.fr.md':
    '---\ntitle: Deuxième\ndate: 2020-03-01\nslug: numero-deux\n---\n![a](a.png) [à propos](/fr/about/)\n',
  'content/posts/second/a.png': png(),
  'content/posts/second/images/b c.png': png(),
  'content/posts/second/part.md': 'A part.\n',
  'content/posts/third.md':
    '{\n  "title": "Third",\n  "date": "2021-02-03",\n  "draft": true,\n  "weight": 5,\n  "expiryDate": "2031-01-01"\n}\nIn JSON.\n',
  'content/docs/guide/setup.md': '---\ntitle: Set-up\n---\nNo date: a page.\n',
  'static/images/my photo.jpg': png(),
  'static/files/paper.pdf': '%PDF-1.4',
} satisfies Files;

/** A blog as in Zola's documentation, with rare features. */
export const zolaSample = {
  'config.toml': 'base_url = "https://old.example"\ntitle = "Notes"\n',
  'content/_index.md': '+++\n+++\n',
  'content/blog/_index.md': '+++\nsort_by = "date"\n+++\n',
  'content/blog/2019-05-12_the-mill.md':
    '+++\ntitle = "The mill"\nupdated = 2020-01-01\naliases = ["old/mill.html"]\n[taxonomies]\ntags = ["mills", "Rust"]\ncategories = ["Engines"]\n[extra]\nmood = "fine"\n+++\nSee [the store](@/blog/store/index.md#what-it-holds).\n\n<!-- more -->\n\n{{ youtube(id="dQw4w9WgXcQ") }}\n\n{% quote(author="Ada") %}\nWords.\n{% end %}\n\n{{ resize(path="a.png", width=5) }}\n\n' +
    `${fence}\n{{ untouched(a="b") }}\n${fence}\n`,
  'content/blog/store/index.md':
    '+++\ntitle = "Store"\ndate = 2020-02-29T10:00:00Z\ndraft = false\nweight = 2\ntemplate = "post.html"\n+++\n# What it holds\n\n![a](wheel of.png) ![b](/img/b.png)\n',
  'content/blog/store/wheel of.png': png(),
  'content/pages/about.md': '+++\ntitle = "About"\npath = "about-me"\n+++\nMe.\n',
  'static/img/b.png': png(),
} satisfies Files;

/** A blog as in Hexo's documentation, with rare features. */
export const hexoSample = {
  '_config.yml':
    'title: Notes\nurl: https://old.example\ntimezone: Asia/Shanghai\npermalink: :year/:month/:day/:title/\npost_asset_folder: true\n',
  'package.json': '{"dependencies": {"hexo": "^7.0.0"}}',
  'source/_posts/the-mill.md':
    '---\ntitle: The mill\ndate: 2019-05-12 09:30:00\nupdated: 2019-06-01 10:00:00\ntags:\n  - mills\ncategories:\n  - [Engines, Steam]\n  - History\n---\n{% asset_img "a wheel.png" A wheel %}\n\n{% post_link 你好 Hello there %} {% link Example https://example.com %}\n\n{% codeblock lang:js %}\nlet a = "{{ b }}";\n{% endcodeblock %}\n\n{% blockquote Ada Lovelace, Notes %}\nIt weaves.\n{% endblockquote %}\n\n{% youtube dQw4w9WgXcQ %}\n\n{% pullquote %}\nPulled.\n{% endpullquote %}\n\n{% jsfiddle abc %}\n\n![b](/images/b.png) [me](/about/)\n',
  'source/_posts/the-mill/a wheel.png': png(),
  'source/_posts/你好.md':
    ';;;\n"title": "你好",\n"date": "2020/3/1 8:00:00"\n;;;\n内容 [mill](/2019/05/12/the-mill/)\n',
  'source/_posts/sub/deep.md': 'title: Deep\ndate: 2020-03-02\n---\nOld style.\n',
  'source/_drafts/later.md': '---\ntitle: Later\n---\nSoon.\n',
  'source/about/index.md': '---\ntitle: About\n---\nMe.\n',
  'source/tags/index.md': '---\ntitle: Tags\ntype: tags\n---\n',
  'source/images/b.png': png(),
} satisfies Files;

/** A blog as in Eleventy's starters. */
export const eleventySample = {
  'eleventy.config.js': 'export default (c) => { c.addPassthroughCopy("src/img"); return { dir: { input: "src" } }; };',
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
} satisfies Files;

/** A blog as in Astro's starters. */
export const astroSample = {
  'astro.config.mjs': 'export default defineConfig({ site: "https://old.example" })',
  'src/pages/blog/[...slug].astro': 'const posts = await getCollection("blog");',
  'src/content/blog/First Post.md':
    "---\ntitle: 'First post'\ndescription: 'Lorem ipsum'\npubDate: 'Jul 08 2022'\nheroImage: '../../assets/hero one.png'\n---\n![x](~/assets/hero%20one.png) [second](./using-mdx.mdx)\n",
  'src/content/blog/using-mdx.mdx':
    "---\ntitle: Using MDX\npubDate: 2024-06-01T10:00:00Z\nupdatedDate: Jun 02 2024\ntags: [mdx]\n---\nimport Header from '../../components/Header.astro';\nimport {\n  a,\n} from './b';\n\n# Words\n\n<Header />\n\n{/* a note */}\n\n```js\nimport x from 'y';\n```\n",
  'src/pages/about.md': '---\ntitle: About\nlayout: ../layouts/L.astro\n---\n[Blog](/blog/first-post/)\n',
  'src/assets/hero one.png': png(),
} satisfies Files;

/** A blog as in Gatsby's starters. */
export const gatsbySample = {
  'gatsby-config.js':
    'module.exports = { siteMetadata: { siteUrl: `https://old.example` }, plugins: [{ resolve: `gatsby-source-filesystem`, options: { path: `${__dirname}/content/blog`, name: `blog` } }] }',
  'content/blog/hello-world/index.md':
    '---\ntitle: Hello World\ndate: "2015-05-01T22:12:03.284Z"\ndescription: "Hello World"\nfeaturedImage: ./salty_egg.jpg\n---\n![egg](./salty_egg.jpg) [next](/my-second-post/)\n',
  'content/blog/hello-world/salty_egg.jpg': png(),
  'content/blog/my-second-post/index.md':
    '---\ntitle: Second\ndate: "2015-05-06T23:46:37.121Z"\nauthor: Kyle\n---\nWords.\n',
  'content/blog/old.md': '---\ntitle: Old\npath: /blog/2014/old\ndate: 2014-01-01\nauthor: Mara\n---\nWords.\n',
} satisfies Files;

/** A WordPress export, with the images that it refers to. */
export const wordpressSample = {
  'export.xml': wordpressExport(),
  'wp-content/uploads/2019/05/wheel.png': png(),
  'wp-content/uploads/2019/05/store front.png': png(),
} satisfies Files;
