import { useWords } from '../../ui/components/site-context/site-context';
import { Period, type Position } from './card';
import type { ListProps } from '../shown';

/** Positions, then education, under a heading of its own if needed to tell them apart. */
export function List({ entries, level }: ListProps<Position>) {
  const say = useWords();
  const Heading = `h${level}` as const;
  const held = entries.filter((position) => !isStudy(position));
  const studies = entries.filter(isStudy);
  // The page's heading says "Experience", so education always needs its own there. A section's heading names whatever it shows.
  const apart = studies.length > 0 && (held.length > 0 || level === 2);
  return (
    <>
      {held.length > 0 && (
        <ol className="timeline">
          {held.map((position) => (
            <Period key={position.id} position={position} level={level} />
          ))}
        </ol>
      )}
      {studies.length > 0 && (
        <div className="timeline-group">
          {apart && <Heading>{say('education')}</Heading>}
          <ol className="timeline">
            {studies.map((study) => (
              <Period key={study.id} position={study} level={apart ? below(level) : level} />
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

/** Whether an entry is in `education/`. */
export function isStudy({ collection }: Position): boolean {
  return collection === 'education';
}

function below(level: 2 | 3): 3 | 4 {
  return level === 2 ? 3 : 4;
}
