import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Period, TimelineItem } from './card';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';

type Position = ShownEntry<'experience'> | ShownEntry<'education'>;

/** Positions and studies, or events of its own. Without any there is no section. */
export function Timeline({ section: { id, title, text, actions, items }, members }: SectionProps<'timeline'>) {
  const { lists } = useSite();
  const say = useWords();
  const positions = members as readonly Position[];
  if (items) {
    return (
      <Section type="timeline" id={id} title={title} text={text} actions={actions}>
        <ol className="timeline">
          {items.map((item, index) => (
            <TimelineItem key={index} when={item.when} title={item.title} level={title ? 3 : 2}>
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
      title={title ?? (positions.every(isStudy) ? say('education') : lists.experience.title)}
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

/** Positions, and below them studies, under a heading where one is needed to tell them apart. */
export function Positions({ positions, level }: PositionsProps) {
  const say = useWords();
  const Heading = `h${level}` as const;
  const held = positions.filter((position) => !isStudy(position));
  const studies = positions.filter(isStudy);
  // The heading of a page says "Experience"; that of a section says which of them it shows.
  const apart = studies.length > 0 && (held.length > 0 || level === 2);
  return (
    <>
      {held.length > 0 && (
        <ol className="timeline">
          {held.map((position) => (
            <Period key={position.id} {...position} level={level} />
          ))}
        </ol>
      )}
      {studies.length > 0 && (
        <div className="timeline-group">
          {apart && <Heading>{say('education')}</Heading>}
          <ol className="timeline">
            {studies.map((study) => (
              <Period key={study.id} {...study} level={apart ? below(level) : level} />
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

function isStudy({ collection }: Position): boolean {
  return collection === 'education';
}

function below(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4;
}
