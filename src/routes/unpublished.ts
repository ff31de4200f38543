import { entriesOn, type OfEntries, type RoutableEntry } from './route';
import { publishStatusOf, type Clock, type PublishStatus } from './visibility';

/** What a preview says of entries that visitors do not see, by their ids. */
export type Badges = Readonly<Record<string, PublishStatus>>;

/** The entries that visitors do not see on a day, by their ids, and why. */
export function findUnpublished(
  entries: readonly Pick<RoutableEntry, 'id' | 'collection' | 'values'>[],
  clock: Pick<Clock, 'today'>,
): Map<string, PublishStatus> {
  return new Map(
    entries.flatMap((entry) => {
      const privacy = publishStatusOf(entry, clock);
      return privacy ? [[entry.id, privacy] as const] : [];
    }),
  );
}

/** Of what is held back, what a page shows or names; `undefined` for most pages. */
export function badgesOf(page: OfEntries, held: ReadonlyMap<string, PublishStatus>): Badges | undefined {
  if (held.size === 0) return undefined;
  const named = entriesOn(page).flatMap((id) => {
    const privacy = held.get(id);
    return privacy ? [[id, privacy] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

const MOST_NAMED = 20;

/** A line that says which entries a build holds back, and until when; '' when it holds back none. */
export function describeUnpublished(entries: readonly RoutableEntry[], clock: Pick<Clock, 'today'>): string {
  const held = findUnpublished(entries, clock);
  const all = entries.flatMap(({ id, filePath }) => {
    const privacy = held.get(id);
    return privacy ? [`${filePath} ${told(privacy)}`] : [];
  });
  if (all.length === 0) return '';
  const more = all.length - MOST_NAMED;
  return `Not published: ${all.slice(0, MOST_NAMED).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
}

function told({ why, day }: PublishStatus): string {
  if (why === 'draft') return '(draft)';
  return why === 'later' ? `until ${day}` : `(expired ${day})`;
}
