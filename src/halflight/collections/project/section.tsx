import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownProject } from '../../sections/shown';

/** Projects: the first large, the others side by side. Renders nothing if there are none. */
export function Showcase({ section, members, eager }: SectionProps<'showcase'>) {
  const { lists } = useSite();
  const projects = members as readonly ShownProject[];
  if (projects.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? lists.projects.title} list={lists.projects}>
      <List entries={projects} eager={eager} level={3} />
    </Section>
  );
}
