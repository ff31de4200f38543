import type { Problem } from '../../checks/problem';
import type { ProblemReport } from './problem-report';
import { countsOf } from '../../count-of';

/** Problems of one severity and kind. */
export interface ProblemGroup {
  severity: Problem['severity'];
  kind: string;
  problems: Problem[];
}

/** The problems as a page shows them: those of its own files one by one, all others grouped by kind. */
export interface SortedProblems {
  own: Problem[];
  others: ProblemGroup[];
}

/** Sorts problems for the page at a path, errors first, then the larger groups. */
export function sortForPage(
  { problems, pages }: Pick<ProblemReport, 'problems' | 'pages'>,
  path: string,
): SortedProblems {
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

/** How many errors and warnings there are, in words: `2 errors, 1 warning`. */
export function countInWords(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return countsOf([errors, 'error'], [problems.length - errors, 'warning']).join(', ');
}

/** Describes what the preview shows of files that cannot be read; '' if there are none. */
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
