import { nearest } from '../../sourcing/nearest';

/** A finished site as its visitors could ask for it. Paths are without the site's prefix, and begin with a slash. */
export interface PublicSite {
  /** Where the site is published, with its prefix and a slash at the end. */
  url: string;
  /** What stands before every path; '' for a site at the root of its domain. */
  prefix: string;
  hasFile: (path: string) => boolean;
  /** The file that is there but for the case of its letters. */
  otherCase: (path: string) => string | undefined;
  /** The nearest address that there is. */
  nearest: (path: string) => string | undefined;
  /** Where a path leads that the site answers with a redirect. */
  redirectOf: (path: string) => string | undefined;
  /** What links may lead to within a page; `undefined` for a file that is no page of ours. */
  idsOf: (path: string) => ReadonlySet<string> | undefined;
}

interface Parts {
  url: string;
  /** Every file of `public/`, relative to it. */
  files: readonly string[];
  /** The ids of each page, by its file. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** From one path of the site to another, or to an address elsewhere. */
  redirects: ReadonlyMap<string, string>;
}

/** What there is on a site, from its files. */
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
