import type { Thing } from 'schema-dts';
import { isWebAddress } from '../../fields/formats';
import type { Pass } from '../finish-pages';
import { madeOf } from '../../outputs/made-of';
import { portraitOf } from '../../outputs/person/portrait';
import type { PublishedSite } from '../../outputs/published';
import type { ShareImage } from '../../outputs/share-cards/share-images';
import { createLastModified, type LastModified } from '../../outputs/sitemap/last-modified';
import { noCommits } from '../../outputs/sitemap/read-commit-times';
import { findPublished } from '../../outputs/texts/find-targets';
import { createGraphs, type Pictures } from './to-graph';

const OURS = /<script type="application\/ld\+json">[^]*?<\/script>/;

/** What structured data needs besides the site. */
interface Known {
  /** The share images, by page path. */
  shared?: ReadonlyMap<string, ShareImage>;
  /** When pages last changed, as in the sitemap. */
  changedOf?: LastModified;
}

/** A pass that describes the subject of each page that search engines may index, as JSON-LD in its head. */
export function createStructuredData(
  site: PublishedSite,
  { shared, changedOf = createLastModified(site, noCommits.exact) }: Known = {},
): Pass {
  const pages = new Map(
    site.languages.flatMap((language) => {
      const toGraph = createGraphs(language, changedOf);
      const portrait = portraitOf(language)?.address;
      return language.indexed.map((page) => [page.path, { page, toGraph, portrait }] as const);
    }),
  );
  const graphOf = (path: string, pictureOf: Pictures['pictureOf']): readonly Exclude<Thing, string>[] => {
    const { page, toGraph, portrait } = pages.get(path) ?? {};
    if (!page || !toGraph) return [];
    const pictures = { pictureOf, sharedPicture: shared?.get(path)?.address, portrait };
    return madeOf(page.entry === undefined ? 'site.md' : page.source, () => toGraph(page, pictures));
  };
  return {
    run: (html, path) => {
      const page = html.replace(OURS, '');
      const graph = graphOf(path, (src) => pictureOn(page, src, site));
      return graph.length > 0 ? page.replace('</head>', () => `${toScript(graph)}</head>`) : page;
    },
    // Which images a page shows need not be in the input, because the page itself changes with them.
    inputOf: (path) => JSON.stringify(graphOf(path, (src) => site.digestOf(src ?? ''))),
  };
}

/** Things as a script that contains data. Without `<`, no text in it can end the script. */
function toScript(graph: readonly Exclude<Thing, string>[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The absolute URL of an image that a finished page shows. */
function pictureOn(
  html: string,
  src: string | undefined,
  { digestOf, toFullAddress }: PublishedSite,
): string | undefined {
  if (src === undefined || isWebAddress(src)) return src;
  const address = findPublished(html, digestOf(src));
  return address && toFullAddress(address);
}
