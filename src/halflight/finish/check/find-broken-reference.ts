import { toError, type UnplacedProblem } from '../../problem';
import { outputNames } from '../../output-names';
import { SENT_PATH } from '../../features/forms/destinations';
import { toPath, type PublicSite } from './public-site';
import type { Reference, ReferenceKind } from './reference';
import { decodeUrl, parseUrl } from '../../parse-url';

/** Hosts that mean the visitor's own machine. */
const OWN_MACHINE = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Domains reserved for examples: RFC 2606 and 6761. */
const EXAMPLE = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid)$/;

/** Kinds of reference that programs use without following redirects, so a redirect is as bad as a missing page. */
const exact = new Set<ReferenceKind>(['canonical address', 'sitemap', 'feed', 'share image']);

const warning = (kind: string, message: string, suggestion?: string): UnplacedProblem => ({
  ...toError(kind, message, suggestion),
  severity: 'warning',
});

/** Kinds of reference that may be an author's own URLs, and that people follow: some problems with these are only warnings, or none. */
const leading: ReadonlySet<ReferenceKind> = new Set(['link', 'text', 'structured data', 'feed', 'calendar']);

/** The problem with a URL in a finished file; `undefined` if it is good. Sends no requests to other sites. */
export function findBrokenReference(reference: Reference, file: string, site: PublicSite): UnplacedProblem | undefined {
  const { address, kind, full } = reference;
  const own = new URL(site.url);
  if (kind === 'rule') return findPatternProblem(address, site);
  const isFull = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  if (full && !isFull)
    return toError('no-full-address', `the ${kind} "${address}" must be a full URL`, new URL(address, own).href);
  const base = new URL(site.prefix + toPath(file), own);
  if (!parseUrl(address, base))
    return (leading.has(kind) ? warning : toError)('bad-address', `the ${kind} "${address}" is not a URL`);
  const target = new URL(address.replace(/^webcal:/i, 'https:'), base);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  if (target.host !== own.host) return findHostProblem(target, reference);
  // A form may be posted to something beside the site, or to the page to show afterwards, which is part of the site.
  if (reference.posts && !target.pathname.endsWith(SENT_PATH)) return undefined;
  if (!target.pathname.startsWith(`${site.prefix}/`)) {
    // An absolute URL outside the path prefix is another site on the same host.
    if (isFull) return undefined;
    return toError(
      'no-prefix',
      `the ${kind} "${address}" leaves the site, which is below ${site.prefix}/`,
      site.prefix + target.pathname,
    );
  }
  return findPathProblem(reference, target, file, site);
}

function findPatternProblem(pattern: string, { prefix }: PublicSite): UnplacedProblem | undefined {
  if (!pattern.startsWith('/') || pattern.startsWith(`${prefix}/`)) return undefined;
  return toError(
    'no-prefix',
    `the rule for "${pattern}" is about another site: this one is below ${prefix}/`,
    prefix + pattern,
  );
}

function findHostProblem({ hostname }: URL, { address, kind }: Reference): UnplacedProblem | undefined {
  // A tutorial may link to its readers' own machines.
  if (OWN_MACHINE.test(hostname))
    return leading.has(kind)
      ? undefined
      : warning('own-machine', `the ${kind} "${address}" points to localhost, which visitors cannot reach`);
  if (!EXAMPLE.test(hostname)) return undefined;
  const message = `the ${kind} "${address}" leads to a domain reserved for examples`;
  return { severity: 'warning', kind: 'example-domain', message };
}

function findPathProblem(
  { address, kind }: Reference,
  target: URL,
  file: string,
  site: PublicSite,
): UnplacedProblem | undefined {
  const path = decodeUrl(target.pathname.slice(site.prefix.length));
  if (!exact.has(kind) && site.isElsewhere(path)) return undefined;
  const asWritten = (found: string) => `${encodeURI(found)}${target.search}${target.hash}`;
  // People who follow the link arrive anyway, so this is only a warning.
  const through = (message: string, now: string) =>
    (leading.has(kind) && !exact.has(kind) ? warning : toError)('through-redirect', message, now);
  const moved = site.redirectOf(path);
  if (moved !== undefined && kind !== 'redirect')
    return through(`the ${kind} "${address}" leads through a redirect`, moved);
  if (site.hasFile(path)) return findFragmentProblem({ address, kind }, path, target, site);
  if (site.hasFile(`${path}/`)) {
    // A redirect may name its target as the author wrote it.
    if (kind === 'redirect' && !exact.has(kind)) return undefined;
    return through(
      `the ${kind} "${address}" leads through a redirect: pages have a slash at the end`,
      asWritten(`${path}/`),
    );
  }
  const otherCase = site.otherCase(path) ?? site.otherCase(`${path}/`);
  if (otherCase !== undefined)
    return toError(
      'wrong-case',
      `the ${kind} "${address}" leads nowhere: capitals and small letters differ`,
      asWritten(otherCase),
    );
  if (path === `/${outputNames.sitemap}` && (leading.has(kind) || kind === 'redirect'))
    return warning(
      'dead-reference',
      `the ${kind} "${address}" leads nowhere here: a demo, a preview and a site of which nothing may be indexed have no sitemap`,
    );
  const near = file === '404.html' ? undefined : site.nearest(path);
  return toError('dead-reference', `the ${kind} "${address}" leads to something that was not published`, near);
}

function findFragmentProblem(
  { address, kind }: Pick<Reference, 'address' | 'kind'>,
  path: string,
  { hash }: URL,
  site: PublicSite,
): UnplacedProblem | undefined {
  const id = decodeUrl(hash.slice(1));
  const ids = site.idsOf(path);
  // Browsers handle `#top` and `#:~:text=` themselves.
  if (!ids || id === '' || ids.has(id) || /^(?:top$|.*:~:)/.test(id)) return undefined;
  // In structured data, a fragment is part of an id, not a place on the page.
  if (kind === 'structured data') return undefined;
  // Visitors arrive at the top of the page. The section that the link names may currently have nothing to show.
  const report = leading.has(kind) || kind === 'redirect' ? warning : toError;
  return report('dead-anchor', `the ${kind} "${address}" leads to a page that has nothing with the id "${id}"`);
}
