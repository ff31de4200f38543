import { isEntryFile } from '../entry-file';
import type { Problem } from '../problem';
import { entriesOn, type OfEntries } from '../routes/route';

/** The problems with the content, as the preview reports them to its pages. */
export interface ProblemReport {
  problems: readonly Problem[];
  /** Files that have become unreadable: their last good version is shown. */
  kept: readonly string[];
  /** Files that have been unreadable since the preview started: they are not shown. */
  missing: readonly string[];
  /** The files with problems that each page is built from, by the path of the page. */
  pages: Readonly<Record<string, readonly string[]>>;
}

interface Input {
  problems: readonly Problem[];
  /** The files that can be read, relative to the content folder. */
  readable: ReadonlySet<string>;
  /** The files of the entries that are shown, by entry id. */
  shown: ReadonlyMap<string, string>;
  routes: readonly (OfEntries & { path: string })[];
}

/** Assembles the report for the pages of the preview. */
export function toProblemReport({ problems, readable, shown, routes }: Input): ProblemReport {
  const files = new Set(problems.map(({ file }) => file));
  const shownFiles = new Set(shown.values());
  const unreadable = [
    ...new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)),
  ].filter((file) => isEntryFile(file) && !readable.has(file));
  const ids = new Map([...shown].filter(([, file]) => files.has(file)));
  const pages = routes.flatMap((route) => {
    const named = entriesOn(route).flatMap((id) => ids.get(id) ?? []);
    return named.length > 0 ? [[route.path, named] as const] : [];
  });
  return {
    problems,
    kept: unreadable.filter((file) => shownFiles.has(file)),
    missing: unreadable.filter((file) => !shownFiles.has(file)),
    pages: Object.fromEntries(pages),
  };
}
