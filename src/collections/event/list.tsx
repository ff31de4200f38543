import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { isOnDay } from '../../fields/days';
import { CalendarLinks } from './calendar-links';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { EventList } from './section';
import type { ShownEvent } from '../../sections/shown';
import { ListHead } from '../../ui/site/site-head';
import { useFullAddress } from '../../ui/site/use-full-address';
import '../../ui/site/list.css';

interface Context {
  /** How many of the first are still to come. */
  upcoming: number;
}

type Props = PageProps<Queries.EventListTemplateQuery, Context>;

/** All events: those to come, the soonest first, and those that are over, the latest first. */
export default function EventListTemplate({ data: { entries }, pageContext: { upcoming } }: Props) {
  const { lists } = useSite();
  const say = useWords();
  const events = entries as unknown as readonly ShownEvent[];
  const { title, intro, empty, path } = lists.events;
  const toAddress = useFullAddress();
  const calendar = `${path}calendar.ics`;
  return (
    <div className="list wrapper">
      <PageHeader title={title} summary={events.length > 0 ? intro : empty}>
        {events.some(({ start }) => isOnDay(start)) && <CalendarLinks path={calendar} address={toAddress(calendar)} />}
      </PageHeader>
      {events.length > 0 && (
        <section className="list-part">
          <h2>{say('upcoming')}</h2>
          {upcoming > 0 ? <EventList events={events.slice(0, upcoming)} /> : <p>{say('noUpcoming')}</p>}
        </section>
      )}
      {events.length > upcoming && (
        <section className="list-part">
          <h2>{say('past')}</h2>
          <EventList events={events.slice(upcoming)} />
        </section>
      )}
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.EventListTemplateQuery>) {
  return <ListHead path={location.pathname} list="events" entries={entries} />;
}

export const query = graphql`
  query EventListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
