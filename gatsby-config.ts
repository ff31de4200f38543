import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';

// As in `gatsby-node.ts`.
const { loadHooks } = createRequire(resolve('package.json'))(
  './src/load-code.cjs',
) as typeof import('./src/load-code.cjs');

const { contentFolder, readSite, waitForCheck } = loadHooks();
waitForCheck();
const folder = contentFolder();
const site = readSite(folder);
const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';

const config: GatsbyConfig = {
  pathPrefix: prefix || '/',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Only who changes Halflight needs the types of the queries anew: `e2e/build-sites.ts` asks for them.
  graphqlTypegen: process.env.HALFLIGHT_TYPES === '1' && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./src/**/*.tsx'],
  },
  // At Netlify Gatsby would install an adapter while it builds, which writes headers and redirects of its own.
  ...(process.env.NETLIFY === 'true' && { adapter: { name: 'none', adapt: () => undefined } }),
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: folder, ignore: ['**/README.md', '**/.*'] },
    },
    // Before the next, which would read the front matter in a way of its own: `src/sourcing/body-only.ts`.
    'body-only',
    'gatsby-transformer-remark',
    // gatsby-plugin-image is used for its data (`src/sourcing/pictures`), not as a plugin: registered, it would put a script and a fade-in on every page.
  ],
};

export default config;
