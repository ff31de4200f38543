import { outputNames } from '../output-names';
import { readDeployContext } from '../sourcing/environment';
import type { Output } from './output';
import { createLastModified } from './sitemap/last-modified';
import { makeSitemap } from './sitemap/make-sitemap';

/**
 * What crawlers request: `robots.txt`, the sitemap of the pages that may be indexed, split if there are many, and the IndexNow key. A demo or preview
 * has no sitemap and notifies nobody, but may still be crawled.
 */
export const sitemap: Output = {
  once: true,
  files: [
    { patterns: ['/robots.txt'], type: 'text/plain; charset=utf-8', cache: 'page', readable: true },
    {
      patterns: ['/sitemap*.xml'],
      type: 'application/xml; charset=utf-8',
      cache: 'page',
      readable: true,
      isOurs: (path) => /^\/sitemap(?:-\d+)?\.xml$/.test(path),
    },
    // An IndexNow key file contains only the key, which is also its name.
    {
      patterns: ['/*.txt'],
      isOurs: (path, read) => /^\/[\da-z-]{8,128}\.txt$/i.test(path) && path === `/${read()}.txt`,
    },
  ],
  pathsOf: ({ settings: { demo, indexNow } }) => [
    '/robots.txt',
    ...(demo === true || readDeployContext().kind === 'preview'
      ? []
      : [`/${outputNames.sitemap}`, ...(indexNow === undefined ? [] : [`/${indexNow}.txt`])]),
  ],
  make: (site, { commits }) => makeSitemap(site, createLastModified(site, commits.exact)),
};
