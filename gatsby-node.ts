import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Nothing here is for Gatsby's compiler to follow: what serves the hooks stands in `src/hooks.ts`, which comes as one file.
const { loadHooks } = createRequire(resolve('package.json'))(
  './src/load-code.cjs',
) as typeof import('./src/load-code.cjs');

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreExtractQueries,
  onPreInit,
  shouldOnCreateNode,
  sourceNodes,
} = loadHooks();
