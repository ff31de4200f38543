import { useSite, useWords } from '../components/site-context/site-context';
import { Period, TimelineItem } from '../components/timeline/timeline-item';
import { Section } from './section';
import type { SectionProps, ShownEntry } from './shown';

type Position = ShownEntry<'experience'> | ShownEntry<'education'>;

/** Positions and studies, or events of its own. Without any there is no section. */
export function Timeline({ section: { id, title, text, actions, of, items }, members }: SectionProps<'timeline'>) {
  const { lists } = useSite();
  const say = useWords();
  const positions = members as readonly Position[];
  if (items) {
    return (
      <Section type="timeline" id={id} title={title} text={text} actions={actions}>
        <ol className="timeline">
          {items.map((item) => (
            <TimelineItem key={item.when + item.title} when={item.when} title={item.title} level={title ? 3 : 2}>
              {item.text && <div className="timeline-text flow" dangerouslySetInnerHTML={{ __html: item.text }} />}
            </TimelineItem>
          ))}
        </ol>
      </Section>
    );
  }
  if (positions.length === 0) return null;
  return (
    <Section
      type="timeline"
      id={id}
      title={title ?? (of === 'education' ? say('education') : lists.experience.title)}
      text={text}
      actions={actions}
      list={lists.experience}
    >
      <Positions positions={positions} level={3} />
    </Section>
  );
}

interface PositionsProps {
  positions: readonly Position[];
  /** The level of the headings below the page's or the section's. */
  level: 2 | 3;
}

/** Positions, and below them studies. Where there are both, each has a heading. */
export function Positions({ positions, level }: PositionsProps) {
  const { lists } = useSite();
  const say = useWords();
  const Heading = `h${level}` as const;
  const groups = [
    { title: lists.experience.title, entries: positions.filter(({ collection }) => collection === 'experience') },
    { title: say('education'), entries: positions.filter(({ collection }) => collection === 'education') },
  ].filter(({ entries }) => entries.length > 0);
  return groups.map(({ title, entries }) => (
    <div key={title} className="timeline-group">
      {groups.length > 1 && <Heading>{title}</Heading>}
      <ol className="timeline">
        {entries.map((entry) => (
          <Period key={entry.id} {...entry} level={groups.length > 1 ? below(level) : level} />
        ))}
      </ol>
    </div>
  ));
}

function below(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4;
}
