import { graphql, type PageProps } from 'gatsby';
import { outputNames } from '../../output-names';
import { isOnDay } from '../../fields/days';
import type { ListName } from '../../words/list-names';
import type { Fact, OwnWhen } from '../shown';
import { Actions } from '../../ui/components/actions/actions';
import { Facts } from '../../ui/components/facts/facts';
import { Picture } from '../../ui/components/picture/picture';
import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Prose } from '../../features/prose/prose';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import { toWideSizes } from '../../features/theme/picture-sizes';
import { toShownImage } from '../../site/shown-image';
import { Day } from '../../ui/components/time/time';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';
import { OwnValue, When } from './own-value';
import './page.css';

type Props = PageProps<Queries.OwnEntryTemplateQuery, { tagPaths?: TagPaths }>;

/** The page of an entry of a declared collection: the text, and each field in the place for its kind. */
export default function OwnEntryTemplate({ data: { ownEntry, ...neighbours }, pageContext: { tagPaths } }: Props) {
  const say = useWords();
  const { lists, look } = useSite();
  if (!ownEntry) return null;
  const { updated, body, path } = ownEntry;
  const fields = ownEntry.facts as unknown as readonly Fact[];
  const when = ownEntry.when as unknown as OwnWhen | null;
  const cover = toShownImage(ownEntry.cover);
  const { flags, facts, links, listed, texts, pictures } = sortFields(fields, when);
  const known = [
    ...facts.map((field) => ({ label: field.label, value: <OwnValue field={field} /> })),
    { label: say('updated'), value: updated && <Day day={updated} /> },
  ];
  const actions = [
    ...links,
    ...(when?.happens && isOnDay(when.start)
      ? [{ label: say('addToCalendar'), to: (path ?? '') + outputNames.event, icon: 'calendar' as const }]
      : []),
  ];
  return (
    <EntryPage
      entry={ownEntry}
      summary={ownEntry.summary}
      facts={
        (when ?? flags.length > 0) && (
          <>
            {when && <When {...when} />}
            {when && flags.length > 0 && ' · '}
            {flags.join(' · ')}
          </>
        )
      }
      header={<Tags tags={ownEntry.tagLinks} paths={tagPaths} />}
      more={lists[ownEntry.list as ListName].title}
      {...neighbours}
    >
      {cover && (
        <div className="entry-cover">
          <Picture {...cover} eager sizes={toWideSizes(look)} />
        </div>
      )}
      <div className="entry-columns">
        {(known.some(({ value }) => value) || listed.length > 0 || actions.length > 0) && (
          <aside className="entry-facts flow">
            <Facts facts={known} />
            {listed.map((field) => (
              <section key={field.name} className="own-listed">
                <h2 className="label">{field.label}</h2>
                <ul className="own-items">
                  {field.values.map((value, index) => (
                    <li key={index}>{value}</li>
                  ))}
                </ul>
              </section>
            ))}
            <Actions actions={actions} />
          </aside>
        )}
        <div className="entry-body">
          <Prose html={body} />
          {texts.map((field) => (
            <section key={field.name} className="own-text">
              <h2>{field.label}</h2>
              {field.values.length > 1 ? (
                <ol className="own-steps">
                  {field.values.map((html, index) => (
                    <li key={index}>
                      <Prose html={html} />
                    </li>
                  ))}
                </ol>
              ) : (
                field.values.map((html, index) => <Prose key={index} html={html} />)
              )}
            </section>
          ))}
          {pictures.map((field) => (
            <section key={field.name} className="own-text">
              <h2>{field.label}</h2>
              <PictureRows pictures={field.values} />
            </section>
          ))}
        </div>
      </div>
    </EntryPage>
  );
}

/**
 * Groups fields by their place on the page, which depends on the kind and on whether the field is a list. Leaves out the dates in `when`, which the
 * header shows.
 */
function sortFields(fields: readonly Fact[], when: OwnWhen | null) {
  const flags = fields.flatMap((field) => (field.kind === 'flag' ? [field.label] : []));
  const links = fields.flatMap((field) =>
    field.kind === 'url' || field.kind === 'page'
      ? field.values.map((to) => ({ label: field.label, ...(field.kind === 'url' ? { url: to } : { to }) }))
      : [],
  );
  const listed = fields.flatMap((field) => (field.kind === 'text' && field.values.length > 1 ? [field] : []));
  const texts = fields.flatMap((field) => (field.kind === 'markdown' ? [field] : []));
  const pictures = fields.flatMap((field) => (field.kind === 'image' ? [field] : []));
  const facts = fields.filter(
    (field) =>
      !(['flag', 'url', 'page', 'markdown', 'image'] as const).some((kind) => kind === field.kind) &&
      !listed.some((each) => each === field) &&
      !when?.fields.includes(field.name),
  );
  return { flags, links, listed, texts, pictures, facts };
}

export const Head = entryHead(({ ownEntry }: Queries.OwnEntryTemplateQuery) => ownEntry);

export const query = graphql`
  query OwnEntryTemplate($id: String!, $previousId: String, $nextId: String) {
    ownEntry(id: { eq: $id }) {
      title
      titleHtml
      summary
      excerpt
      tagLinks {
        name
        path
      }
      updated
      noindex
      cover {
        alt
        focus
        image
      }
      facts
      list
      when
      body
      path
      source
    }
    previous: ownEntry(id: { eq: $previousId }) {
      title
      titleHtml
      path
    }
    next: ownEntry(id: { eq: $nextId }) {
      title
      titleHtml
      path
    }
  }
`;
