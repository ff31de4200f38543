import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownProject } from '../../sections/shown';

/** Projects: the first large, the others side by side. Renders nothing if there are none. */
export function Showcase({ section: { id, title, text, actions }, members, eager }: SectionProps<'showcase'>) {
  const { lists } = useSite();
  const projects = members as readonly ShownProject[];
  if (projects.length === 0) return null;
  return (
    <Section
      type="showcase"
      id={id}
      title={title ?? lists.projects.title}
      text={text}
      actions={actions}
      list={lists.projects}
    >
      <List entries={projects} eager={eager} level={3} />
    </Section>
  );
}
