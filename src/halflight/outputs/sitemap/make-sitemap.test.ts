import { publish } from '../../testing/published';
import { makeSitemap } from './make-sitemap';

test('crawlers may read everything, and are led to the sitemap', async () => {
  const files = await makeSitemap(publish([], { settings: { url: 'https://a.example/below/' } }), () => undefined);
  expect(files.map(({ path }) => path)).toEqual(['robots.txt', 'sitemap.xml']);
  expect(files[0]?.text).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.example/below/sitemap.xml\n');
});

test('the key of IndexNow is published where one is given', async () => {
  const files = await makeSitemap(publish([], { settings: { indexNow: 'abcdef0123' } }), () => undefined);
  expect(files).toContainEqual({ path: 'abcdef0123.txt', text: 'abcdef0123' });
});

test('what is unlisted may be crawled, or nobody would read that it is', async () => {
  const files = await makeSitemap(publish([], { settings: { demo: true, indexNow: 'abcdef0123' } }), () => undefined);
  expect(files).toEqual([{ path: 'robots.txt', text: 'User-agent: *\nAllow: /\n' }]);
});
