import type { ReactNode } from 'react';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import { useDay, useForeign, useOwn, usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import './card.css';

interface Props {
  /** Of an entry, its id. */
  id?: string | undefined;
  /** Of an entry, on a site in several languages, the tag of its own. */
  language?: string | null | undefined;
  /** When it was. */
  when: ReactNode;
  title: string;
  /** A line below the title. */
  place?: ReactNode;
  /** It still goes on. */
  present?: boolean;
  children?: ReactNode;
  level?: 2 | 3 | 4;
}

/** Something on a line of time; an item of an `<ol className="timeline">`. */
export function TimelineItem({ id = '', language, when, title, place, present = false, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const numbered = useNumbered();
  return (
    <li className="timeline-item" {...numbered(id)} data-present={present || undefined} {...useForeign(language)}>
      <p className="timeline-when label" {...useOwn(language)}>
        {when}
      </p>
      <div className="timeline-words">
        <Heading>{title}</Heading>
        {place && <p className="timeline-place">{place}</p>}
        {children}
      </div>
    </li>
  );
}

interface PeriodProps {
  id?: string;
  /** Of an entry, on a site in several languages, the tag of its own. */
  language?: string | null | undefined;
  title: string;
  organization?: string | undefined;
  institution?: string | undefined;
  url?: string | null | undefined;
  location?: string | null | undefined;
  start: string;
  end?: string | null | undefined;
  highlights?: readonly string[] | null | undefined;
  /** Finished HTML. */
  body?: string | null | undefined;
  level?: 2 | 3 | 4;
}

/** A position held or a course of study: what, where, and from when until when. */
export function Period({
  id,
  language,
  title,
  organization,
  institution,
  url,
  location,
  start,
  end,
  highlights,
  body,
  level,
}: PeriodProps) {
  const say = useWords();
  const showDay = useDay();
  const { range } = usePunctuation();
  const where = organization ?? institution ?? '';
  return (
    <TimelineItem
      id={id}
      language={language}
      when={
        <>
          <time dateTime={start}>{showDay(start)}</time>
          {end !== start && (
            <>
              {range}
              {end ? <time dateTime={end}>{showDay(end)}</time> : say('present')}
            </>
          )}
          <Badge of={id} />
        </>
      }
      title={title}
      place={
        <>
          {url ? <Link to={url}>{where}</Link> : where}
          {location && <span className="timeline-location"> · {location}</span>}
        </>
      }
      present={!end}
      {...(level && { level })}
    >
      {body && <div className="timeline-text flow" dangerouslySetInnerHTML={{ __html: body }} />}
      {highlights && highlights.length > 0 && (
        <ul className="timeline-highlights">
          {highlights.map((highlight, index) => (
            <li key={index}>{highlight}</li>
          ))}
        </ul>
      )}
    </TimelineItem>
  );
}
