import type { GatsbyConfig } from 'gatsby';
import { dirname, relative } from 'node:path';
import { fromEngine, fromLibrary, fromProject } from '../paths';
import { contentFolder } from '../sourcing/content-folder';
import { readSite } from '../sourcing/read-content';
import { waitForCheck } from './wait-for-check';

/** The folder of one of Gatsby's plugins that comes with the engine: its name would be looked for in the project, where some package managers lay none. */
const pluginOf = (name: string): string => dirname(fromLibrary(name, 'package.json'));

/** The configuration of a site for Gatsby, read from its content, with what the site itself adds. Waits until the content has been checked. */
export function toGatsbyConfig(own: GatsbyConfig = {}): GatsbyConfig {
  waitForCheck();
  const folder = contentFolder();
  const site = readSite(folder);
  const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';
  return {
    pathPrefix: prefix || '/',
    trailingSlash: 'always',
    jsxRuntime: 'automatic',
    // Only developers of Halflight need to regenerate the types of the queries: `e2e/build-sites.ts` sets this.
    graphqlTypegen: process.env.HALFLIGHT_TYPES === '1' && {
      typesOutputPath: relative(fromProject(), fromEngine('gatsby-types.d.ts')),
      generateOnBuild: true,
      documentSearchPaths: [`${relative(fromProject(), fromEngine())}/**/*.{ts,tsx}`],
    },
    // On Netlify, Gatsby would install an adapter during the build, which writes its own headers and redirects.
    ...(process.env.NETLIFY === 'true' && { adapter: { name: 'none', adapt: () => undefined } }),
    ...own,
    plugins: [
      {
        resolve: pluginOf('gatsby-source-filesystem'),
        options: { name: 'content', path: folder, ignore: ['**/README.md', '**/.*'] },
      },
      // Before the next one, which would parse the front matter itself: see `sourcing/body-only.ts`.
      fromEngine('plugins/body-only'),
      pluginOf('gatsby-transformer-remark'),
      // gatsby-plugin-image is used for its data (`sourcing/pictures`), not as a plugin: as one it would add a script and a fade-in to every page.
      // The hooks of browsers and of rendering; those on Node are passed on by the site's `gatsby-node.ts`.
      fromEngine(),
      ...(own.plugins ?? []),
    ],
  };
}
