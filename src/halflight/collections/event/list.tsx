import { EventItem } from './card';
import { useWords } from '../../ui/components/site-context/site-context';
import { EntryList } from '../../ui/components/entry-list/entry-list';
import type { ListProps, ShownEvent } from '../shown';

/** Events; upcoming and past ones are separate if `upcoming` is known. */
export function List({ entries, upcoming, level }: ListProps<ShownEvent>) {
  const say = useWords();
  if (upcoming === undefined) {
    return (
      <EntryList className="event-list" entries={entries}>
        {(event) => <EventItem event={event} level={level} />}
      </EntryList>
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
