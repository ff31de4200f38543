import { EntryList } from '../../ui/components/entry-list/entry-list';
import type { ListProps, ShownProject } from '../shown';
import { ProjectCard } from './card';
import './list.css';

/** Projects as a grid without half-empty rows: the first takes the full width, unless there are only two. */
export function List({ entries, eager, level }: ListProps<ShownProject>) {
  const others = entries.length - 1;
  const columns = others % 3 === 0 ? 3 : 2;
  const isWide = (index: number) =>
    (index === 0 && others !== 1) || (index === others && others > 1 && others % columns === 1);
  return (
    <EntryList className="project-grid" data-columns={columns} entries={entries} eager={eager}>
      {(project, isEager, index) => (
        <ProjectCard project={project} wide={isWide(index)} eager={isEager} level={level} />
      )}
    </EntryList>
  );
}
