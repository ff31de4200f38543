import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { toFullAddress } from '../../to-full-address';
import { toSitemap } from './to-sitemap';

const toAddress = (path: string) => toFullAddress('https://a.example/below', path);
const addressOf = (path: string, changed?: number) => ({ url: toAddress(path), changed });

test('a sitemap says where pages are, and when they changed if that is known', async () => {
  const files = await toSitemap(
    [addressOf('/', Date.UTC(2026, 2, 14)), addressOf('/posts/größe/'), addressOf('/a&b/')],
    toAddress,
  );
  expect(files.map(({ path }) => path)).toEqual(['sitemap.xml']);
  const items = await parseSitemap(Readable.from(files[0]?.text ?? ''));
  expect(items.map(({ url, lastmod }) => [url, lastmod])).toEqual([
    ['https://a.example/below/', '2026-03-14T00:00:00.000Z'],
    ['https://a.example/below/posts/gr%C3%B6%C3%9Fe/', undefined],
    ['https://a.example/below/a&b/', undefined],
  ]);
});

test('more URLs than a file may hold are split, and sitemap.xml is the index', async () => {
  const addresses = Array.from({ length: 5 }, (_, index) => addressOf(`/${index}/`));
  const [index, ...parts] = await toSitemap(addresses, toAddress, 2);
  const listed = await parseSitemapIndex(Readable.from(index?.text ?? ''));
  expect(index?.path).toBe('sitemap.xml');
  expect(listed.map(({ url }) => url)).toEqual(parts.map(({ path }) => toAddress(`/${path}`)));
  const items = await Promise.all(parts.map(({ text }) => parseSitemap(Readable.from(text))));
  expect(items.map((part) => part.map(({ url }) => url))).toEqual(
    [addresses.slice(0, 2), addresses.slice(2, 4), addresses.slice(4)].map((part) => part.map(({ url }) => url)),
  );
});
