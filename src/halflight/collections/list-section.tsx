import type { ComponentType } from 'react';
import type { ListName } from '../words/list-names';
import { useSite } from '../ui/components/site-context/site-context';
import { Section } from '../sections/section';
import type { ListProps, Member, MembersProps } from './shown';

/**
 * The component of a section that shows entries of one collection as their list does, and is called as that list is unless it has a title. It renders
 * nothing if there are no entries.
 */
export function listSection<Entry extends Member>(list: ListName, List: ComponentType<ListProps<Entry>>) {
  return function ListSection({ section, members, eager }: MembersProps) {
    const { lists } = useSite();
    if (members.length === 0) return null;
    return (
      <Section {...section} title={(section.title as string | undefined) ?? lists[list].title} list={lists[list]}>
        <List entries={members as readonly Entry[]} eager={eager} level={3} />
      </Section>
    );
  };
}
