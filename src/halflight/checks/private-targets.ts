import type { Day } from '../fields/days';
import { publishStatusOf } from '../routes/visibility';
import type { PublishStatus } from '../ui/components/site-context/site-context';
import type { Entry } from '../sourcing/read-entry';
import type { CheckContext } from './context';
import { toError, type UnplacedProblem } from '../problem';

/**
 * The problem with a link from a published page to an unpublished one. `entry` is the entry that `page` belongs to; a list that only exists because
 * of unpublished entries has none.
 */
export function findPrivateProblem(
  target: string,
  page: string,
  entry: Entry | undefined,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  if (entry) return findPrivateEntryProblem(target, entry, from, context);
  // A file with errors has a URL, but whether it is published is unknown.
  if (
    context.isShown(page) ||
    !context.map.isPage(page) ||
    publishStatusOf(from, context.clock, context.content.collections)
  )
    return undefined;
  return toError('private-link', `"${target}" leads to a list in which nothing is published yet`);
}

/** The problem with a link from a published page to a file that is only made from unpublished entries, such as a tag's feed. */
export function findPrivateFileProblem(
  target: string,
  path: string,
  from: Entry,
  { isFileShown, clock, content: { collections } }: CheckContext,
): UnplacedProblem | undefined {
  if (isFileShown(path) || publishStatusOf(from, clock, collections)) return undefined;
  return toError(
    'private-link',
    `"${target}" leads to a file that is not published, because none of the entries it is made from is`,
  );
}

/**
 * The problem with an entry that references one that is unpublished, or expires earlier: an error if the referencing entry is published, a warning
 * about the day of publication if it appears later.
 */
export function findPrivateEntryProblem(
  target: string,
  entry: Entry,
  from: Entry,
  { clock, content: { collections } }: CheckContext,
): UnplacedProblem | undefined {
  const waits = publishStatusOf(from, clock, collections);
  if (entry === from || (waits && waits.why !== 'later')) return undefined;
  const status = publishStatusOf(entry, { today: waits?.day ?? clock.today }, collections);
  if (status) {
    const problem = toError('private-link', `"${target}" refers to ${entry.filePath}, ${adviceFor(status, clock)}`);
    if (!waits) return problem;
    const message = `${problem.message}; on ${waits.day}, when this file appears, this becomes an error, and builds fail`;
    return { ...problem, severity: 'warning', message };
  }
  const [ends, own] = [entry, from].map(({ values }) => values.expires as Day | undefined);
  if (ends === undefined || (own !== undefined && own <= ends)) return undefined;
  return {
    severity: 'warning',
    kind: 'private-link',
    message: `"${target}" refers to ${entry.filePath}, which expires on ${ends}: from then on this is an error, and builds fail`,
  };
}

function adviceFor({ why, day }: PublishStatus, { today }: CheckContext['clock']): string {
  switch (why) {
    case 'draft':
      return 'a draft, which visitors do not see: link to it once it is published, or make this file a draft, too';
    case 'later':
      return `which appears on ${day}: link to it from then on, or publish this file later, too ("publish: ${day}")`;
    case 'expired':
      return day > today
        ? `which expires on ${day}: remove this`
        : `which expired on ${day}, and is no longer shown: remove this`;
  }
}
