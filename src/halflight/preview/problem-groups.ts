import type { Problem } from '../problem';
import type { ProblemReport } from './problem-report';
import { countsOf } from '../count-of';

/** Problems of one severity and kind. */
export interface ProblemGroup {
  severity: Problem['severity'];
  kind: string;
  problems: Problem[];
}

/**
 * Sorts problems for the page at a path, which shows those of its own files individually, and all others grouped by kind: errors first, then by group
 * size, largest first.
 */
export function sortForPage(
  { problems, pages }: Pick<ProblemReport, 'problems' | 'pages'>,
  path: string,
): { own: Problem[]; others: ProblemGroup[] } {
  const files = new Set(pages[path] ?? []);
  const own = errorsFirst(problems.filter(({ file }) => files.has(file)));
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    if (files.has(problem.file)) continue;
    const { severity, kind } = problem;
    const group = groups.get(`${severity} ${kind}`) ?? { severity, kind, problems: [] };
    group.problems.push(problem);
    groups.set(`${severity} ${kind}`, group);
  }
  const others = errorsFirst([...groups.values()].sort((a, b) => b.problems.length - a.problems.length));
  return { own, others };
}

function errorsFirst<T extends { severity: Problem['severity'] }>(some: readonly T[]): T[] {
  return [
    ...some.filter(({ severity }) => severity === 'error'),
    ...some.filter(({ severity }) => severity !== 'error'),
  ];
}

/** Counts errors and warnings in words: `2 errors, 1 warning`. */
export function countInWords(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return countsOf([errors, 'error'], [problems.length - errors, 'warning']).join(', ');
}

/** Describes what the preview shows in place of unreadable files; '' if there are none. */
export function describeShown({ kept, missing }: Pick<ProblemReport, 'kept' | 'missing'>): string {
  const one = (files: readonly string[]) => (files.length === 1 ? files[0] : `${files.length} files`);
  return [
    kept.length > 0 && `The last good version of ${one(kept)} is shown.`,
    missing.length > 0 &&
      `${one(missing)} will not be shown until ${missing.length === 1 ? 'it is' : 'they are'} fixed.`,
  ]
    .filter(Boolean)
    .join(' ');
}
