import { isElsewhere } from '../../features/redirects/settings';
import { nearest } from '../../nearest';

/** A finished site as visitors can request it. Paths are without the path prefix, and begin with a slash. */
export interface PublicSite {
  /** The URL of the site, with its path prefix and a trailing slash. */
  url: string;
  /** The path prefix; '' for a site at the root of its domain. */
  prefix: string;
  hasFile: (path: string) => boolean;
  /** The path of an existing file that differs only in the case of its letters. */
  otherCase: (path: string) => string | undefined;
  /** Whether another program serves a path, according to `site.md`. */
  isElsewhere: (path: string) => boolean;
  /** The most similar path that exists. */
  nearest: (path: string) => string | undefined;
  /** The target of the redirect at a path, if there is one. */
  redirectOf: (path: string) => string | undefined;
  /** The ids on a page that links may lead to; `undefined` for a file that is not one of our pages. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
}

interface Parts {
  url: string;
  /** Every file of `public/`, relative to it. */
  files: readonly string[];
  /** The ids of each page, by file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** From a path on the site to another, or to a URL elsewhere. */
  redirects: ReadonlyMap<string, string>;
  otherPaths?: readonly string[] | undefined;
}

/** Looks up what exists on a site in the list of its files. */
export function toPublicSite({ url, files, ids, redirects, otherPaths }: Parts): PublicSite {
  const known = new Set(files);
  const paths = files.map(toPath).filter((path) => !/\/page-data\/|[\da-f]{16}/.test(path));
  const byLowerCase = new Map(files.map((file) => [file.toLowerCase(), file]));
  const fileAt = (path: string) => `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
  return {
    url: url.replace(/\/*$/, '/'),
    prefix: new URL(url).pathname.replace(/\/$/, ''),
    hasFile: (path) => known.has(fileAt(path)),
    otherCase: (path) => {
      const found = byLowerCase.get(fileAt(path).toLowerCase());
      return found === undefined ? undefined : toPath(found);
    },
    isElsewhere: (path) => isElsewhere(path, { otherPaths }),
    nearest: (path) => nearest(path, paths),
    redirectOf: (path) => redirects.get(path) ?? redirects.get(path.replace(/\/$/, '')),
    idsOf: (path) => ids.get(fileAt(path)),
  };
}

/** The path at which a file of `public/` is served. */
export function toPath(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}
