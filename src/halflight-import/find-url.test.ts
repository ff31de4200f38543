import { findUrl } from './find-url';

const sourceOf = (files: Record<string, string>) => ({
  files: Object.keys(files),
  text: (path: string) => files[path] ?? '',
});

test.each([
  ['CNAME', { CNAME: 'words.blog\n', 'package.json': '{ "homepage": "https://other.blog" }' }, 'https://words.blog/'],
  ['package.json', { 'package.json': '{ "homepage": "https://words.blog/notes" }' }, 'https://words.blog/notes'],
  [
    'code, behind the URL of a repository',
    {
      'package.json': '{ "homepage": "https://github.com/ada/notes" }',
      'data/siteMetadata.js': "const site = { siteRepo: 'https://github.com/a', siteUrl: 'https://words.blog' }",
    },
    'https://words.blog/',
  ],
  ['code of Next.js', { 'app/layout.tsx': '  metadataBase: new URL("https://words.blog"),' }, 'https://words.blog/'],
  ['a constant', { 'scripts/rss.ts': "const DOMAIN = 'https://words.blog'\n" }, 'https://words.blog/'],
  ['nothing', { 'next.config.js': "const baseUrl = 'http://localhost:3000'" }, undefined],
])('finds the URL of a site in %s', (_, files, url) => {
  expect(findUrl(sourceOf(files))).toBe(url);
});
