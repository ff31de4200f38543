import { Badge } from '../../ui/components/badge/badge';
import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { Link } from '../../ui/components/link/link';
import { EventTime, type EventDates } from './event-time';
import { useWords } from '../../ui/components/site-context/site-context';
import { Title } from '../../ui/components/title/title';
import './card.css';

interface Props extends EventDates {
  id?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  path: string;
  title: string;
  titleHtml?: string | null | undefined;
  location?: string | null | undefined;
  online?: string | null | undefined;
  role?: string | null | undefined;
  slides?: { to?: string | null | undefined; url?: string | null | undefined } | null | undefined;
  recording?: string | null | undefined;
  level?: 2 | 3;
}

/** An event in a list. The whole row links to it, except for the links to its slides and recording. */
export function EventItem({
  id,
  language,
  path,
  title,
  titleHtml,
  location,
  online,
  role,
  slides,
  recording,
  level,
  ...times
}: Props) {
  const say = useWords();
  const links = [
    { label: say('slides'), to: slides?.to ?? slides?.url },
    { label: say('recording'), to: recording },
  ].flatMap(({ label, to }) => (to ? [{ label, to }] : []));
  return (
    <div className="event-item whole-link">
      <DatedRow
        when={
          <>
            <EventTime {...times} />
            <Badge of={id} />
          </>
        }
        title={<Title title={title} html={titleHtml} />}
        to={path}
        language={language}
        facts={[role, location, online && say('online')]}
        {...(level && { level })}
      >
        {links.length > 0 && (
          <ul className="event-item-links label">
            {links.map(({ label, to }) => (
              <li key={label}>
                <Link to={to} aria-label={say('labelled', { label, value: title })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </DatedRow>
    </div>
  );
}
