export { createResolvers, createSchemaCustomization } from './src/sourcing/create-schema';
export { onCreateNode, shouldOnCreateNode } from './src/sourcing/create-entry-nodes';
export { createPages } from './src/routing/create-pages';
export { onCreateWebpackConfig } from './src/client/define-client-script';
export { onCreatePage } from './src/preview/not-found-page';
export { onCreateDevServer } from './src/preview/problem-channel';
export { onPreExtractQueries } from './src/html/site-icons';
export { onPostBuild, onPreInit } from './src/html/finish';
