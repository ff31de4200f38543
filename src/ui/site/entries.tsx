import type { ComponentType } from 'react';
import { lists } from '../../collections/lists';
import { OwnList } from '../../collections/collection/own-list';
import type { ListProps, Member, OwnCard } from '../../sections/shown';

interface Props extends ListProps {
  /** The collection that all of them are of, or whose list also shows the others. */
  collection: Member['collection'];
}

/** Entries as `list.tsx` of their collection draws them, or as the site has declared it; nothing of a collection that has no list. */
export function Entries({ collection, ...props }: Props) {
  const own = props.entries as unknown as readonly OwnCard[];
  if (own[0]?.look) return <OwnList {...props} entries={own} />;
  // Each list takes entries of its own collection alone, which is what it is given.
  const List = (lists as unknown as Partial<Record<string, ComponentType<ListProps>>>)[collection];
  return List && <List {...props} />;
}
