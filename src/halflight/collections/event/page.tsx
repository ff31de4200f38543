import { graphql, type PageProps } from 'gatsby';
import { Embed } from '../../features/embeds/embed';
import { isVideoAddress } from '../../features/embeds/players';
import { Actions } from '../../ui/components/actions/actions';
import { isOnDay } from '../../fields/days';
import { outputNames } from '../../output-names';
import { Facts } from '../../ui/components/facts/facts';
import { Prose } from '../../features/prose/prose';
import { useList, useWords } from '../../ui/components/site-context/site-context';
import { Day, EventTime } from '../../ui/components/time/time';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';
import './page.css';

type Props = PageProps<Queries.EventTemplateQuery>;

/** The page of an event: when and where it takes place, its text and its recording. */
export default function EventTemplate({ data: { event, ...neighbours } }: Props) {
  const say = useWords();
  const showList = useList();
  if (!event) return null;
  const { title, start, end, timeZone, location, online, url, role, slides, recording, body, updated, path } = event;
  const facts = [
    {
      label: say('location'),
      value: showList([location, online && say('online')].filter((place) => typeof place === 'string')),
    },
    { label: say('role'), value: role },
    { label: say('updated'), value: updated && <Day day={updated} /> },
  ];
  const video = recording && isVideoAddress(recording) ? recording : undefined;
  const recorded = say('labelled', { label: say('recording'), value: title });
  const actions = [
    ...(url ? [{ label: say('moreAbout'), url }] : []),
    ...(online ? [{ label: say('takePart'), url: online }] : []),
    ...(slides ? [{ label: say('slides'), to: slides.to, url: slides.url }] : []),
    ...(recording && !video ? [{ label: say('recording'), url: recording }] : []),
    ...(isOnDay(start)
      ? [{ label: say('addToCalendar'), to: (path ?? '') + outputNames.event, icon: 'calendar' as const }]
      : []),
  ];
  return (
    <EntryPage
      entry={event}
      facts={<EventTime start={start} end={end} timeZone={timeZone} />}
      more={say('moreEvents')}
      {...neighbours}
    >
      <div className="entry-columns">
        {(facts.some(({ value }) => value) || actions.length > 0) && (
          <aside className="entry-facts flow">
            <Facts facts={facts} />
            <Actions actions={actions} />
          </aside>
        )}
        <div className="entry-body">
          {video && (
            <div className="event-recording">
              <Embed url={video} label={recorded} />
            </div>
          )}
          <Prose html={body} />
        </div>
      </div>
    </EntryPage>
  );
}

export const Head = entryHead(({ event }: Queries.EventTemplateQuery) => event);

export const query = graphql`
  query EventTemplate($id: String!, $previousId: String, $nextId: String) {
    event(id: { eq: $id }) {
      title
      titleHtml
      start
      end
      timeZone
      location
      online
      url
      role
      slides {
        to
        url
      }
      recording
      updated
      noindex
      excerpt
      path
      body
      source
    }
    previous: event(id: { eq: $previousId }) {
      title
      titleHtml
      path
    }
    next: event(id: { eq: $nextId }) {
      title
      titleHtml
      path
    }
  }
`;
