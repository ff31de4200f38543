import { Badge } from '../../ui/components/badge/badge';
import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { Picture } from '../../ui/components/picture/picture';
import { useDay, useForeign, usePageLanguage, useSite } from '../../ui/components/site-context/site-context';
import { toHalfSizes, toWideSizes } from '../../features/theme/picture-sizes';
import { Tags } from '../../ui/components/tags/tags';
import type { ShownProject } from '../shown';
import '../../ui/components/entry-card/entry-card.css';

interface Props {
  project: ShownProject;
  /** Whether the card takes the full width, with the picture beside the text. */
  wide: boolean;
  eager: boolean;
  level: 2 | 3;
}

/** A project in a list or a showcase. The whole card links to it. */
export function ProjectCard({ project, wide, eager, level }: Props) {
  const showDay = useDay();
  const { id, language, path, summary, date, status, tags, cover } = project;
  const { look } = useSite();
  const pageLanguage = usePageLanguage(language);
  return (
    <article className="entry-card whole-link" data-wide={wide || undefined} {...useForeign(language)}>
      {cover && (
        <div className="entry-card-cover">
          <Picture
            {...cover}
            eager={eager}
            // In the look studio, the words of a wide card are below its picture.
            sizes={!wide ? toHalfSizes(look) : look === 'studio' ? toWideSizes(look) : '(width >= 60rem) 46rem, 100vw'}
          />
        </div>
      )}
      <div className="entry-card-words">
        {(date ?? status) && (
          <p className="label fact">
            {date && <span {...pageLanguage}>{showDay(date)}</span>}
            {date && status ? ` · ${status}` : status}
          </p>
        )}
        <EntryHeading entry={project} level={level} to={path} />
        <Badge of={id} />
        {summary && <p className="entry-card-summary">{summary}</p>}
        <Tags language={language} tags={tags} />
      </div>
    </article>
  );
}
