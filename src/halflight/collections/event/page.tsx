import { graphql, type PageProps } from 'gatsby';
import { useId } from 'react';
import type { ShownForm } from '../../features/forms/destinations';
import { Form } from '../../features/forms/form';
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
  const headingId = useId();
  if (!event) return null;
  const form = event.shownForm as ShownForm | null | undefined;
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
          {form && (
            <section className="event-form flow" aria-labelledby={headingId}>
              <h2 id={headingId}>{form.label}</h2>
              <Form form={form} />
            </section>
          )}
        </div>
      </div>
    </EntryPage>
  );
}

export const Head = entryHead(({ event }: Queries.EventTemplateQuery) => event);

export const query = graphql`
  query EventTemplate($id: String!, $previousId: String, $nextId: String, $asks: Boolean = false) {
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
      shownForm @include(if: $asks)
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
