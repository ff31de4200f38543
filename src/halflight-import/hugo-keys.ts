import type { Values } from './values';

/** The keys that Hugo itself reads: https://gohugo.io/content-management/front-matter/#fields. */
const KEYS = new Map(
  [
    ...['aliases', 'author', 'authors', 'build', 'cascade', 'categories', 'date', 'description', 'draft', 'expiryDate'],
    ...['headless', 'images', 'isCJKLanguage', 'keywords', 'lastmod', 'layout', 'linkTitle', 'markup', 'menu', 'menus'],
    ...[
      'modified',
      'outputs',
      'params',
      'pubDate',
      'publishDate',
      'published',
      'resources',
      'series',
      'sitemap',
      'slug',
    ],
    ...['summary', 'tags', 'title', 'translationKey', 'type', 'url', 'weight'],
  ].map((key) => [key.toLowerCase(), key]),
);

/** Front matter with the keys that Hugo reads in one spelling. Hugo ignores their case, so that `Draft` is a draft, too. */
export function withHugoKeys(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [KEYS.get(key.toLowerCase()) ?? key, value]));
}
