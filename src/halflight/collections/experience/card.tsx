import type { ReactNode } from 'react';
import { Badge } from '../../ui/components/badge/badge';
import { Link } from '../../ui/components/link/link';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import { useDay, useForeign, useOwn, usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';
import './card.css';

interface Props {
  /** The id of the entry, if it is one. */
  id?: string | undefined;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  when: ReactNode;
  title: ReactNode;
  /** A line below the title. */
  place?: ReactNode;
  /** Whether it is ongoing. */
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
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  title: string;
  titleHtml?: string | null | undefined;
  organization?: string | undefined;
  institution?: string | undefined;
  url?: string | null | undefined;
  location?: string | null | undefined;
  start: string;
  end?: string | null | undefined;
  highlights?: readonly string[] | null | undefined;
  /** Rendered HTML. */
  body?: string | null | undefined;
  level?: 2 | 3 | 4;
}

/** A position or a course of study: what, where, and from when until when. */
export function Period({
  id,
  language,
  title,
  titleHtml,
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
      title={<Title title={title} html={titleHtml} />}
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
