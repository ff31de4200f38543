import type { Thing } from 'schema-dts';
import { isWebAddress } from '../../fields/formats';
import type { Pass } from '../finish-pages';
import { findIndexedPages } from '../../outputs/indexed';
import type { PublishedSite } from '../../outputs/published';
import { createLastModified, type LastModified } from '../../outputs/sitemap/last-modified';
import { noCommits } from '../../outputs/sitemap/read-commit-times';
import { findPublished } from '../../outputs/texts/find-targets';
import { createGraphs, type Pictures } from './to-graph';

const OURS = /<script type="application\/ld\+json">[^]*?<\/script>/;

/**
 * A step that says in the head of each page that search engines may list what it is about, as JSON-LD. `portrait` is the full address of the
 * picture of the person; `changedOf` says when pages last changed, as the sitemap does.
 */
export function createStructuredData(
  site: PublishedSite,
  portrait?: string,
  changedOf: LastModified = createLastModified(site, noCommits.exact),
): Pass {
  const pages = new Map(findIndexedPages(site).map((page) => [page.path, page]));
  const toGraph = createGraphs(site, changedOf);
  const graphOf = (path: string, pictures: Pictures): readonly Exclude<Thing, string>[] => {
    const page = pages.get(path);
    return page ? toGraph(page, { ...pictures, portrait }) : [];
  };
  return {
    run: (html, path) => {
      const page = html.replace(OURS, '');
      const graph = graphOf(path, picturesOn(page, site));
      return graph.length > 0 ? page.replace('</head>', () => `${toScript(graph)}</head>`) : page;
    },
    // Which pictures the page shows, it says itself.
    inputOf: (path) => JSON.stringify(graphOf(path, { pictureOf: (src) => site.digestOf(src ?? '') })),
  };
}

/** Things as a script that holds data. Without a `<` no text in it can end it. */
export function toScript(graph: readonly Exclude<Thing, string>[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The pictures that a finished page shows, and the one that it names for those who share it. */
function picturesOn(html: string, { digestOf, toFullAddress }: PublishedSite): Pictures {
  const shared = /<meta[^>]*property="og:image"[^>]*content="([^"]*)"/.exec(html)?.[1];
  return {
    pictureOf: (src) => {
      if (src === undefined || isWebAddress(src)) return src;
      const address = findPublished(html, digestOf(src));
      return address && toFullAddress(unescape(address));
    },
    sharedPicture: shared && unescape(shared),
  };
}

const unescape = (attribute: string): string => attribute.replaceAll('&amp;', '&');
