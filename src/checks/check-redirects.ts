import type { CheckContext } from './context';
import type { Problem } from './problem';
import type { FormerAddress } from '../routes/old-urls';

/**
 * An old URL must be nobody's address now, and lead to one page only. Where a redirect leads is checked as every link is: to a
 * page that is there. So redirects never lead to one another.
 */
export function checkRedirects({ at, map }: CheckContext): Problem[] {
  return map.formerAddresses.flatMap((former) => {
    const problem = (kind: string, message: string): Problem[] => [
      {
        ...at(former.file, former.field),
        severity: 'error',
        kind,
        message: `the ${former.alias ? 'alias' : 'redirect from'} "${former.written}" ${message}`,
      },
    ];
    const taken = findOwner(former, map);
    if (taken) return problem('duplicate-url', taken);
    const leadsNowhere = typeof former.to === 'object' && map.pageOf(former.to) === undefined;
    return leadsNowhere ? problem('dangling-link', `leads nowhere: ${former.file} has no page of its own`) : [];
  });
}

/** Whose the address is besides, in words. */
function findOwner(former: FormerAddress, map: CheckContext['map']): string | undefined {
  const owner = map.sourceAt(former.path);
  if (owner !== undefined) return `is the URL of ${owner === '' ? 'another page' : owner}`;
  if (map.hasFile(former.path)) return 'is the URL of a file';
  const last = map.formerAddresses.findLast(({ path }) => path === former.path);
  if (!last || last === former) return undefined;
  return last.file === former.file
    ? 'is listed twice'
    : `is also ${last.alias ? 'an alias' : 'a redirect'} of ${last.file}`;
}
