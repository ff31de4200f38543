import { publish } from '../../testing/published';
import { post } from '../../testing/routes';
import { createStructuredData } from './structured-data';

const page = (head = '') => `<html><head><title>Words</title>${head}</head><body>Words</body></html>`;

function dataOf(html: string): { '@context': string; '@graph': Record<string, unknown>[] } {
  const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as ReturnType<typeof dataOf>;
}

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  "$& $1 $' $`",
  'quotes " and \\ and ’',
  '\u2028 and \u2029',
])('a title of %p stays a title', (title) => {
  const { run } = createStructuredData(publish([post('a', '2026-01-01', { title })]));
  const html = run(page(), '/posts/a/');
  expect(dataOf(html)['@graph'][0]).toMatchObject({ headline: title });
  expect(html.match(/<(?:\/?script|!--|\/head)/g)).toEqual(['<script', '</script', '</head']);
  expect(html.endsWith('</script></head><body>Words</body></html>')).toBe(true);
});

test('a page that is processed again has it once', () => {
  const before = createStructuredData(publish([post('a', '2026-01-01', { title: 'Before' })]));
  const after = createStructuredData(publish([post('a', '2026-01-01', { title: 'After' })]));
  const once = before.run(page(), '/posts/a/');
  expect(before.run(once, '/posts/a/')).toBe(once);
  expect(after.run(once, '/posts/a/')).toBe(after.run(page(), '/posts/a/'));
  expect(before.inputOf?.('/posts/a/')).not.toBe(after.inputOf?.('/posts/a/'));
  const hidden = createStructuredData(publish([post('a', '2026-01-01', { noindex: true })]));
  expect(hidden.run(once, '/posts/a/')).toBe(page());
});

test('pages that search engines leave out have none', () => {
  const { run } = createStructuredData(publish([post('a', '2026-01-01', { canonical: 'https://b.example/' })]));
  for (const path of ['/404.html', '/search/', '/books/', '/posts/a/', '/elsewhere/'])
    expect(run(page(), path)).toBe(page());
});

test('pictures are those that the page shows, by their full addresses', () => {
  const cover = { src: 'posts/cover.jpg', alt: '' };
  const site = publish([post('a', '2026-01-01', { cover }), post('b', '2026-01-01')], {
    settings: { url: 'https://a.example/below/' },
  });
  const shared = new Map([['/posts/b/', { address: 'https://a.example/s.png', alt: '' }]]);
  const { run } = createStructuredData(site, { shared });
  const shown = page().replace('Words</body>', '<img src="/below/static/posts/cover.jpg/1f2e/cover.jpg"/></body>');
  const imageOf = (html: string, path: string) => dataOf(run(html, path))['@graph'][0]?.image;
  expect(imageOf(shown, '/posts/a/')).toBe('https://a.example/below/static/posts/cover.jpg/1f2e/cover.jpg');
  expect(imageOf(page(), '/posts/b/')).toBe('https://a.example/s.png');
  expect(imageOf(page(), '/posts/a/')).toBeUndefined();
  const elsewhere = publish([post('a', '2026-01-01', { cover: { src: 'https://b.example/a.jpg', alt: '' } })]);
  expect(dataOf(createStructuredData(elsewhere).run(page(), '/posts/a/'))['@graph'][0]?.image).toBe(
    'https://b.example/a.jpg',
  );
});
