import type { GatsbyConfig } from 'gatsby';
import { basename, dirname, relative } from 'node:path';
import { isInVault } from '../features/vault/settings';
import { fromEngine, fromLibrary, fromProject } from '../paths';
import { contentFolder } from '../sourcing/content-folder';
import { readSite } from '../sourcing/read-content';

/**
 * The folder of a Gatsby plugin that comes with the engine. By its name, it would be looked for in the project, where some package managers do not
 * install it.
 */
const pluginOf = (name: string): string => dirname(fromLibrary(name, 'package.json'));

/** Gatsby's configuration for a site, read from its content, with the site's own additions. */
export function toGatsbyConfig(own: GatsbyConfig = {}): GatsbyConfig {
  const folder = contentFolder();
  const site = readSite(folder);
  // That of a vault is a note.
  const isReadme = (path: string): boolean =>
    basename(path) === 'README.md' && !isInVault(relative(folder, path).replaceAll('\\', '/'), site ?? {});
  const prefix = site ? new URL(site.url).pathname.replace(/\/$/, '') : '';
  return {
    pathPrefix: prefix || '/',
    trailingSlash: 'always',
    jsxRuntime: 'automatic',
    // Only developers of Halflight need to regenerate the types of queries: `e2e/build-sites.ts` sets this.
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
        options: { name: 'content', path: folder, ignore: [isReadme, '**/.*'] },
      },
      // Before the next plugin, which would parse the front matter itself: see `sourcing/body-only.ts`.
      fromEngine('plugins/body-only'),
      pluginOf('gatsby-transformer-remark'),
      // gatsby-plugin-image is only used for its data (`sourcing/pictures`): as a plugin, it would add a script and a fade-in to every page. The
      // engine's own folder has the browser and SSR hooks; the site's `gatsby-node.ts` passes on the Node hooks.
      fromEngine(),
      ...(own.plugins ?? []),
    ],
  };
}
