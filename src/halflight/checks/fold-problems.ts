import { groupBy } from '../group-by';
import { FOLDED_FROM } from '../limits';
import type { Problem } from '../problem';

/** A problem that is reported in full, and the same mistake in other places. */
export interface Folded<P extends Problem = Problem> {
  first: P;
  /** In reading order; empty unless the mistake is repeated often. */
  others: P[];
}

/**
 * Problems in the order of the report: errors first, so that warnings do not drown them. A mistake made `FOLDED_FROM` times or more is reported once,
 * at its first place.
 */
export function foldProblems<P extends Problem>(problems: readonly P[]): Folded<P>[] {
  const groups = groupBy(problems, mistakeOf);
  const folded = problems.flatMap((problem): Folded<P>[] => {
    const group = groups.get(mistakeOf(problem)) ?? [];
    if (group.length < FOLDED_FROM) return [{ first: problem, others: [] }];
    return group[0] === problem ? [{ first: problem, others: group.slice(1) }] : [];
  });
  return [
    ...folded.filter(({ first }) => first.severity === 'error'),
    ...folded.filter(({ first }) => first.severity !== 'error'),
  ];
}

/** A key for the same mistake about different things: the message without quotations, names and numbers. */
function mistakeOf({ severity, kind, message }: Problem): string {
  const words = message
    // The rest is a hint for this occurrence.
    .replace(/; (?:found|allowed|there are).*$/s, '')
    .replace(/"[^"]*"|<[^>]*>|“[^”]*”/g, '"')
    .replace(/\S*[/.\d]\S+/g, '');
  return `${severity} ${kind} ${words}`;
}
