import type { GatsbyConfig } from 'gatsby';
import { contentFolder, readSite } from './src/sourcing/read-content';

const folder = contentFolder();
const site = readSite(folder);
const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';

const config: GatsbyConfig = {
  pathPrefix: prefix || '/',
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
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
