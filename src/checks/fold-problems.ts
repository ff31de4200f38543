import { FOLDED_FROM } from '../limits';
import type { Problem } from './problem';

/** A problem that is reported whole, and those that are the same mistake elsewhere. */
export interface Folded<P extends Problem = Problem> {
  first: P;
  /** In the order of reading; empty unless there are many. */
  others: P[];
}

/**
 * The problems in the order in which they are reported: errors first, so that warnings drown none of them. The same mistake made many times is
 * told once, where it stands first.
 */
export function foldProblems<P extends Problem>(problems: readonly P[]): Folded<P>[] {
  const groups = new Map<string, P[]>();
  for (const problem of problems) {
    const key = mistakeOf(problem);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
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

/** What a mistake is, whatever it is about: its words without what they quote, name and count. */
function mistakeOf({ severity, kind, message }: Problem): string {
  const words = message
    // What follows is there to help with this one.
    .replace(/; (?:found|allowed|there are).*$/s, '')
    .replace(/"[^"]*"|<[^>]*>|“[^”]*”/g, '"')
    .replace(/\S*[/.\d]\S+/g, '');
  return `${severity} ${kind} ${words}`;
}
