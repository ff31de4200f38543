import { png } from './import-samples';
import type { Files } from './mistakes';
import { piece, wxr } from './wordpress-export';

/** An export of Ghost: settings, a post, a page and a post for members. */
export const ghostSample = {
  'export.json': JSON.stringify({
    db: [
      {
        meta: { exported_on: 1577836800000, version: '5.0.0' },
        data: {
          posts: [
            {
              ...{ id: '1', title: 'The mill', slug: 'the-mill', type: 'post', status: 'published' },
              ...{ visibility: 'public', published_at: '2020-01-02T10:00:00.000Z' },
              html: '<p>The wheel turned <em>slowly</em> that spring.</p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2020/01/wheel.png" alt="The wheel"><figcaption>Drawn in winter</figcaption></figure><div class="kg-card kg-callout-card"><div class="kg-callout-text">Mind the gears</div></div>',
            },
            {
              ...{ id: '2', title: 'About', slug: 'about', type: 'page', status: 'published', visibility: 'public' },
              html: '<p>Kept by a miller.</p>',
            },
          ],
          tags: [{ id: 't', name: 'Mills', slug: 'mills' }],
          posts_tags: [{ post_id: '1', tag_id: 't', sort_order: 0 }],
          settings: [
            { key: 'title', value: 'Notes on mills' },
            { key: 'description', value: 'What turns, and why.' },
          ],
        },
      },
    ],
  }),
  'content/images/2020/01/wheel.png': png(),
} satisfies Files;

/** An export of Medium with a post. */
export const mediumSample = {
  'posts/2020-01-02_The-mill-1a2b3c4d5e6f.html':
    '<!DOCTYPE html><html><head><title>The mill</title></head><body><article class="h-entry"><header><h1 class="p-name">The mill</h1></header><section data-field="subtitle" class="p-summary">Why it stopped</section><section data-field="body" class="e-content"><section class="section"><div class="section-content"><div class="section-inner"><h3 class="graf graf--h3 graf--title">The mill</h3><p class="graf graf--p">The sluice was <strong>closed</strong> in March.</p><blockquote class="graf graf--pullquote">Water waits for nobody.</blockquote></div></div></section></section><footer><p>By <a href="https://medium.com/@mara" class="p-author h-card">Mara</a> on <a href="https://medium.com/p/1a2b3c4d5e6f"><time class="dt-published" datetime="2020-01-02T10:00:00.000Z">January 2, 2020</time></a>.</p><p><a href="https://medium.com/@mara/the-mill-1a2b3c4d5e6f" class="p-canonical">Canonical link</a></p><p>Exported from <a href="https://medium.com">Medium</a> on September 21, 2021.</p></footer></article></body></html>',
} satisfies Files;

/** An export of Substack: a post with a footnote, and a page. */
export const substackSample = {
  'posts.csv':
    'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url\n1.the-mill,2020-01-02T10:00:00.000Z,true,,,newsletter,everyone,The mill,What it ground,\n2.about,2020-01-01T10:00:00.000Z,true,,,page,everyone,About,,\n',
  'posts/1.the-mill.html':
    '<h2>The stones</h2><p>Two stones, one turning<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a>.</p><div class="pullquote"><p>Flour on everything.</p></div><div class="footnote"><a class="footnote-number" href="#footnote-anchor-1">1</a><div class="footnote-content"><p>The lower one rests.</p></div></div>',
  'posts/2.about.html': '<p>Letters from a valley.</p>',
} satisfies Files;

const id = (digit: string) => digit.repeat(32);

/** An export of Notion: a page, and a database with a text. */
export const notionSample = {
  [`About ${id('a')}.md`]: '# About\n\nKept by the village.\n',
  [`Texts ${id('c')}.csv`]: 'Name,Created,Status,Tags\n',
  [`Texts/The weir ${id('1')}.md`]: `# The weir\n\nCreated: January 2, 2020\nStatus: Published\nTags: Mills\n\nSee [about](../About%20${id('a')}.md).\n\n<aside>\n💡 The race freezes first\n\n</aside>\n\n![The wheel](The%20weir%20${id('1')}/wheel.png)\n`,
  [`Texts/The weir ${id('1')}/wheel.png`]: png(),
} satisfies Files;

/** A backup of Blogger: a post with a label, and a page. */
export const bloggerSample = {
  'backup.xml': [
    '<?xml version="1.0"?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Notes on mills</title><subtitle>What turns, and why.</subtitle><link rel="alternate" type="text/html" href="https://old.example/"/>',
    ...[
      [
        ...['1', 'post', 'The mill', '/2020/01/the-mill.html'],
        'The dam broke.&lt;br /&gt;&lt;br /&gt;We rebuilt it with &lt;b&gt;oak&lt;/b&gt;.',
      ],
      ['2', 'page', 'About', '/p/about.html', '&lt;p&gt;A family of millers.&lt;/p&gt;'],
    ].map(
      ([number = '', kind = '', title = '', path = '', html = '']) =>
        `<entry><id>tag:blogger.com,1999:blog-1.post-${number}</id><published>2020-01-02T10:00:00.000+01:00</published><title type="text">${title}</title><content type="html">${html}</content><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${kind}"/><category scheme="http://www.blogger.com/atom/ns#" term="Mills"/><link rel="alternate" type="text/html" href="https://old.example${path}" title="x"/></entry>`,
    ),
    '</feed>',
  ].join(''),
} satisfies Files;

/** An export of Squarespace: a post and a page, in the format of WordPress. */
export const squarespaceSample = {
  'export.xml': wxr(
    [
      piece({
        ...{ id: 1, title: 'The mill', name: 'the-mill.html', link: '/blog/2020/1/2/the-mill' },
        body: '<div class="sqs-layout"><div class="sqs-block"><p>The loft smells of grain.</p></div></div>',
      }),
      piece({
        ...{ id: 2, title: 'About', name: 'about', link: '/about', type: 'page' },
        body: '<p>Open on Sundays.</p>',
      }),
    ].join(''),
  ),
} satisfies Files;

/** An export of Bear Blog: a post and a page. */
export const bearblogSample = {
  'post_export.csv': [
    'uid,title,slug,alias,published date,all tags,publish,make discoverable,is page,content,canonical url,meta description,meta image,lang,class name,first published at',
    'a1,The mill,the-mill,old-mill,2020-01-02 10:00:00+00:00,"[""mills""]",True,True,False,"The miller sleeps by day.\n\n## At night\n\nHe *listens*.",,,,en,,',
    'a2,About,about,,2020-01-02 10:00:00+00:00,[],True,True,True,"Four kilometres upstream.",,,,en,,',
  ].join('\n'),
} satisfies Files;

/** What the API of Tumblr answers: a text and a quotation. */
export const tumblrSample = {
  'posts.json': JSON.stringify({
    response: {
      blog: { name: 'mara', title: 'Notes on mills', description: 'What turns, and <b>why</b>.' },
      posts: [
        { title: 'The mill', body: '<p>Sold for <b>nothing</b>, kept for ever.</p>', tags: ['Mills'], type: 'text' },
        { text: 'The river does the work.', source: 'The miller', tags: [], type: 'quote' },
      ].map((post, index) => ({
        ...{
          id_string: `1000${index}`,
          slug: `the-mill-${index}`,
          post_url: `https://old.example/post/1000${index}/the-mill-${index}`,
        },
        ...{ blog_name: 'mara', state: 'published', date: '2020-01-02 10:00:00 GMT', reblog_key: 'x' },
        ...post,
      })),
    },
  }),
} satisfies Files;
