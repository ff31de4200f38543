import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The weight of a page in bytes: its HTML, with the style that is in it, as it is and as hosts send it. */
export interface PageWeight {
  page: string;
  html: number;
  gzip: number;
  brotli: number;
}

/** The kinds of page that a generated site has, and where they are. */
export const PAGES = {
  home: '/',
  post: '/posts/post-1/',
  list: '/posts/',
  archive: '/posts/archive/',
  tag: '/tags/tag-1/',
  search: '/search/',
  'not found': '/404.html',
};

/** Weighs a page of each kind of the finished site in a folder. */
export function measureWeight(folder: string): PageWeight[] {
  return Object.entries(PAGES).map(([page, path]) => {
    const html = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    return {
      page,
      html: html.length,
      gzip: gzipSync(html, { level: 9 }).length,
      brotli: brotliCompressSync(html).length,
    };
  });
}
