import type { UnplacedProblem } from '../../checks/problem';
import { toPath, type PublicSite } from './public-site';
import type { Reference, ReferenceKind } from './reference';
import { parseUrl } from '../../parse-url';

const error = (kind: string, message: string, suggestion?: string): UnplacedProblem => ({
  severity: 'error',
  kind,
  message,
  ...(suggestion !== undefined && { suggestion }),
});

/** The machine itself that asks. */
const OWN_MACHINE = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Domains that are kept free for examples: RFC 2606 and 6761. */
const EXAMPLE = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid)$/;

/** Kinds whose address other programs follow as it is: a page at the wrong end of a redirect is as good as none there. */
const exact = new Set<ReferenceKind>(['canonical address', 'sitemap', 'feed', 'share image']);

const warning = (kind: string, message: string, suggestion?: string): UnplacedProblem => ({
  ...error(kind, message, suggestion),
  severity: 'warning',
});

/** Kinds that carry an author's own addresses: what people are led to, and may be told of however odd it is. */
const leading: ReadonlySet<ReferenceKind> = new Set(['link', 'text', 'structured data', 'feed', 'calendar']);

/** What is wrong with an address that a finished file names; `undefined` for a good one. Other sites are not asked. */
export function findBrokenReference(reference: Reference, file: string, site: PublicSite): UnplacedProblem | undefined {
  const { address, kind, full } = reference;
  const own = new URL(site.url);
  if (kind === 'rule') return findPatternProblem(address, site);
  const isFull = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  if (full && !isFull)
    return error('no-full-address', `the ${kind} "${address}" must be a full URL`, new URL(address, own).href);
  const base = new URL(site.prefix + toPath(file), own);
  if (!parseUrl(address, base))
    return (leading.has(kind) ? warning : error)('bad-address', `the ${kind} "${address}" is not a URL`);
  const target = new URL(address.replace(/^webcal:/i, 'https:'), base);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  if (target.host !== own.host) return findHostProblem(target, reference);
  // What takes a form lies beside the site; the page that shows itself after it does not.
  if (reference.posts && !target.pathname.endsWith('/')) return undefined;
  if (!target.pathname.startsWith(`${site.prefix}/`)) {
    // A full address beside the site is another site of the same host.
    if (isFull) return undefined;
    return error(
      'no-prefix',
      `the ${kind} "${address}" leaves the site, which is below ${site.prefix}/`,
      site.prefix + target.pathname,
    );
  }
  return findPathProblem(reference, target, file, site);
}

function findPatternProblem(pattern: string, { prefix }: PublicSite): UnplacedProblem | undefined {
  if (!pattern.startsWith('/') || pattern.startsWith(`${prefix}/`)) return undefined;
  return error(
    'no-prefix',
    `the rule for "${pattern}" is about another site: this one is below ${prefix}/`,
    prefix + pattern,
  );
}

function findHostProblem({ hostname }: URL, { address, kind }: Reference): UnplacedProblem | undefined {
  // A tutorial may lead its readers to their own machines.
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
  const path = decode(target.pathname.slice(site.prefix.length));
  const asWritten = (found: string) => `${encodeURI(found)}${target.search}${target.hash}`;
  // People get there all the same.
  const through = (message: string, now: string) =>
    (leading.has(kind) && !exact.has(kind) ? warning : error)('through-redirect', message, now);
  const moved = site.redirectOf(path);
  if (moved !== undefined && kind !== 'redirect')
    return through(`the ${kind} "${address}" leads through a redirect`, moved);
  if (site.hasFile(path)) return findFragmentProblem({ address, kind }, path, target, site);
  if (site.hasFile(`${path}/`)) {
    // A redirect may name its target as its author writes it.
    if (kind === 'redirect' && !exact.has(kind)) return undefined;
    return through(
      `the ${kind} "${address}" leads through a redirect: pages have a slash at the end`,
      asWritten(`${path}/`),
    );
  }
  const otherCase = site.otherCase(path) ?? site.otherCase(`${path}/`);
  if (otherCase !== undefined)
    return error(
      'wrong-case',
      `the ${kind} "${address}" leads nowhere: capitals and small letters differ`,
      asWritten(otherCase),
    );
  const near = file === '404.html' ? undefined : site.nearest(path);
  return error('dead-reference', `the ${kind} "${address}" leads to something that was not published`, near);
}

function findFragmentProblem(
  { address, kind }: Pick<Reference, 'address' | 'kind'>,
  path: string,
  { hash }: URL,
  site: PublicSite,
): UnplacedProblem | undefined {
  const id = decode(hash.slice(1));
  const ids = site.idsOf(path);
  // `#top` and `#:~:text=` are the browser's own.
  if (!ids || id === '' || ids.has(id) || /^(?:top$|.*:~:)/.test(id)) return undefined;
  // What structured data calls a thing by is a name, and no place on the page.
  if (kind === 'structured data') return undefined;
  return error('dead-anchor', `the ${kind} "${address}" leads to a page that has nothing with the id "${id}"`);
}

/** What an address says, without the escapes that browsers need; as it is where they are wrong. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
