import type { Collection } from '../collections/define-collection';
import { UNPUBLISHED_NAMED } from '../limits';
import { entriesOn, type OfEntries, type RoutableEntry } from './route';
import type { Badges, BadgeStatus, PublishStatus } from '../ui/components/site-context/site-context';
import { publishStatusOf, type Clock } from './visibility';

/** The entries that visitors do not see on a day, by id, and why. */
export function findUnpublished(
  entries: readonly Pick<RoutableEntry, 'id' | 'collection' | 'values'>[],
  clock: Pick<Clock, 'today'>,
  registry?: readonly Collection[],
): Map<string, PublishStatus> {
  return new Map(
    entries.flatMap((entry) => {
      const status = publishStatusOf(entry, clock, registry);
      return status ? [[entry.id, status] as const] : [];
    }),
  );
}

/** The badges of the entries that a page shows or names; `undefined` if there are none. */
export function badgesOf(page: OfEntries, badges: ReadonlyMap<string, BadgeStatus>): Badges | undefined {
  if (badges.size === 0) return undefined;
  const named = entriesOn(page).flatMap((id) => {
    const status = badges.get(id);
    return status ? [[id, status] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** A line that says which entries a build does not publish, and until when; '' if there are none. */
export function describeUnpublished(
  entries: readonly RoutableEntry[],
  clock: Pick<Clock, 'today'>,
  registry?: readonly Collection[],
): string {
  const unpublished = findUnpublished(entries, clock, registry);
  const all = entries.flatMap(({ id, filePath }) => {
    const status = unpublished.get(id);
    return status ? [`${filePath} ${describeStatus(status)}`] : [];
  });
  if (all.length === 0) return '';
  const more = all.length - UNPUBLISHED_NAMED;
  return `Not published: ${all.slice(0, UNPUBLISHED_NAMED).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}

function describeStatus({ why, day }: PublishStatus): string {
  if (why === 'draft') return '(draft)';
  return why === 'later' ? `until ${day}` : `(expired ${day})`;
}
