import { BUILD_FOLDERS, toPagePath } from '../derive/to-url';
import type { CheckContext } from './context';
import type { Problem } from './problem';
import type { OldUrl } from '../routes/old-urls';

/**
 * An old URL must be nobody's address now, and lead to one page only. Where a redirect leads is checked as every link is: to a
 * page that is there. So redirects never lead to one another. One that says again what holds anyway does no harm.
 */
export function checkRedirects({ at, edit, map }: CheckContext): Problem[] {
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
        `lies in /${top}/, a folder that the build keeps for itself: delete it, and set the redirect up at your host if you need it`,
      );
    const target = targetOf(former, map);
    const toDelete = (): Pick<Problem, 'fix'> => {
      const [, index] = former.field;
      if (!former.alias || typeof index !== 'number') return {};
      const edits = edit(former.file, (yaml) => yaml.removeItem('aliases', index));
      return edits.length > 0 ? { fix: { edits } } : {};
    };
    if (target === former.path && map.sourceAt(former.path) !== undefined)
      return problem('idle-redirect', 'is the URL of the page that it leads to: delete it', 'warning');
    const last = map.oldUrls.findLast(({ path }) => path === former.path);
    const isTwice = last !== undefined && last !== former && last.file === former.file;
    if (isTwice && targetOf(last, map) === target)
      return problem('idle-redirect', 'is listed twice: delete one of them', 'warning');
    const taken = findOwner(former, last, map);
    if (taken) return problem('duplicate-url', taken);
    const leadsNowhere = typeof former.to === 'object' && map.pageOf(former.to) === undefined;
    return leadsNowhere ? problem('dangling-link', `leads nowhere: ${former.file} has no page of its own`) : [];
  });
}

/** The path of the page that an old URL leads to, if it leads to the whole of one. */
function targetOf({ to }: OldUrl, map: CheckContext['map']): string | undefined {
  if (typeof to === 'string' && to.startsWith('/')) return toPagePath(to);
  const entry = typeof to === 'object' ? to : map.entryOf(to);
  return entry && map.pageOf(entry);
}

/** Whose the address is besides, in words. `last` is the last that leads from there. */
function findOwner(former: OldUrl, last: OldUrl | undefined, map: CheckContext['map']): string | undefined {
  const owner = map.sourceAt(former.path);
  if (owner !== undefined) return `is the URL of ${owner === '' ? 'another page' : owner}`;
  // A page that leads on would be a folder.
  if (map.hasFile(former.path) || map.hasFile(former.path.replace(/\/$/, ''))) return 'is the URL of a file';
  if (!last || last === former) return undefined;
  return last.file === former.file
    ? 'is listed twice, and leads to two places'
    : `is also ${last.alias ? 'an alias' : 'a redirect'} of ${last.file}`;
}
