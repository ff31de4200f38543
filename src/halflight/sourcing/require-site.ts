import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withFolder } from './with-folder';

/** Returns the settings read from `site.md`. Throws, with an explanation, if there are none. */
export function requireSite<Site>(site: Site | undefined, folder: string): Site {
  if (site) return site;
  throw new Error(
    existsSync(join(folder, 'site.md'))
      ? `There are mistakes in site.md: "${withFolder('npm run check', folder)}" names them. Fix them first.`
      : `There is no site.md in ${folder}, which a site needs: "npm create halflight my-site" begins a site with one, in a new folder.`,
  );
}
