export { createResolvers, createSchemaCustomization } from './src/gatsby/create-schema';
export { onCreateNode, shouldOnCreateNode } from './src/gatsby/create-entry-nodes';
export { createPages } from './src/gatsby/create-pages';
export { onCreateWebpackConfig } from './src/gatsby/define-client-script';
export { onCreatePage } from './src/features/preview/not-found-page';
export { onCreateDevServer } from './src/features/preview/problem-channel';
export { onPreExtractQueries } from './src/outputs/make-outputs';
export { onPostBuild, onPreInit } from './src/finish/finish';
