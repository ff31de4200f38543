import type { ComponentType } from 'react';
import { lists } from '../collections/lists';
import { OwnList } from '../collections/collection/own-list';
import type { ListProps, Member, OwnCard } from '../collections/shown';

interface Props extends ListProps {
  /** The collection of the entries, or the one whose list also shows entries of others. */
  collection: Member['collection'];
}

/** Renders entries with the `list.tsx` of their collection, or in the declared look of its list; nothing if there is no list. */
export function Entries({ collection, ...props }: Props) {
  const own = props.entries as unknown as readonly OwnCard[];
  if (own[0]?.look) return <OwnList {...props} entries={own} />;
  // Each list accepts only entries of its own collection, and receives no others.
  const List = (lists as unknown as Partial<Record<string, ComponentType<ListProps>>>)[collection];
  return List && <List {...props} />;
}
