// Gatsby's hooks and the functions behind them, as one bundle: for `index.js`, `node.js` and `plugins/`, and for the threads that they start.
export { createResolvers, createSchemaCustomization } from './gatsby/create-schema';
export { onCreateNode, shouldOnCreateNode } from './gatsby/create-entry-nodes';
export { createPages } from './gatsby/create-pages';
export { sourceNodes } from './gatsby/source-nodes';
export { checkInThread } from './gatsby/check-in-background';
export { onCreateWebpackConfig } from './gatsby/configure-webpack';
export { onCreatePage } from './preview/not-found-page';
export { preprocessSource } from './gatsby/compile-scripts';
export { onCreateDevServer } from './gatsby/serve-preview';
export { onPreExtractQueries } from './outputs/make-outputs';
export { onPostBuild, onPreInit } from './finish/finish';
export { indexInThread } from './outputs/search-index';
export { drawBatches } from './outputs/share-cards/share-images';
export { removeFrontMatter, isMarkdownFile } from './sourcing/body-only';
export { toGatsbyConfig } from './gatsby/to-gatsby-config';

/** The exports above that Gatsby calls: it rejects a `gatsby-node` that exports anything else. */
export const HOOKS = [
  'createPages',
  'createResolvers',
  'createSchemaCustomization',
  'onCreateDevServer',
  'onCreateNode',
  'onCreatePage',
  'onCreateWebpackConfig',
  'onPostBuild',
  'onPreExtractQueries',
  'onPreInit',
  'preprocessSource',
  'shouldOnCreateNode',
  'sourceNodes',
] as const;
