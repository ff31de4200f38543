import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { TimelineItem } from './card';
import { isStudy, List, type Position } from './list';
import { Section } from '../../sections/section';
import type { SectionProps } from '../../sections/shown';

/** Positions and education, or items of the section's own. Renders nothing if there are none. */
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
      <List entries={positions} eager={false} level={3} />
    </Section>
  );
}
