import type { SiteValues } from '../collections';
import { formsOf } from '../to-file-path';
import { toOldPath, toPagePath } from '../derive/to-url';
import { isWebAddress } from '../fields/formats';
import { splitTarget } from '../parse-url';
import { toEntryId, type Entry } from '../sourcing/read-entry';
import { aliasesOf, type Route } from './route';

/** An old URL of a page: an alias of an entry, or a redirect in `site.md`. */
export interface OldUrl {
  /** In the form of a page path, without the site's path prefix: `/old/`, or `/old.html`. */
  path: string;
  written: string;
  /** The file and field that define it. */
  file: string;
  field: readonly PropertyKey[];
  alias: boolean;
  /** For an alias, the entry; for a redirect, its target: a path, a Markdown file or a full URL. */
  to: Entry | string;
}

/** All old URLs of a site: aliases in entry order, then redirects. */
export function findOldUrls(entries: readonly Entry[], site: Pick<SiteValues, 'redirects'> | undefined): OldUrl[] {
  const aliases = entries.flatMap((entry) =>
    aliasesOf(entry).map(({ written, index }) => ({
      path: toOldPath(written),
      written,
      file: entry.filePath,
      field: ['aliases', index],
      alias: true,
      to: entry,
    })),
  );
  const redirects = (site?.redirects ?? []).map(({ from, to }, index) => ({
    path: toOldPath(from),
    written: from,
    file: 'site.md',
    field: ['redirects', index, 'from'],
    alias: false,
    to,
  }));
  return [...aliases, ...redirects];
}

/** Where each old URL redirects to in the preview, which shows everything. */
export function toMoves(
  entries: readonly Entry[],
  site: Pick<SiteValues, 'redirects'>,
  routes: readonly Pick<Route, 'path' | 'entry'>[],
): Map<string, string> {
  const pages = new Map(routes.map(({ entry, path }) => [entry, path]));
  const findPage = (file: string) =>
    formsOf(file)
      .map((form) => pages.get(toEntryId(form)))
      .find((path) => path !== undefined);
  return new Map(
    findOldUrls(entries, site).flatMap(({ path, to }) => {
      if (typeof to === 'string' && isWebAddress(to)) return [[path, new URL(to).href] as const];
      const { path: target, rest } = typeof to === 'object' ? { path: to.filePath, rest: '' } : splitTarget(to);
      const page = target.startsWith('/') ? toPagePath(target) : findPage(target);
      // A page that redirects to itself would loop.
      return page === undefined || page === path ? [] : [[path, page + rest] as const];
    }),
  );
}
