import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';

// As in `gatsby-node.ts`.
const { loadHooks } = createRequire(resolve('package.json'))(
  './src/load-code.cjs',
) as typeof import('./src/halflight/load-code.cjs');

const { contentFolder, readSite, waitForCheck } = loadHooks();
waitForCheck();
const folder = contentFolder();
const site = readSite(folder);
const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';

const config: GatsbyConfig = {
  pathPrefix: prefix || '/',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Only developers of Halflight need to regenerate the types of the queries: `e2e/build-sites.ts` sets this.
  graphqlTypegen: process.env.HALFLIGHT_TYPES === '1' && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./src/**/*.tsx'],
  },
  // On Netlify, Gatsby would install an adapter during the build, which writes its own headers and redirects.
  ...(process.env.NETLIFY === 'true' && { adapter: { name: 'none', adapt: () => undefined } }),
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: folder, ignore: ['**/README.md', '**/.*'] },
    },
    // Before the next one, which would parse the front matter itself: see `src/sourcing/body-only.ts`.
    'body-only',
    'gatsby-transformer-remark',
    // gatsby-plugin-image is used for its data (`src/sourcing/pictures`), not as a plugin: as one it would add a script and a fade-in to every page.
  ],
};

export default config;
