import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';

/** Prizes and honours, newest first. Renders nothing if there are none. */
export function Awards({ section, members }: SectionProps<'awards'>) {
  const { lists } = useSite();
  const awards = members as readonly ShownEntry<'award'>[];
  if (awards.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? lists.awards.title} list={lists.awards}>
      <List entries={awards} eager={false} level={3} />
    </Section>
  );
}
