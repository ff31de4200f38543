import { isEntryFile } from '../entry-file';
import { BUILD_FOLDERS } from '../derive/to-url';
import type { Route } from '../routes/route';
import { EDITOR_PATH } from './check-editor';
import type { Check, CheckContext } from './context';
import { findLongName } from './find-long-name';
import { hostFiles } from './host-files';
import { placeOfRoute } from './place-of-route';
import type { Place, Problem } from '../problem';

/**
 * Reports pages whose URL is taken or has a part that is too long. A page is a folder with a file in it, so it cannot be where a file is, such as a
 * feed, nor inside the build's own folders, from which the build removes unknown files.
 */
export const checkPagePaths: Check = (context) => {
  const { routes, map } = context;
  const files = new Set(routes.map(({ path }) => path).filter((path) => !path.endsWith('/')));
  const isFile = (path: string): boolean => files.has(path) || hostFiles.has(path) || map.hasFile(path);
  const reported = new Set<string>();
  // One problem for a list stands for all its entries.
  const listsFirst = [...routes].sort((a, b) => Number(b.kind === 'list') - Number(a.kind === 'list'));
  return listsFirst.flatMap((route) => {
    const { path, kind, collection = '', number = 1 } = route;
    const problem = (why: string, ownAdvice?: string): Problem => {
      const { advice, ...place } = placeOf(route, context);
      const message = `no page can have the URL ${path}, because ${why}: ${ownAdvice ?? advice}`;
      return { ...place, severity: 'error', kind: 'page-in-place-of-file', message };
    };
    const file = path === '/' ? '/index.html' : path;
    if (!file.endsWith('/') && map.hasFile(file))
      return [problem(`there is a file static${file}`, 'rename or delete that file')];
    const long = findLongName(path);
    // `checkEditor` reports the editor's URL.
    const isChecked = path.endsWith('/') && path !== EDITOR_PATH;
    const why = long ? `it has ${long}` : isChecked ? findObstacle(path, isFile) : undefined;
    if (why === undefined || number > 1 || (kind !== 'list' && reported.has(collection))) return [];
    if (kind === 'list') reported.add(collection);
    return [{ ...problem(why), ...(long && { kind: 'too-long' }) }];
  });
};

/** Why there cannot be a page at a path; `undefined` if there can. */
function findObstacle(path: string, isFile: (path: string) => boolean): string | undefined {
  const [, top = '', ...below] = path.slice(0, -1).split('/');
  if (BUILD_FOLDERS.includes(top)) return `/${top}/ is reserved for the build`;
  const file = ['', ...below]
    .map((_, index) => ['', top, ...below.slice(0, index)].join('/'))
    .find((parent) => parent !== '/' && isFile(parent));
  return file === undefined ? undefined : `the site has a file ${file}`;
}

function placeOf(route: Route, context: CheckContext): Place & { advice: string } {
  const { kind, source } = route;
  if (isEntryFile(source))
    return { ...context.at(source, ['slug']), advice: 'rename the file or its folder, or give it another "slug"' };
  return {
    ...placeOfRoute(route, context),
    advice: kind === 'list' ? `give ${source} another "path"` : `${source} needs another name`,
  };
}
