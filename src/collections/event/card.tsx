import { Badge } from '../../ui/components/badge/badge';
import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { EventTime, type EventDates } from './event-time';
import { useWords } from '../../ui/components/site-context/site-context';

interface Props extends EventDates {
  id?: string;
  /** Of an entry, on a site in several languages, the tag of its own. */
  language?: string | null | undefined;
  path: string;
  title: string;
  location?: string | null | undefined;
  online?: string | null | undefined;
  role?: string | null | undefined;
  level?: 2 | 3;
}

/** An event in a list. The whole row leads to it. */
export function EventItem({ id, language, path, title, location, online, role, level, ...times }: Props) {
  const say = useWords();
  return (
    <div className="event-item whole-link">
      <DatedRow
        when={
          <>
            <EventTime {...times} />
            <Badge of={id} />
          </>
        }
        title={title}
        to={path}
        language={language}
        facts={[role, location, online && say('online')]}
        {...(level && { level })}
      />
    </div>
  );
}
