import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page, post, site, testMistakes } from '../testing/mistakes';
import { makeFolder } from '../testing/temporary-folder';
import { checkContent } from './check-content';
import { checkPagePaths } from './check-page-paths';
import { toSiteMap } from './site-map';

/** Pages whose URL is that of a generated file. */

const a = page(['title: A']);
const advice = 'rename the file or its folder, or give it another "slug"';
const error = (url: string, why: string) =>
  `error page-in-place-of-file: no page can have the URL ${url}, because ${why}: ${advice}`;

testMistakes({
  'pages and a list in the places of files and folders of the build, by their names, slugs and folders': [
    {
      'site.md': site('collections: { posts: { path: /static/ } }'),
      'posts/a.md': post(),
      'pages/robots.txt.md': a,
      'pages/404.html.md': a,
      'pages/map.md': page(['title: Map', 'slug: sitemap.xml']),
      'pages/favicon.ico/more.md': a,
      'pages/page-data/a.md': a,
    },
    `pages/robots.txt.md:2:1 ${error('/robots.txt/', 'the site has a file /robots.txt')}`,
    `pages/404.html.md:2:1 ${error('/404.html/', 'the site has a file /404.html')}`,
    `pages/map.md:3:7 ${error('/sitemap.xml/', 'the site has a file /sitemap.xml')}`,
    `pages/favicon.ico/more.md:2:1 ${error('/favicon.ico/more/', 'the site has a file /favicon.ico')}`,
    `pages/page-data/a.md:2:1 ${error('/page-data/a/', '/page-data/ is reserved for the build')}`,
    /^site\.md:4:\d+ error page-in-place-of-file: no page can have the URL \/static\/, because .*: give the list of posts another "path"$/,
  ],
  'an alias and a redirect in folders of the build': [
    {
      'site.md': site('redirects: [{ from: /share/old/, to: /posts/ }]'),
      'posts/a.md': post(['aliases: [/static/film/, /statics/film/, "/page-data"]']),
    },
    /^posts\/a\.md:4:11 error kept-folder: the alias "\/static\/film\/" lies in \/static\/, which is reserved for the build: delete it, and set the redirect up at your host if you need it$/,
    /^posts\/a\.md:4:\d+ error kept-folder: the alias "\/page-data" lies in \/page-data\/,/,
    /^site\.md:4:\d+ error kept-folder: the redirect from "\/share\/old\/" lies in \/share\/,/,
  ],
  'a page, a list and an old URL with longer names than files can have, by their slug, path and alias': [
    {
      'site.md': site(`collections: { projects: { path: /${'p'.repeat(256)}/ } }`),
      'pages/a.md': page(['title: A', `slug: ${'s'.repeat(256)}`]),
      // Three bytes each.
      'pages/b.md': page(['title: B', `slug: ${'語'.repeat(86)}`]),
      'projects/a.md': page(['title: A']),
      'posts/a.md': post([`aliases: [/old/${'é'.repeat(128)}/]`]),
    },
    /^pages\/a\.md:3:7 error too-long: no page can have the URL \/s+\/, because it has a part of 256 bytes, but the name of a file can have at most 255: rename the file or its folder, or give it another "slug"$/,
    /^pages\/b\.md:3:7 error too-long: .* has a part of 258 bytes/,
    /^posts\/a\.md:4:11 error too-long: the alias "\/old\/é+\/" has a part of 256 bytes, but the name of a file can have at most 255: delete it/,
    /^site\.md:4:\d+ error too-long: no page can have the URL \/p+\/, .*: give the list of projects another "path"$/,
  ],
  'names that only look like those: below other pages, and of folders that nobody has': [
    {
      'pages/assets.md': a,
      'pages/about/static.md': a,
      'pages/about/robots.txt.md': a,
      'posts/share.md': post(),
      'posts/node.js.md': post(),
    },
  ],
});

test('a file in static/ must not replace the home page or an error page', () => {
  const [folder, staticFolder] = [makeFolder(), makeFolder()];
  writeFileSync(join(folder, 'site.md'), site());
  for (const name of ['index.html', '404.html', 'other.html']) writeFileSync(join(staticFolder, name), '');
  const { content, context } = checkContent(folder);
  const map = toSiteMap(content, context.routes, staticFolder);
  expect(checkPagePaths({ ...context, map }).map(({ message }) => message)).toEqual([
    'no page can have the URL /, because there is a file static/index.html: rename or delete that file',
    'no page can have the URL /404.html, because there is a file static/404.html: rename or delete that file',
  ]);
});
