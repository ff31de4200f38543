import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { MembersProps, OwnCard } from '../shown';
import type { section as definition } from './section-schema';
import { OwnList } from './own-list';

/** Entries of a declared collection. Renders nothing if there are none. */
export function Collection({ section, members, eager }: MembersProps<typeof definition>) {
  const { lists } = useSite();
  const entries = members as unknown as readonly OwnCard[];
  const list = Object.values(lists).find((each) => each.of === section.of);
  const heading = section.title ?? list?.title;
  if (entries.length === 0) return null;
  return (
    <Section {...section} title={heading} list={list}>
      <OwnList entries={entries} eager={eager} level={heading === undefined ? 2 : 3} />
    </Section>
  );
}
