import { DatedRow } from '../../ui/components/dated-row/dated-row';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { EventTime } from '../../ui/components/time/time';
import type { ShownEvent } from '../shown';
import './card.css';

/** An event in a list. The whole row links to it, except for the links to its slides and recording. */
export function EventItem({ event, level }: { event: ShownEvent; level: 2 | 3 }) {
  const say = useWords();
  const { title, start, end, timeZone, path, location, online, role, slides, recording } = event;
  const links = [
    { label: say('slides'), to: slides?.to ?? slides?.url },
    { label: say('recording'), to: recording },
  ].flatMap(({ label, to }) => (to ? [{ label, to }] : []));
  return (
    <div className="event-item whole-link">
      <DatedRow
        entry={event}
        when={<EventTime start={start} end={end} timeZone={timeZone} />}
        to={path}
        facts={[role, location, online && say('online')]}
        level={level}
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
