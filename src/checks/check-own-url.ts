import { toFullAddress } from '../derive/to-full-address';
import { toPagePath } from '../derive/to-url';
import type { Entry } from '../sourcing/read-entry';
import { findFullAddressProblem } from './check-targets';
import type { CheckContext } from './context';
import type { UnplacedProblem } from './problem';

/**
 * What is wrong with a full URL in the front matter that leads to this site itself; `undefined` for a good one, and for all of other sites.
 * `path` is where it stands in the front matter. Suggestions are full URLs, too: a path would be refused there.
 */
export function findOwnUrlProblem(
  url: string,
  path: readonly PropertyKey[],
  entry: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const { site } = context.content;
  const field = path.join('.');
  // The home page is always there; what takes a form lies beside the site, as the check of the output knows, too.
  if (!site || (entry.collection === 'site' && (field === 'url' || (field === 'contact.url' && !url.endsWith('/')))))
    return undefined;
  const problem = findFullAddressProblem(url, entry, context);
  if (field === 'canonical' && (!problem || problem.kind === 'moved-link'))
    return findCanonicalProblem(url, site.url, problem);
  const { suggestion } = problem ?? {};
  return problem && suggestion?.startsWith('/')
    ? { ...problem, suggestion: toFullAddress(site.url, encodeURI(suggestion)) }
    : problem;
}

/** Search engines take a canonical URL as it is: one that is redirected names no page. */
function findCanonicalProblem(
  url: string,
  siteUrl: string,
  moved: UnplacedProblem | undefined,
): UnplacedProblem | undefined {
  const isOwn = `${url}/`.startsWith(toFullAddress(siteUrl, '/'));
  const exact = moved ? moved.suggestion : isOwn ? toPagePath(url) : url;
  if (exact === url) return undefined;
  return {
    severity: 'error',
    kind: 'not-exact',
    message: `the canonical URL "${url}" is not the URL of the page itself`,
    ...(exact !== undefined && { suggestion: exact }),
  };
}
