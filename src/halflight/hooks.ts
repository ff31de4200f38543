// Gatsby's hooks and the functions behind them, for `gatsby-config.ts`, `gatsby-node.ts` and `plugins/`.
export { createResolvers, createSchemaCustomization } from './gatsby/create-schema';
export { onCreateNode, shouldOnCreateNode } from './gatsby/create-entry-nodes';
export { createPages } from './gatsby/create-pages';
export { sourceNodes } from './gatsby/note-translations';
export { checkInThread } from './gatsby/check-in-background';
export { onCreateWebpackConfig } from './gatsby/configure-webpack';
export { onCreatePage } from './features/preview/not-found-page';
export { preprocessSource } from './gatsby/preprocess-source';
export { waitForCheck } from './gatsby/wait-for-check';
export { onCreateDevServer } from './gatsby/serve-preview';
export { onPreExtractQueries } from './outputs/make-outputs';
export { onPostBuild, onPreInit } from './finish/finish';
export { indexInThread } from './outputs/search-index';
export { drawBatches } from './outputs/share-cards/share-images';
export { giveBodyOnly, isMarkdownFile } from './sourcing/body-only';
export { contentFolder } from './sourcing/content-folder';
export { readSite } from './sourcing/read-content';
