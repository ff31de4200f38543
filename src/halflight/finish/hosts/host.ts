import type { SiteValues } from '../../collections';
import { decodeUrl } from '../../parse-url';

export type Header = readonly [name: string, value: string];

/** An old URL, and where it leads: paths without the path prefix, percent-encoded. */
export interface Redirect {
  from: string;
  to: string;
}

/** What the files of every host are made from. */
export interface HostSettings {
  /** The path prefix of the site, such as `/site`; '' if there is none. */
  prefix: string;
  /** The headers of every response. */
  headers: readonly Header[];
  /** The headers of responses by path; `*` may occur once in a pattern, and matches anything. */
  rules: readonly { pattern: string; headers: readonly Header[] }[];
  redirects: readonly Redirect[];
  /** The home paths of the languages that are not the main one, each with its own error pages: `/fr/`. None on a site in one language. */
  homes?: readonly string[];
  /** Whether `_redirects` has to say where those pages are: only if it is read by a host that understands it. */
  namesErrorPages?: boolean;
  /** The names of all files that only hosts read, and that must not be served. */
  hidden: readonly string[];
  /** Where messages are sent, if a page has the contact form. */
  contact: SiteValues['contact'];
}

/** A file that a host reads, at the top level of the finished site. */
export interface HostFile {
  name: string;
  /** Returns its content; `undefined` if the host needs none. `own` is the content of the author's file of that name in `static/`. */
  write: (site: HostSettings, own?: string) => string | undefined;
  /** Set for a page, which is served like any other. */
  served?: true;
}

/** What the environment variables of a host say about the build that runs there. */
export interface HostBuild {
  /** Whether it is a preview, for those who review a change before it is published. */
  preview: boolean;
  /** The URL of this preview, if the host provides it. */
  url?: string | undefined;
}

/** The environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A service that serves the finished site, or builds it, or both. */
export interface Host {
  /** Its name, for readers. */
  name: string;
  files: readonly HostFile[];
  /** Reads from the environment whether a build runs there, and what for; `undefined` for a build elsewhere. */
  readBuild?: (environment: Environment) => HostBuild | undefined;
  /** Set if builds for other hosts run there too: those are asked first. */
  runsOthers?: true;
  /** The variables that an author may set for it, and what each means: lines of `npm run build -- --help`. */
  variables?: Readonly<Record<string, string>>;
  /** Set if `_redirects` says which page is shown for what does not exist; other hosts find it by themselves, or cannot. */
  namesErrorPages?: true;
  /** Set if a page takes precedence over a redirect from its path. */
  pagesWin?: true;
}

/** The paths that a redirect applies to: that of a page, with and without its trailing slash. */
export function variantsOf({ from }: Redirect): string[] {
  return from.endsWith('/') ? [from, from.slice(0, -1)] : [from];
}

/**
 * One redirect for each path that redirects apply to, as `variantsOf` lists them. Of those that are the same path once it is decoded, only the first:
 * nginx compares decoded paths, and refuses a path that is named twice. If there is no `room` for all, the variants without a slash are left out,
 * from which the host itself redirects to the others, and then the last that can have a redirect page instead.
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

/** The file of a page at an old URL; `undefined` for one at which no host would serve a page. */
export function toPageFile(from: string): string | undefined {
  if (/%(?:2f|5c|00)/i.test(from)) return undefined;
  const path = decodeURI(from).slice(1);
  if (path.endsWith('/')) return `${path}index.html`;
  return /\.html?$/i.test(path) ? path : undefined;
}

/**
 * The file of a page that redirects; `undefined` if there can be none. On disks and hosts that ignore capitals, a page whose path differs in nothing
 * else from that of its target would take its place.
 */
export function toRedirectFile({ from, to }: Redirect): string | undefined {
  return differsInCapitals({ from, to }) ? undefined : toPageFile(from);
}

/** Whether a redirect leads to the same path in other capitals, or with accents that are stored in another way. */
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
