import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { fromProject } from '../paths';
import { EDITOR_PAGE } from '../editor/make-editor';
import { readSettings } from '../sourcing/resolving';

const PATH = `/${EDITOR_PAGE.replace(/index\.html$/, '')}`;

/** The response on a site that has no editor. */
const HELP = `There is no editor in the preview.

To edit the files of this folder, run "npm run admin" in another terminal, and open the address that it prints.
To have the editor on your site, too, say where your repository is in site.md: "editor: owner/name".
`;

/**
 * Responds at the editor's path, where Gatsby's server would show a page of the site: with the editor if the site has one, otherwise with how to get
 * it.
 * @param folder The folder of the finished site, `public/`.
 */
export function showEditor(
  { getNode, getNodesByType }: Pick<CreateDevServerArgs, 'getNode' | 'getNodesByType'>,
  folder = fromProject('public'),
): (request: Pick<IncomingMessage, 'url'>, response: ServerResponse, next: () => void) => void {
  return ({ url = '' }, response, next) => {
    const [path = ''] = url.split('?');
    if (path !== PATH && `${path}/` !== PATH) return next();
    const file = join(folder, EDITOR_PAGE);
    if (readSettings(getNode)?.editor && existsSync(file)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      return void response.end(readFileSync(file));
    }
    // A site without an editor may have a page at this path.
    if (getNodesByType('SitePage').some((page) => page.path === PATH)) return next();
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(HELP);
  };
}
