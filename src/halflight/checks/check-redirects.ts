import { BUILD_FOLDERS, toOldPath, toPagePath } from '../derive/to-url';
import { toPageFile } from '../hosts/host';
import { decodeUrl } from '../parse-url';
import type { OldUrl } from '../routes/old-urls';
import type { Check, CheckContext } from './context';
import { findLongName } from './find-long-name';
import { hostFiles } from './host-files';
import type { Problem } from '../problem';

/**
 * Checks that an old URL is not the URL of a page or file, and leads to only one page. `checkLinks` checks the target of a redirect like a link, so
 * redirects are never chained. A redundant redirect is only a warning.
 */
export const checkRedirects: Check = ({ at, edit, map }) => {
  const lastAt = new Map(map.oldUrls.map((former) => [former.path, former]));
  const firstAt = new Map(map.oldUrls.toReversed().map((former) => [former.path, former]));
  return map.oldUrls.flatMap((former) => {
    const problem = (kind: string, message: string, severity: Problem['severity'] = 'error'): Problem[] => [
      {
        ...at(former.file, former.field),
        severity,
        kind,
        message: `the ${former.alias ? 'alias' : 'redirect from'} "${former.written}" ${message}`,
        ...(kind === 'idle-redirect' && toDelete()),
      },
    ];
    const [, top = ''] = former.path.split('/');
    if (BUILD_FOLDERS.includes(top))
      return problem(
        'kept-folder',
        `lies in /${top}/, which is reserved for the build: delete it, and set the redirect up at your host if you need it`,
      );
    const long = findLongName(former.path);
    if (long) return problem('too-long', `has ${long}: delete it, and set the redirect up at your host if you need it`);
    const target = targetOf(former, map);
    const toDelete = (): Pick<Problem, 'fix'> => {
      const [, index] = former.field;
      if (!former.alias || typeof index !== 'number') return {};
      const edits = edit(former.file, (yaml) => yaml.removeItem('aliases', index));
      return edits.length > 0 ? { fix: { edits } } : {};
    };
    if (target === former.path && map.sourceAt(former.path) !== undefined)
      return problem('idle-redirect', 'is the URL of the page that it leads to: delete it', 'warning');
    const last = lastAt.get(former.path);
    const isTwice = last !== undefined && last !== former && last.file === former.file;
    if (isTwice && targetOf(last, map) === target)
      return problem('idle-redirect', 'is listed twice: delete one of them', 'warning');
    const taken = findOwner(former, last, map) ?? findObstacle(former, map, firstAt);
    if (taken) return problem('duplicate-url', taken);
    const leadsNowhere = typeof former.to === 'object' && map.pageOf(former.to) === undefined;
    return leadsNowhere ? problem('dangling-link', `leads nowhere: ${former.file} has no page of its own`) : [];
  });
};

/** The path of the page that an old URL leads to; `undefined` if it leads elsewhere, or to a part of a page. */
function targetOf({ to }: OldUrl, map: CheckContext['map']): string | undefined {
  if (typeof to === 'string' && to.startsWith('/')) return toPagePath(to);
  const entry = typeof to === 'object' ? to : map.entryOf(to);
  return entry && map.pageOf(entry);
}

/** What else has or redirects this URL; `undefined` if nothing does. `last` is the last redirect from it. */
function findOwner(former: OldUrl, last: OldUrl | undefined, map: CheckContext['map']): string | undefined {
  const owner = map.sourceAt(former.path);
  if (owner !== undefined) return `is the URL of ${owner === '' ? 'another page' : owner}`;
  // A redirect is published as a folder, which cannot be where a file is.
  const file = former.path.replace(/\/$/, '');
  if (map.hasFile(former.path) || map.hasFile(file) || hostFiles.has(file)) return 'is the URL of a file';
  if (!last || last === former) return undefined;
  return last.file === former.file
    ? 'is listed twice, and leads to two places'
    : `is also ${last.alias ? 'an alias' : 'a redirect'} of ${last.file}`;
}

/** Why there cannot be a redirect page at this URL, in words: it would lie inside a file. `undefined` if there can, or if none is needed. */
function findObstacle(
  former: OldUrl,
  map: CheckContext['map'],
  firstAt: ReadonlyMap<string, OldUrl>,
): string | undefined {
  if (toPageFile(former.path) === undefined) return undefined;
  const parts = former.path.split('/').slice(1, -1);
  for (const index of parts.keys()) {
    const parent = `/${parts.slice(0, index + 1).join('/')}`;
    const toSay = (what: string, advice: string) =>
      `cannot have a page that redirects, because ${parent} is ${what}: ${advice}`;
    if (isFile(parent, map)) return toSay('a file', 'delete it, and set the redirect up at your host if you need it');
    const url = toFileUrl(parent);
    const other = url && firstAt.get(url);
    if (other)
      return toSay(
        `${other.alias ? 'an alias' : 'a redirect'} of ${other.file} with such a page`,
        'delete one of them',
      );
  }
  return undefined;
}

function isFile(path: string, map: CheckContext['map']): boolean {
  const url = toFileUrl(path);
  if (hostFiles.has(path) || (url !== undefined && map.sourceAt(url) !== undefined)) return true;
  const name = decodeUrl(path);
  return map.hasFile(name) && !map.hasFile(`${name}/index.html`);
}

/** The URL of the page whose file is at a path, such as `/old/` for `/old/index.html`; `undefined` if the path cannot be a page's file. */
function toFileUrl(path: string): string | undefined {
  return toPageFile(path) === undefined ? undefined : toOldPath(path);
}
