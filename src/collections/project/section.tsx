import { ProjectCard } from './card';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownProject } from '../../sections/shown';
import './section.css';

/** Projects: the first large, the others side by side. Without any there is no section. */
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
      <ProjectGrid projects={projects} eager={eager} level={3} />
    </Section>
  );
}

interface GridProps {
  projects: readonly ShownProject[];
  /** Whether the first picture is the first large image of the page. */
  eager: boolean;
  /** The level of the projects' headings. */
  level: 2 | 3;
}

/** The grid that the showcase and the list share: the first project takes the whole width, and no row is left half empty. */
export function ProjectGrid({ projects, eager, level }: GridProps) {
  if (projects.length === 0) return null;
  const others = projects.length - 1;
  const columns = others % 3 === 0 ? 3 : 2;
  const isWide = (index: number) =>
    (index === 0 && others !== 1) || (index === others && others > 1 && others % columns === 1);
  return (
    <ul className="project-grid" data-columns={columns}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard {...project} wide={isWide(index)} eager={eager && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
