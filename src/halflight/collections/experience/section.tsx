import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { TimelineItem, type Position } from './card';
import { isStudy, List } from './list';
import { Section } from '../../sections/section';
import type { MembersProps } from '../shown';
import type { section as definition } from './section-schema';

/** Positions and education, or the section's own items. Renders nothing if there are none. */
export function Timeline({ section, members }: MembersProps<typeof definition>) {
  const { lists } = useSite();
  const say = useWords();
  const { title, items } = section;
  const positions = members as readonly Position[];
  if (items) {
    return (
      <Section {...section}>
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
      {...section}
      title={title ?? (positions.every(isStudy) ? say('education') : lists.experience.title)}
      list={lists.experience}
    >
      <List entries={positions} eager={false} level={3} />
    </Section>
  );
}
