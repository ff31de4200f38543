interface Piece {
  id: number;
  title: string;
  body?: string;
  type?: string;
  status?: string;
  link?: string;
  name?: string;
  more?: string;
}

/** A post, a page or any other item of an export. */
export const piece = ({
  id,
  title,
  body = '',
  type = 'post',
  status = 'publish',
  link = '',
  name = '',
  more = '',
}: Piece) => `
  <item>
    <title><![CDATA[${title}]]></title>
    <link>${link || `https://old.example/?p=${id}`}</link>
    <dc:creator><![CDATA[ada]]></dc:creator>
    <content:encoded><![CDATA[${body.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>
    <excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date><![CDATA[2019-05-12 09:30:00]]></wp:post_date>
    <wp:post_modified><![CDATA[2020-01-02 10:00:00]]></wp:post_modified>
    <wp:post_name><![CDATA[${name}]]></wp:post_name>
    <wp:status><![CDATA[${status}]]></wp:status>
    <wp:post_type><![CDATA[${type}]]></wp:post_type>
    ${more}
  </item>`;

/** An export with these items. */
export const wxr = (
  items: string,
  head = '',
  base = 'https://old.example',
) => `<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Notes</title><link>${base}</link><language>en-US</language>
  <wp:base_site_url>${base}</wp:base_site_url><wp:base_blog_url>${base}</wp:base_blog_url>
  <wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada L.]]></wp:author_display_name></wp:author>
  ${items}
</channel></rss>`;

/** A picture in the media library. */
export const attachment = (id: number, url: string, alt = '') =>
  piece({
    id,
    title: `media ${id}`,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url><![CDATA[${url}]]></wp:attachment_url><wp:postmeta><wp:meta_key><![CDATA[_wp_attachment_image_alt]]></wp:meta_key><wp:meta_value><![CDATA[${alt}]]></wp:meta_value></wp:postmeta>`,
  });

const uploads = 'https://old.example/wp-content/uploads/2019/05';

/** An export as WordPress writes it, with texts from both of its editors. */
export const wordpressExport = (base = 'https://old.example') =>
  wxr(
    [
      piece({
        id: 1,
        title: 'The mill &amp; the <em>store</em>',
        link: `${base}/2019/05/12/the-mill/`,
        name: 'the-mill',
        body: [
          'First paragraph with a <a href="' + base + '/about/#me">link</a>.\nA second line.',
          '',
          '[caption id="attachment_5" align="alignnone" width="300"]<a href="' +
            uploads +
            '/wheel.png"><img class="size-medium" src="' +
            uploads +
            '/wheel-300x200.png" alt="A wheel" width="300" /></a> The <b>wheel</b>[/caption]',
          '',
          '[gallery ids="5,6"]',
          '',
          '[embed]https://www.youtube.com/watch?v=dQw4w9WgXcQ[/embed]',
          '',
          '[code language="php"]',
          'if ($a &lt; 1) { echo "[gallery]"; }',
          '[/code]',
          '',
          '[contact-form-7 id="7" title="Contact"] and [sic].',
          '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
          '<h2>Heading</h2>',
          '<pre class="lang:js">let a = 1;\n\nlet b = 2;</pre>',
        ].join('\n'),
        more: '<category domain="category" nicename="engines"><![CDATA[Engines]]></category><category domain="post_tag" nicename="mills"><![CDATA[mills]]></category><category domain="category"><![CDATA[Uncategorized]]></category><wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[5]]></wp:meta_value></wp:postmeta>',
      }),
      piece({
        id: 2,
        title: 'In blocks',
        link: `${base}/2020/01/01/in-blocks/`,
        name: 'in-blocks',
        body:
          '<!-- wp:paragraph -->\n<p>Words, H<sub>2</sub>O.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":5} -->\n<figure class="wp-block-image"><img src="' +
          uploads +
          '/wheel.png" alt=""/><figcaption>Seen</figcaption></figure>\n<!-- /wp:image -->\n\n<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure>\n<!-- /wp:embed -->\n\n<!-- wp:table -->\n<figure class="wp-block-table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure>\n<!-- /wp:table --><script>alert(1)</script>',
      }),
      piece({
        id: 3,
        title: 'About',
        type: 'page',
        link: `${base}/about/`,
        name: 'about',
        body: '<h2 id="me">Me</h2>\n<p>Hello.</p>',
      }),
      piece({ id: 4, title: 'Draft', status: 'draft', body: 'Not yet.' }),
      attachment(5, `${uploads}/wheel.png`, 'A wheel'),
      attachment(6, `${uploads}/store front.png`, 'The store'),
      piece({ id: 7, title: 'Form', type: 'wpcf7_contact_form' }),
      piece({ id: 8, title: 'Trash', status: 'trash' }),
      piece({
        id: 9,
        title: 'こんにちは',
        link: `${base}/%e3%81%93%e3%82%93/`,
        name: '%e3%81%93%e3%82%93',
        body: 'はい',
      }),
    ].join(''),
    '',
    base,
  ).replaceAll('https://old.example', base);
