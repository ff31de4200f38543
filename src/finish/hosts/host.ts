import type { SiteValues } from '../../collections';

/** The name of a header, and what it says. */
export type Header = readonly [name: string, value: string];

/** An old URL, and where it leads: paths without the site's prefix, escaped as addresses are. */
export interface Redirect {
  from: string;
  to: string;
}

/** What every host's files are made from. */
export interface HostSettings {
  /** The site's prefix, such as `/site`; '' when there is none. */
  prefix: string;
  /** What every answer carries. */
  headers: readonly Header[];
  /** What answers carry by their path; in a pattern `*` stands once, for anything. */
  rules: readonly { pattern: string; headers: readonly Header[] }[];
  redirects: readonly Redirect[];
  /** The paths of the languages that are not the main one, each with error pages of its own: `/fr/`. None on a site in one. */
  homes?: readonly string[];
  /** Whether `_redirects` has to say where those pages are: only where it is read by a host that understands it. */
  namesErrorPages?: boolean;
  /** The names of all files that only hosts read, and nobody else is to be served. */
  hidden: readonly string[];
  /** Where messages go, if a page has the form. */
  contact: SiteValues['contact'];
}

/** A file that a host reads, at the top of the finished site. */
export interface HostFile {
  name: string;
  /** What it says; `undefined` where the host needs none. `own` is what the author's file of that name in `static/` says. */
  write: (site: HostSettings, own?: string) => string | undefined;
  /** Set for a page, which is served like any other. */
  served?: true;
}

/** What the variables of a host say of the build that runs there. */
export interface HostBuild {
  /** Whether it is for those who look at a change before it is published. */
  preview: boolean;
  /** Where the host shows this preview, if it tells. */
  url?: string | undefined;
}

/** The variables that a build runs with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A place that serves the finished site, or builds it, or both. */
export interface Host {
  /** What people call it. */
  name: string;
  files: readonly HostFile[];
  /** Whether a build runs there, and what for; `undefined` for a build elsewhere. */
  readBuild?: (environment: Environment) => HostBuild | undefined;
  /** Set where other hosts' builds run, too: those are asked first. */
  runsOthers?: true;
  /** The variables that an author may set for it, and what each says: lines of `npm run build -- --help`. */
  variables?: Readonly<Record<string, string>>;
  /** Set where `_redirects` says which page is shown for what is not there; another host finds it by itself, or cannot. */
  namesErrorPages?: true;
  /** Set where a page wins over a redirect from its address. */
  pagesWin?: true;
}

/** The addresses that a redirect answers at: a page's with its slash and without it. */
export function variantsOf({ from }: Redirect): string[] {
  return from.endsWith('/') ? [from, from.slice(0, -1)] : [from];
}

/** A pattern of a rule as a regular expression, without its ends. */
export function toRegExp(pattern: string): string {
  return pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replace('*', '.*');
}
