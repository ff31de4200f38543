import type { ShownForm } from '../features/forms/destinations';
import { decodeUrl } from '../parse-url';

export type Header = readonly [name: string, value: string];

/** An old URL and its target: paths without the path prefix, percent-encoded. A target on another site is a full URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** What every host's files are made from. */
export interface HostSettings {
  /** The path prefix of the site, such as `/site`; '' if there is none. */
  prefix: string;
  /** The headers of every response. */
  headers: readonly Header[];
  /** The headers of responses by path; `*` may occur once in a pattern, and matches anything. */
  rules: readonly { pattern: string; headers: readonly Header[] }[];
  redirects: readonly Redirect[];
  /** The home paths of the languages other than the main one, each with its own error pages: `/fr/`. Empty on a site in one language. */
  homes?: readonly string[];
  /** Whether `_redirects` must say where those pages are, because a host that understands this reads it. */
  namesErrorPages?: boolean;
  /** The names of all files that only hosts read, and that must not be served. */
  hidden: readonly string[];
  /** The forms that pages show. */
  forms: readonly ShownForm[];
}

/** A file that a host reads, at the top level of the finished site. */
export interface HostFile {
  name: string;
  /** Returns the content; `undefined` if the host does not need the file. `own` is the content of the author's file of that name in `static/`. */
  write: (site: HostSettings, own?: string) => string | undefined;
  /** Set for a page, which is served like any other. */
  served?: true;
}

/** What a host's environment variables say about a build there. */
export interface HostBuild {
  /** Whether it is a preview, in which a change is reviewed before it is published. */
  preview: boolean;
  /** The URL of this preview, if the host provides it. */
  url?: string | undefined;
}

/** The environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A service that serves the finished site, builds it, or both. */
export interface Host {
  /** The name to show. */
  name: string;
  files: readonly HostFile[];
  /** Reads from the environment whether a build runs there, and what for; `undefined` for a build elsewhere. */
  readBuild?: (environment: Environment) => HostBuild | undefined;
  /** Set if builds for other hosts run there too: those hosts are asked first. */
  runsOthers?: true;
  /** The variables that an author may set for the host, with descriptions: lines of `npm run build -- --help`. */
  variables?: Readonly<Record<string, string>>;
  /** Set if `_redirects` says which error page to show; other hosts find it themselves, or cannot. */
  namesErrorPages?: true;
  /** Set if a page takes precedence over a redirect from its path. */
  pagesWin?: true;
}

/** Where a redirect leads, as a host is told: a path with the site's prefix, or a full URL. */
export const targetOf = ({ to }: Pick<Redirect, 'to'>, prefix: string): string =>
  to.startsWith('/') ? prefix + to : to;

/** The paths that a redirect applies to: its page's path, with and without a trailing slash. */
export function variantsOf({ from }: Redirect): string[] {
  return from.endsWith('/') ? [from, from.slice(0, -1)] : [from];
}

/**
 * One redirect for each path that redirects apply to, as `variantsOf` lists them. Of paths that are the same once decoded, only the first is kept:
 * nginx compares decoded paths, and rejects a path named twice. If there is no `room` for all, leaves out the variants without a slash, from which
 * the host itself redirects to the others, and then the last ones that can have a redirect page instead.
 */
export function rulesOf(redirects: readonly Redirect[], room = Infinity): Redirect[] {
  const rules = new Map<string, Redirect>();
  for (const redirect of redirects) {
    for (const from of variantsOf(redirect)) {
      const path = decodeUrl(from);
      if (!rules.has(path)) rules.set(path, { ...redirect, from });
    }
  }
  if (rules.size <= room) return [...rules.values()];
  const needsRule = (redirect: Redirect) => toRedirectFile(redirect) === undefined;
  return redirects.toSorted((a, b) => Number(needsRule(b)) - Number(needsRule(a))).slice(0, Math.max(0, room));
}

/** The file of a page at an old URL; `undefined` if no host would serve a page there. */
export function toPageFile(from: string): string | undefined {
  if (/%(?:2f|5c|00)/i.test(from)) return undefined;
  const path = decodeURI(from).slice(1);
  if (path.endsWith('/')) return `${path}index.html`;
  return /\.html?$/i.test(path) ? path : undefined;
}

/**
 * The file of a redirect page; `undefined` if there can be none. On disks and hosts that ignore case, it would replace its target if the paths differ
 * in nothing else.
 */
export function toRedirectFile({ from, to }: Redirect): string | undefined {
  return differsInCapitals({ from, to }) ? undefined : toPageFile(from);
}

/** Whether a redirect leads to the same path in other case, or with accents that are encoded differently. */
export function differsInCapitals({ from, to }: Redirect): boolean {
  const plain = (path: string) =>
    decodeUrl(path.replace(/[?#].*$/s, ''))
      .normalize('NFC')
      .toLowerCase();
  return plain(from) === plain(to);
}

/** A rule's pattern as a regular expression, without anchors. */
export function toRegExp(pattern: string): string {
  return pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replace('*', '.*');
}
