import { EventItem } from './card';
import { useWords } from '../../ui/components/site-context/site-context';
import { useNumbered } from '../../ui/components/numbered-entries/numbered-entries';
import type { ListProps, ShownEvent } from '../../sections/shown';

/** Events; upcoming and past ones separately, where `upcoming` is known. */
export function List({ entries, upcoming, level }: ListProps<ShownEvent>) {
  const numbered = useNumbered();
  const say = useWords();
  if (upcoming === undefined) {
    return (
      <ul className="event-list">
        {entries.map((event) => (
          <li key={event.id} {...numbered(event.id)}>
            <EventItem {...event} level={level} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <section className="list-part">
        <h2>{say('upcoming')}</h2>
        {upcoming > 0 ? (
          <List entries={entries.slice(0, upcoming)} eager={false} level={3} />
        ) : (
          <p>{say('noUpcoming')}</p>
        )}
      </section>
      {entries.length > upcoming && (
        <section className="list-part">
          <h2>{say('past')}</h2>
          <List entries={entries.slice(upcoming)} eager={false} level={3} />
        </section>
      )}
    </>
  );
}
