import type { ReactNode } from 'react';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useNumbered } from '../../ui/components/entry-list/entry-list';
import { useForeign, usePageLanguage, usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import { Day } from '../../ui/components/time/time';
import { Title } from '../../ui/components/title/title';
import type { ShownEntry } from '../shown';
import './card.css';

/** A position or a course of study. */
export type Position = ShownEntry<'experience'> | ShownEntry<'education'>;

interface Props {
  /** The id of the entry, for an item that is an entry. */
  id?: string | undefined;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  when: ReactNode;
  title: ReactNode;
  /** A line below the title. */
  place?: ReactNode;
  present?: boolean;
  children?: ReactNode;
  level?: 2 | 3 | 4;
}

/** An item of a timeline, for an `<ol className="timeline">`. */
export function TimelineItem({ id = '', language, when, title, place, present = false, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const numbered = useNumbered();
  return (
    <li className="timeline-item" {...numbered(id)} data-present={present || undefined} {...useForeign(language)}>
      <p className="timeline-when label fact" {...usePageLanguage(language)}>
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
  position: Position;
  level: 2 | 3 | 4;
}

/** A position or a course of study: what, where, and when. */
export function Period({ position, level }: PeriodProps) {
  const say = useWords();
  const { range } = usePunctuation();
  const { id, language, url, location, start, end, highlights, body } = position;
  const where = 'organization' in position ? position.organization : position.institution;
  return (
    <TimelineItem
      id={id}
      language={language}
      when={
        <>
          <Day day={start} />
          {end !== start && (
            <>
              {range}
              {end ? <Day day={end} /> : say('present')}
            </>
          )}
          <Badge of={id} />
        </>
      }
      title={<Title of={position} />}
      place={
        <>
          {url ? <Link to={url}>{where}</Link> : where}
          {location && <span className="timeline-location"> · {location}</span>}
        </>
      }
      present={!end}
      level={level}
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
