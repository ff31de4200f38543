import { toFullAddress } from '../derive/to-full-address';
import { toPagePath } from '../derive/to-url';
import type { Entry } from '../sourcing/read-entry';
import { findFullAddressFlaw, type Flaw } from './check-targets';
import type { Surroundings } from './site-map';

/**
 * What is wrong with a full URL in the front matter that leads to this site itself; `undefined` for a good one, and for all of other sites.
 * `path` is where it stands in the front matter. Suggestions are full URLs, too: a path would be refused there.
 */
export function findOwnUrlFlaw(
  url: string,
  path: readonly PropertyKey[],
  entry: Entry,
  around: Surroundings,
): Flaw | undefined {
  const { site } = around.content;
  const field = path.join('.');
  // The home page is always there; what takes a form lies beside the site, as the check of the output knows, too.
  if (!site || (entry.collection === 'site' && (field === 'url' || (field === 'contact.url' && !url.endsWith('/')))))
    return undefined;
  const flaw = findFullAddressFlaw(url, entry, around);
  if (field === 'canonical' && (!flaw || flaw.kind === 'moved-link')) return findCanonicalFlaw(url, site.url, flaw);
  const { suggestion } = flaw ?? {};
  return flaw && suggestion?.startsWith('/')
    ? { ...flaw, suggestion: toFullAddress(site.url, encodeURI(suggestion)) }
    : flaw;
}

/** Search engines take a canonical URL as it is: one that is redirected names no page. */
function findCanonicalFlaw(url: string, siteUrl: string, moved: Flaw | undefined): Flaw | undefined {
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
