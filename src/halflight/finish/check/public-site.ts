import { nearest } from '../../sourcing/nearest';

/** A finished site as visitors can request it. Paths are without the path prefix, and begin with a slash. */
export interface PublicSite {
  /** The URL of the site, with its path prefix and a trailing slash. */
  url: string;
  /** The path prefix; '' for a site at the root of its domain. */
  prefix: string;
  hasFile: (path: string) => boolean;
  /** The path of an existing file that differs only in the case of its letters. */
  otherCase: (path: string) => string | undefined;
  /** The nearest path that exists. */
  nearest: (path: string) => string | undefined;
  /** Where the redirect at a path leads, if there is one. */
  redirectOf: (path: string) => string | undefined;
  /** The ids on a page that links may lead to; `undefined` for a file that is not a page of ours. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
}

interface Parts {
  url: string;
  /** Every file of `public/`, relative to it. */
  files: readonly string[];
  /** The ids of each page, by its file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** From a path of the site to another, or to a URL elsewhere. */
  redirects: ReadonlyMap<string, string>;
}

/** Looks up what there is on a site in the list of its files. */
export function toPublicSite({ url, files, ids, redirects }: Parts): PublicSite {
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
    nearest: (path) => nearest(path, paths),
    redirectOf: (path) => redirects.get(path) ?? redirects.get(path.replace(/\/$/, '')),
    idsOf: (path) => ids.get(fileAt(path)),
  };
}

/** The path that a file of `public/` is served at. */
export function toPath(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}
