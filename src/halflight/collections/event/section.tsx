import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEvent } from '../../sections/shown';

/** Events, upcoming ones before past ones. Renders nothing if there are none. */
export function Events({ section, members }: SectionProps<'events'>) {
  const { lists } = useSite();
  const events = members as readonly ShownEvent[];
  if (events.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? lists.events.title} list={lists.events}>
      <List entries={events} eager={false} level={3} />
    </Section>
  );
}
