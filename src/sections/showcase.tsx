import { ProjectCard } from '../components/project-card/project-card';
import { useSite, useWords } from '../components/site-context/site-context';
import { Section } from './section';
import type { SectionProps, ShownProject } from './shown';
import './showcase.css';

/** Projects: the first large, the others side by side. Without any there is no section. */
export function Showcase({ section: { id, title, text, actions }, members, first }: SectionProps<'showcase'>) {
  const { lists } = useSite();
  const say = useWords();
  const projects = members as readonly ShownProject[];
  if (projects.length === 0) return null;
  return (
    <Section
      type="showcase"
      id={id}
      title={title ?? lists.projects.title}
      text={text}
      actions={actions}
      more={{ label: say('allProjects'), to: lists.projects.path }}
    >
      <ProjectGrid projects={projects} eager={first} level={3} />
    </Section>
  );
}

/** The grid that the showcase and the list share. */
export function ProjectGrid({
  projects,
  eager,
  level,
}: {
  projects: readonly ShownProject[];
  eager: boolean;
  level: 2 | 3;
}) {
  return (
    <ul className="project-grid">
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard
            {...project}
            wide={index === 0 && projects.length !== 2}
            eager={eager && index === 0}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}
