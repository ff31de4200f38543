import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The size of a page in bytes: its HTML, including inline styles, uncompressed and as hosts compress it. */
export interface PageWeight {
  page: string;
  html: number;
  gzip: number;
  brotli: number;
}

/** One page of each kind in a generated site, by path. */
export const PAGES = {
  home: '/',
  post: '/posts/post-1/',
  list: '/posts/',
  archive: '/posts/archive/',
  tag: '/tags/tag-1/',
  search: '/search/',
  'not found': '/404.html',
};

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
