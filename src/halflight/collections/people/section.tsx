import { PersonCard } from './card';
import { useWords } from '../../ui/components/site-context/site-context';
import { columnsFor } from '../../sections/columns';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';
import './section.css';

/** People, with their portraits. Renders nothing if there are none. */
export function Team({ section: { id, title, text, actions }, members }: SectionProps<'team'>) {
  const say = useWords();
  const people = members as readonly ShownEntry<'people'>[];
  if (people.length === 0) return null;
  return (
    <Section type="team" id={id} title={title ?? say('team')} text={text} actions={actions}>
      <ul className="team columns" data-columns={columnsFor(people.length, 3)}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard {...person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
