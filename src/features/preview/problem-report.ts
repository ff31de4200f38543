import type { Problem } from '../../checks/problem';
import { entriesOn, type OfEntries } from '../../routes/route';

/** What the preview tells its pages of problems with the content. */
export interface ProblemReport {
  problems: readonly Problem[];
  /** Files that cannot be read as they are: the last good version of them is shown. */
  kept: readonly string[];
  /** Files that cannot be read and never could since the preview was started: nothing of them is shown. */
  missing: readonly string[];
  /** The files with problems that a page is made of, by its path. */
  pages: Readonly<Record<string, readonly string[]>>;
}

interface Input {
  problems: readonly Problem[];
  /** The files that can be read, relative to the content folder. */
  readable: ReadonlySet<string>;
  /** The entries that are shown, by their ids: the files that they come from. */
  shown: ReadonlyMap<string, string>;
  routes: readonly (OfEntries & { path: string })[];
}

/** Puts together what the pages of the preview are told. */
export function toProblemReport({ problems, readable, shown, routes }: Input): ProblemReport {
  const files = new Set(problems.map(({ file }) => file));
  const shownFiles = new Set(shown.values());
  const unreadable = [
    ...new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)),
  ].filter((file) => file.endsWith('.md') && !readable.has(file));
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
