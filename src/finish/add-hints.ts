import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { Pass } from './finish-pages';

/**
 * What waits in a page for React to be asked for (`gatsby-ssr.tsx`); hints of a build before are in it already. It begins with letters that every
 * match has, so that the page before it is passed over.
 */
const WAITING =
  /<template id="_(?:search-hints">.*?<\/template><template id="_)?(react-scripts"[^>]*>)(?:<link [^>]*>)*/;

/** Where the styles of the whole site are, all of which React may need: Gatsby says so where it writes them into a page. */
const STYLES = /<style data-href="([^"]*)"/;

/** What Gatsby knows of a page. */
interface GatsbyState {
  pages: ReadonlyMap<string, { componentChunkName: string; componentPath: string }>;
  /** The digests of the queries that each template has beside that of the page. */
  staticQueriesByTemplate: ReadonlyMap<string, readonly string[]>;
}

/** The files of each part of the bundle, those that it shares with others among them. */
type Bundle = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Makes a pass that names in a page all that React needs to start there, as preloads that are inert until `ui/client/load-react.ts` sets them free:
 * everything is fetched at once then. Without them each file is known only when the one before has run. Those of the dialog that searches wait
 * until it is asked for (`features/search/search-keys.ts`).
 * @param out The folder of the finished site, with Gatsby's `webpack.stats.json` in it.
 */
export function hintsPass({ store, pathPrefix }: Pick<NodePluginArgs, 'store' | 'pathPrefix'>, out: string): Pass {
  const { pages, staticQueriesByTemplate } = (store as unknown as { getState: () => GatsbyState }).getState();
  const stats = join(out, 'webpack.stats.json');
  const bundle = existsSync(stats)
    ? (JSON.parse(readFileSync(stats, 'utf8')) as { assetsByChunkName: Bundle }).assetsByChunkName
    : {};

  /** The preloads of a page, and those that the dialog that searches needs besides. */
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
      return html.replace(WAITING, (_, start: string) => `${search}<template id="_${start}${style}${page}`);
    },
  };
}
