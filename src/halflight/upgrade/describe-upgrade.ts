import type { FilePlan } from './plan-files';
import { countOf } from '../count-of';

/** How many files of each kind are named; the rest are counted. */
const MOST_NAMED = 20;

/** The parts of an upgrade that are reported. */
export interface Told {
  plan: FilePlan;
  merged: readonly string[];
  manifestKept: readonly string[];
  decided: ReadonlyMap<string, string>;
  preference: string | undefined;
  changelog: string;
}

/** Describes what happens to the files: those that the author changed are named, the others only counted. */
export function describeFiles({ plan, merged, manifestKept, decided, preference }: Told): string {
  const taken = plan.taken.length + plan.removed.length;
  const lines = [
    taken > 0
      ? [
          `${countOf(taken, 'file')} of Halflight ${taken === 1 ? 'is' : 'are'} replaced, added or removed. Your content is yours.`,
        ]
      : [],
    named('Changed by you and by the release, and merged line by line:', merged),
    named('Changed by you, and left as they are:', plan.kept),
    named('Removed by you, and not brought back:', plan.leftOut),
    named('Yours in package.json:', manifestKept),
    named(
      preference === 'mine'
        ? 'Changed by both; yours stays, as you asked:'
        : 'Changed by both; the release’s takes its place, as you asked, and yours is in git:',
      [...decided.keys()],
    ),
  ];
  return lines.flat().join('\n');
}

/** Explains the conflicts that block an upgrade, and how to resolve them. */
export function describeConflicts(
  conflicts: ReadonlyMap<string, string>,
  { from, hasBase }: { from: string; hasBase: boolean },
): string {
  const lines = Array.from(conflicts, ([path, why]) => `  ${path}: ${why}`);
  const more = lines.length - MOST_NAMED;
  return [
    ...(hasBase
      ? ['These cannot be both as you have them and as the release has them:']
      : [
          `Halflight ${from}, which this project is of, is not known here, so nobody can tell what you have changed in it.`,
          'Name it: "--base" takes its archive, its folder, or a commit of yours at which nothing of it was changed yet.',
          'Without it, these differ from the release:',
        ]),
    ...lines.slice(0, MOST_NAMED),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
    'Undo your change to them and commit that, or say who is right where both cannot be:',
    '  --conflicts mine     keeps yours',
    '  --conflicts release  takes the release’s; yours stays in git',
  ].join('\n');
}

/** The result of the new version's check of the content. */
export interface Checked {
  /** Whether there are no errors. */
  isGood: boolean;
  output: string;
}

/** How many lines of the check's report go into a commit message. */
const MOST_LINES = 100;

/** The commit message: what was done, what is new, and which errors are left for the author to correct. */
export function toMessage(from: string, to: string, told: Told, { isGood, output }: Checked): string {
  const lines = output.split('\n').slice(0, MOST_LINES);
  return [
    `Upgrade Halflight from ${from} to ${to}`,
    describeFiles(told),
    told.changelog,
    isGood
      ? ''
      : ['The new check finds errors in the content:', '', ...lines.map((line) => `    ${line}`.trimEnd())].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function named(title: string, paths: readonly string[]): string[] {
  const more = paths.length - MOST_NAMED;
  if (paths.length === 0) return [];
  return [title, ...paths.slice(0, MOST_NAMED).map((path) => `  ${path}`), ...(more > 0 ? [`  and ${more} more`] : [])];
}
