import { publish } from '../../testing/published';
import { makeSitemap } from './make-sitemap';

test('an unlisted site may be crawled, because otherwise its noindex would not be read', async () => {
  const files = await makeSitemap(publish([], { settings: { demo: true, indexNow: 'abcdef0123' } }), () => undefined);
  expect(files).toEqual([{ path: 'robots.txt', text: 'User-agent: *\nAllow: /\n' }]);
});
