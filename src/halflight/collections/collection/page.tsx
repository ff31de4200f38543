import { graphql, type PageProps } from 'gatsby';
import { outputNames } from '../../output-names';
import { isOnDay } from '../../fields/days';
import type { ListName } from '../../words/list-names';
import type { Fact, OwnWhen } from '../shown';
import { Actions } from '../../ui/components/actions/actions';
import { Facts } from '../../ui/components/facts/facts';
import { Picture } from '../../ui/components/picture/picture';
import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Sidebar } from '../../features/sidebar/sidebar';
import type { SidebarGroup } from '../../features/sidebar/sidebar-group';
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

interface Context {
  tagPaths?: TagPaths;
  /** The folders of the vault that a note is in. */
  sidebar?: readonly SidebarGroup[];
  /** The path of the list of all notes, unless a note takes its place. */
  sidebarList?: string;
  /** The day on which git last changed the note, if its properties do not say it. */
  changed?: string;
}

type Props = PageProps<Queries.OwnEntryTemplateQuery, Context>;

/** The page of an entry of a declared collection: the text, and each field in the place for its kind. */
export default function OwnEntryTemplate({ data, pageContext: { tagPaths, sidebar, sidebarList, changed } }: Props) {
  const { ownEntry, sidebar: beside, ...neighbours } = data;
  const say = useWords();
  const { lists, look } = useSite();
  if (!ownEntry) return null;
  const { body, path } = ownEntry;
  const updated = ownEntry.updated ?? changed;
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
  const more = lists[ownEntry.list as ListName].title;
  const page = (
    <EntryPage
      entry={ownEntry}
      beside={sidebar !== undefined}
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
      more={more}
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
  if (!sidebar) return page;
  return (
    <Sidebar label={more} groups={sidebar} entries={beside} current={ownEntry.id} all={sidebarList}>
      {page}
    </Sidebar>
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
  query OwnEntryTemplate($id: String!, $previousId: String, $nextId: String, $sidebarIds: [String!] = []) {
    ownEntry(id: { eq: $id }) {
      id
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
    sidebar: entryLinks(ids: $sidebarIds) {
      id
      title
      titleHtml
      path
    }
  }
`;
