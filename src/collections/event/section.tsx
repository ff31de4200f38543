import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEvent } from '../../sections/shown';

/** Events, upcoming ones before past ones. Renders nothing if there are none. */
export function Events({ section: { id, title, text, actions }, members }: SectionProps<'events'>) {
  const { lists } = useSite();
  const events = members as readonly ShownEvent[];
  if (events.length === 0) return null;
  return (
    <Section
      type="events"
      id={id}
      title={title ?? lists.events.title}
      text={text}
      actions={actions}
      list={lists.events}
    >
      <List entries={events} eager={false} level={3} />
    </Section>
  );
}
