import { AwardItem } from './card';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';

/** Prizes and honours, newest first. Without any there is no section. */
export function Awards({ section: { id, title, text, actions }, members }: SectionProps<'awards'>) {
  const { lists } = useSite();
  const awards = members as readonly ShownEntry<'award'>[];
  if (awards.length === 0) return null;
  return (
    <Section
      type="awards"
      id={id}
      title={title ?? lists.awards.title}
      text={text}
      actions={actions}
      list={lists.awards}
    >
      <AwardList awards={awards} level={3} />
    </Section>
  );
}

interface ListProps {
  awards: readonly ShownEntry<'award'>[];
  /** The level of the awards' headings. */
  level: 2 | 3;
}

/** The rows that the section and the list share. */
export function AwardList({ awards, level }: ListProps) {
  if (awards.length === 0) return null;
  return (
    <ul className="award-list">
      {awards.map((award) => (
        <li key={award.id}>
          <AwardItem {...award} level={level} />
        </li>
      ))}
    </ul>
  );
}
