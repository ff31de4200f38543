import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { Pass } from './finish-pages';

/**
 * The templates in a page whose content is only used once React is requested (`gatsby-ssr.tsx`), including the hints of an earlier build. Every match
 * begins with the same letters, so that the regular expression scans the page quickly.
 */
const WAITING =
  /<template id="_(?:search-hints">.*?<\/template><template id="_)?(react-scripts"[^>]*>)(?:<link [^>]*>)*/;

/**
 * The files of each template, for Gatsby's own prefetching. It is a text where Gatsby's code expects an object, so nothing is found in it; webpack's
 * runtime has its own table.
 */
const CHUNK_MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>/;

/** The URL of the stylesheet of the whole site, all of which React may need. Gatsby writes it where it inlines the styles. */
const STYLES = /<style data-href="([^"]*)"/;

/** What Gatsby knows about pages. */
interface GatsbyState {
  pages: ReadonlyMap<string, { componentChunkName: string; componentPath: string }>;
  /** The digests of the static queries of each template, in addition to the page's own query. */
  staticQueriesByTemplate: ReadonlyMap<string, readonly string[]>;
}

/** The files of each chunk of the bundle, including those it shares with others. */
type Bundle = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Creates a pass that removes the table of all chunks from a page, and adds preloads for everything React needs to start there. They are inert until `ui/client/load-react.ts` activates them;
 * then everything is fetched at once. Without them, each file is only discovered when the one before has run. The preloads for the search dialog wait
 * until the dialog is requested (`features/search/search-keys.ts`).
 * @param out The folder of the finished site, with Gatsby's `webpack.stats.json` in it.
 */
export function hintsPass({ store, pathPrefix }: Pick<NodePluginArgs, 'store' | 'pathPrefix'>, out: string): Pass {
  const { pages, staticQueriesByTemplate } = (store as unknown as { getState: () => GatsbyState }).getState();
  const stats = join(out, 'webpack.stats.json');
  const bundle = existsSync(stats)
    ? (JSON.parse(readFileSync(stats, 'utf8')) as { assetsByChunkName: Bundle }).assetsByChunkName
    : {};

  /** The preloads of a page, and the additional ones for the search dialog. */
  const linksOf = (path: string): { page: string; dialog: string } => {
    const page = pages.get(path);
    if (!page) return { page: '', dialog: '' };
    const scriptsOf = (...parts: string[]) =>
      parts.flatMap((part) => bundle[part] ?? []).filter((file) => file.endsWith('.js'));
    const scripts = new Set(scriptsOf('app', page.componentChunkName));
    const dialog = scriptsOf('search-dialog').filter((file) => !scripts.has(file));
    const data = [
      `page-data/${path === '/' ? 'index' : path.replace(/^\/|\/$/g, '')}/page-data.json`,
      ...(staticQueriesByTemplate.get(page.componentPath) ?? []).map((digest) => `page-data/sq/d/${digest}.json`),
    ];
    const toLink = (file: string, kind: string): string =>
      `<link rel="preload" href="${encodeURI(`${pathPrefix}/${file}`)}" ${kind}>`;
    const toScript = (file: string): string => toLink(file, 'as="script"');
    const toData = (file: string): string => toLink(file, 'as="fetch" crossorigin="anonymous"');
    return {
      page: [...[...scripts].map(toScript), ...data.map(toData)].join(''),
      dialog: dialog.map(toScript).join(''),
    };
  };
  return {
    inputOf: (path) => Object.values(linksOf(path)).join('\n').trim(),
    run: (html, path) => {
      const { page, dialog } = linksOf(path);
      const styles = STYLES.exec(html)?.[1];
      const style = page && styles ? `<link rel="stylesheet" href="${styles}" class="all-styles">` : '';
      const search = dialog && `<template id="_search-hints">${dialog}</template>`;
      return html
        .replace(CHUNK_MAPPING, '<script>window.___chunkMapping={};')
        .replace(WAITING, (_, start: string) => `${search}<template id="_${start}${style}${page}`);
    },
  };
}
