import type { GatsbyNode } from 'gatsby';

// Gatsby's hooks on Node. A site's `gatsby-node.ts` re-exports them: `export * from 'halflight/node'`.
export const createPages: GatsbyNode['createPages'];
export const createResolvers: GatsbyNode['createResolvers'];
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'];
export const onCreateDevServer: GatsbyNode['onCreateDevServer'];
export const onCreateNode: GatsbyNode['onCreateNode'];
export const onCreatePage: GatsbyNode['onCreatePage'];
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'];
export const onPostBuild: GatsbyNode['onPostBuild'];
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'];
export const onPreInit: GatsbyNode['onPreInit'];
export const preprocessSource: GatsbyNode['preprocessSource'];
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'];
export const sourceNodes: GatsbyNode['sourceNodes'];
