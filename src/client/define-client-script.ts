import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { buildSync, transformSync } from 'esbuild';
import { PREFETCH_QUEUE, PREFETCH_RETRY } from '../limits';

/** The one inline script of every page, minified. It is small enough to be written into each page, and so needs no request. */
export function buildClientScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/client/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: { PREFETCH_QUEUE: String(PREFETCH_QUEUE), PREFETCH_RETRY: String(PREFETCH_RETRY) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The statement that orders the cascade's layers. */
export function buildLayerOrder(): string {
  return transformSync(readFileSync(resolve('src/styles/layers.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  }).code.trim();
}

/** Gatsby types its plugins as functions without arguments. */
interface WebpackPlugins {
  define(values: Record<string, string>): object;
}

interface WebpackConfig {
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

/** Gatsby's hook: gives the script and the order of the layers, as text, to `gatsby-ssr.tsx`, and takes from the production bundles what only debugging needs. */
export function onCreateWebpackConfig({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  if (stage === 'build-html' || stage === 'develop-html') {
    const values = {
      CLIENT_SCRIPT: JSON.stringify(buildClientScript()),
      LAYER_ORDER: JSON.stringify(buildLayerOrder()),
    };
    actions.setWebpackConfig({ plugins: [(plugins as unknown as WebpackPlugins).define(values)] });
  }
  // Blocks lie in one cascade layer and share no selectors: the order in which pages import them decides nothing.
  const styles = (getConfig as () => WebpackConfig)().plugins.find(
    (plugin) => plugin.constructor.name === 'MiniCssExtractPlugin',
  );
  if (styles?.options) styles.options.ignoreOrder = true;
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
}
