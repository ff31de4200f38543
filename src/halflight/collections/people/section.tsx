import { PersonCard } from './card';
import { useWords } from '../../ui/components/site-context/site-context';
import { columnsFor } from '../../sections/columns';
import { Section } from '../../sections/section';
import type { MembersProps, ShownEntry } from '../shown';
import type { section as definition } from './section-schema';
import './section.css';

/** People, with their portraits. Renders nothing if there are none. */
export function Team({ section, members }: MembersProps<typeof definition>) {
  const say = useWords();
  const people = members as readonly ShownEntry<'people'>[];
  if (people.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? say('team')}>
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
