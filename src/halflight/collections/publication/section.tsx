import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';

/** Publications, newest first. Renders nothing if there are none. */
export function Publications({ section, members }: SectionProps<'publications'>) {
  const { lists } = useSite();
  const publications = members as readonly ShownEntry<'publication'>[];
  if (publications.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? lists.publications.title} list={lists.publications}>
      <List entries={publications} eager={false} level={3} />
    </Section>
  );
}
