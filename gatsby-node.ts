import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Gatsby's compiler should find no imports to follow here: the hooks are in `src/hooks.ts`, which is loaded as a single bundle.
const { loadHooks } = createRequire(resolve('package.json'))(
  './src/load-code.cjs',
) as typeof import('./src/halflight/load-code.cjs');

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
  preprocessSource,
  shouldOnCreateNode,
  sourceNodes,
} = loadHooks();
