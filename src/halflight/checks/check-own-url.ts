import { toFullAddress } from '../to-full-address';
import { toPagePath } from '../derive/to-url';
import { SENT_PATH } from '../features/forms/destinations';
import type { Entry } from '../sourcing/read-entry';
import { findFullAddressProblem } from './link-targets';
import type { CheckContext } from './context';
import type { UnplacedProblem } from '../problem';

/**
 * The problem with a full URL in the front matter that leads to this site itself; `undefined` if it is fine, or leads to another site. `path` is its
 * place in the front matter. Suggestions are full URLs as well, because the field would reject a path.
 */
export function findOwnUrlProblem(
  url: string,
  path: readonly PropertyKey[],
  entry: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const { site } = context.content;
  const field = path.join('.');
  // The home page always exists. A form's receiver runs beside the site, which the check of the output takes into account, too.
  const isBeside = field === 'contact.url' && !url.endsWith(SENT_PATH);
  if (!site || (entry.collection === 'site' && (field === 'url' || isBeside))) return undefined;
  const problem = findFullAddressProblem(url, entry, context);
  if (field === 'canonical' && (!problem || problem.kind === 'moved-link'))
    return findCanonicalProblem(url, site.url, problem);
  const { suggestion } = problem ?? {};
  return problem && suggestion?.startsWith('/')
    ? { ...problem, suggestion: toFullAddress(site.url, encodeURI(suggestion)) }
    : problem;
}

/** A canonical URL must be exact: search engines take it literally, and a redirected URL is no page's canonical URL. */
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
