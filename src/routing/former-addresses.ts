import type { SiteValues } from '../collections';
import { toPagePath } from '../derive/to-url';
import type { Entry } from '../sourcing/read-entry';
import { aliasesOf } from './route';

/** An address that a page had before: an alias of an entry, or a redirect of `site.md`. */
export interface FormerAddress {
  /** The address as pages have it, without the site's prefix: `/old/`, or `/old.html`. */
  path: string;
  /** As its author wrote it. */
  written: string;
  /** The file that names it, and the field. */
  file: string;
  field: readonly PropertyKey[];
  /** Whether it is an alias. */
  alias: boolean;
  /** The entry whose page it leads to, for an alias; else what the redirect says: a path or a Markdown file. */
  to: Entry | string;
}

/** An address of before as pages have it. `/old/index.html` is another name of `/old/`. */
export function toFormerPath(written: string): string {
  return toPagePath(written).replace(/(?<=\/)index\.html?$/, '');
}

/** All addresses of before of a site, in the order of its entries. */
export function findFormerAddresses(
  entries: readonly Entry[],
  site: Pick<SiteValues, 'redirects'> | undefined,
): FormerAddress[] {
  const aliases = entries.flatMap((entry) =>
    aliasesOf(entry).map((written, index) => ({
      path: toFormerPath(written),
      written,
      file: entry.filePath,
      field: ['aliases', index],
      alias: true,
      to: entry,
    })),
  );
  const redirects = (site?.redirects ?? []).map(({ from, to }, index) => ({
    path: toFormerPath(from),
    written: from,
    file: 'site.md',
    field: ['redirects', index, 'from'],
    alias: false,
    to,
  }));
  return [...aliases, ...redirects];
}
