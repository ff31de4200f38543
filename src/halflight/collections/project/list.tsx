import { ProjectCard } from './card';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import type { ListProps, ShownProject } from '../../sections/shown';
import './list.css';

/** Projects as a grid in which no row is left half empty: the first takes the full width, unless there are just two. */
export function List({ entries, eager, level }: ListProps<ShownProject>) {
  const numbered = useNumbered();
  const first = entries.findIndex(({ cover }) => cover);
  const others = entries.length - 1;
  const columns = others % 3 === 0 ? 3 : 2;
  const isWide = (index: number) =>
    (index === 0 && others !== 1) || (index === others && others > 1 && others % columns === 1);
  return (
    <ul className="project-grid" data-columns={columns}>
      {entries.map((project, index) => (
        <li key={project.id} {...numbered(project.id)}>
          <ProjectCard {...project} wide={isWide(index)} eager={eager && index === first} level={level} />
        </li>
      ))}
    </ul>
  );
}
