import { importsOfEachTest, missingWords } from '../../halflight/testing/imports';
import { piece, wxr } from '../../halflight/testing/wordpress-export';

const { blog, run, text, errors, answers, inBlog } = importsOfEachTest();

const picture = (name: string) => `https://images.squarespace-cdn.com/content/v1/5f/${name}.jpg`;
const shown = (name: string, alt: string) =>
  `<noscript><img src="${picture(name)}" /></noscript><img class="thumb-image" data-src="${picture(name)}" data-image="${picture(name)}" alt="${alt}">`;

const body = `<div class="sqs-layout sqs-grid-12"><div class="row sqs-row"><div class="sqs-block html-block"><div class="sqs-block-content"><p>Words with a
<a href="/blog/2020/2/3/a-second-post">link</a>.</p></div></div>
<div class="sqs-block image-block"><figure class="sqs-block-image-figure"><div class="image-block-wrapper">${shown('one', 'The engine')}</div><figcaption class="image-caption-wrapper"><p>As drawn</p></figcaption></figure></div>
<div class="sqs-gallery"><div class="slide">${shown('two', 'IMG_2.jpg')}</div><div class="slide"><noscript><img src="${picture('three')}" alt="Third"></noscript></div></div>
<div class="sqs-block embed-block"><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;https://www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;amp;b=2&quot;&gt;&lt;/iframe&gt;"></div></div>
</div></div>`;

test('an export is read as Squarespace means it', async () => {
  const form = '<div class="newsletter-form-wrapper"><form><input></form></div>';
  blog({
    'Squarespace-Wordpress-Export.xml': wxr(
      [
        piece({
          id: 1,
          title: 'A first post',
          link: '/blog/2020/1/2/a-first-post',
          name: 'a-first-post.html',
          body: body + form,
        }),
        piece({
          id: 2,
          title: 'A second post',
          link: '/blog/2020/2/3/a-second-post',
          name: '2020/2/3/a-second-post',
          body: '<p>x</p>',
        }),
        piece({
          id: 3,
          title: 'Unfinished',
          link: '/unfinished',
          name: 'unfinished.html',
          status: 'draft',
          body: '<p>x</p>',
        }),
        piece({ id: 4, title: 'About', link: '/about', name: 'about', type: 'page', body: '<p>Me</p>' }),
        piece({ id: 5, title: 'Gallery', link: '/gallery', name: 'gallery', type: 'page', body: '<div></div>' }),
      ].join(''),
    ),
  });
  const report = await run({ from: inBlog('Squarespace-Wordpress-Export.xml') });
  expect(report.program).toBe('Squarespace');
  expect(report.entries.map(({ to, draft }) => `${to}${draft ? ' draft' : ''}`).sort()).toEqual([
    'pages/about/index.md',
    'posts/a-first-post/index.md',
    'posts/a-second-post/index.md',
    'posts/unfinished/index.md draft',
  ]);
  expect(report.skipped.map(({ file }) => file)).toEqual([expect.stringContaining('(Gallery)')]);
  expect(report.left.map(({ name }) => name)).toEqual(['the newsletter form']);
  expect(report.remote).toEqual(['one', 'two', 'three'].map(picture));
  const first = text('posts/a-first-post/index.md');
  expect(missingWords(body, first)).toEqual([]);
  expect(first).toContain('Words with a [link](../a-second-post/index.md).');
  expect(first).toContain(
    `![The engine](${picture('one')} "As drawn")\n\n![](${picture('two')})\n\n![Third](${picture('three')})\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ`,
  );
  expect(['/blog/2020/1/2/a-first-post/', '/about/'].map((url) => answers().get(url))).toEqual([
    '/posts/a-first-post/',
    '/about/',
  ]);
  expect(errors().filter((error) => !error.includes('images.hosts'))).toEqual([]);
});
