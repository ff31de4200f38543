import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { OwnCard, SectionProps } from '../../sections/shown';
import { OwnList } from './own-list';

/** Entries of a declared collection. Renders nothing if there are none. */
export function Collection({ section: { id, title, text, actions, of }, members, eager }: SectionProps<'collection'>) {
  const { lists } = useSite();
  const entries = members as unknown as readonly OwnCard[];
  const list = Object.values(lists).find((each) => each.of === of);
  const heading = title ?? list?.title;
  if (entries.length === 0) return null;
  return (
    <Section type="collection" id={id} title={heading} text={text} actions={actions} list={list}>
      <OwnList entries={entries} eager={eager} level={heading === undefined ? 2 : 3} />
    </Section>
  );
}
