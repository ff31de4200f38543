import type { Thing } from 'schema-dts';
import { isWebAddress } from '../../fields/formats';
import type { Pass } from '../finish-pages';
import type { PublishedSite } from '../../outputs/published';
import type { ShareImage } from '../../outputs/share-cards/share-images';
import { createLastModified, type LastModified } from '../../outputs/sitemap/last-modified';
import { noCommits } from '../../outputs/sitemap/read-commit-times';
import { findPublished } from '../../outputs/texts/find-targets';
import { createGraphs, type Pictures } from './to-graph';

const OURS = /<script type="application\/ld\+json">[^]*?<\/script>/;

/** What is known of a site besides its pages. */
interface Known {
  /** The full address of the picture of the person. */
  portrait?: string | undefined;
  /** The pictures that pages are shared with, by the paths of the pages. */
  shared?: ReadonlyMap<string, ShareImage>;
  /** When pages last changed, as the sitemap says it. */
  changedOf?: LastModified;
}

/** A step that says in the head of each page that search engines may list what it is about, as JSON-LD. */
export function createStructuredData(
  site: PublishedSite,
  { portrait, shared, changedOf = createLastModified(site, noCommits.exact) }: Known = {},
): Pass {
  const pages = new Map(
    site.languages.flatMap((language) => {
      const toGraph = createGraphs(language, changedOf);
      return language.indexed.map((page) => [page.path, { page, toGraph }] as const);
    }),
  );
  const graphOf = (path: string, pictureOf: Pictures['pictureOf']): readonly Exclude<Thing, string>[] => {
    const { page, toGraph } = pages.get(path) ?? {};
    return page && toGraph ? toGraph(page, { pictureOf, sharedPicture: shared?.get(path)?.address, portrait }) : [];
  };
  return {
    run: (html, path) => {
      const page = html.replace(OURS, '');
      const graph = graphOf(path, (src) => pictureOn(page, src, site));
      return graph.length > 0 ? page.replace('</head>', () => `${toScript(graph)}</head>`) : page;
    },
    // Which pictures the page shows, it says itself.
    inputOf: (path) => JSON.stringify(graphOf(path, (src) => site.digestOf(src ?? ''))),
  };
}

/** Things as a script that holds data. Without a `<` no text in it can end it. */
export function toScript(graph: readonly Exclude<Thing, string>[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The full address of a picture that a finished page shows. */
function pictureOn(
  html: string,
  src: string | undefined,
  { digestOf, toFullAddress }: PublishedSite,
): string | undefined {
  if (src === undefined || isWebAddress(src)) return src;
  const address = findPublished(html, digestOf(src));
  return address && toFullAddress(address.replaceAll('&amp;', '&'));
}
