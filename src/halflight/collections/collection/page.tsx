import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { outputNames } from '../../derive/output-names';
import { isOnDay } from '../../fields/days';
import type { ListName } from '../list-names';
import type { OwnField, OwnWhen } from '../../sections/shown';
import { Actions } from '../../ui/components/actions/actions';
import { Facts } from '../../ui/components/facts/facts';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { Picture } from '../../ui/components/picture/picture';
import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Prose } from '../../ui/components/prose/prose';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { useDay, useSite, useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import { toShownImage } from '../../ui/site/shown-image';
import { EntryHead } from '../../ui/site/site-head';
import type { PageLanguage } from '../../src/use-site-settings';
import { OwnValue, When } from './own-value';
import { Title } from '../../ui/components/title/title';
import './page.css';
import '../../ui/site/entry.css';

type Props = PageProps<Queries.OwnEntryTemplateQuery, { tagPaths?: TagPaths }>;

/** The page of an entry of a declared collection: each field in the place for its kind, and the text. */
export default function OwnEntryTemplate({ data: { ownEntry, previous, next }, pageContext: { tagPaths } }: Props) {
  const say = useWords();
  const showDay = useDay();
  const { lists } = useSite();
  if (!ownEntry) return null;
  const { title, titleHtml, summary, tagLinks, updated, body, path, source } = ownEntry;
  const fields = ownEntry.facts as unknown as readonly OwnField[];
  const when = ownEntry.when as unknown as OwnWhen | null;
  const cover = toShownImage(ownEntry.cover);
  const { flags, facts, links, listed, texts, pictures } = sortFields(fields, when);
  const known = [
    ...facts.map((field) => ({ label: field.label, value: <OwnValue field={field} /> })),
    { label: say('updated'), value: updated && <time dateTime={updated}>{showDay(updated)}</time> },
  ];
  const actions = [
    ...links,
    ...(when?.happens && isOnDay(when.start)
      ? [{ label: say('addToCalendar'), to: (path ?? '') + outputNames.event, icon: 'calendar' as const }]
      : []),
  ];
  return (
    <article className="entry wrapper">
      <PageHeader
        title={<Title title={title} html={titleHtml} />}
        summary={summary}
        facts={
          (when ?? flags.length > 0) && (
            <>
              {when && <When {...when} />}
              {when && flags.length > 0 && ' · '}
              {flags.join(' · ')}
            </>
          )
        }
      >
        <Tags tags={tagLinks} paths={tagPaths} />
      </PageHeader>
      {cover && (
        <div className="entry-cover">
          <Picture {...cover} eager sizes="(width >= 80rem) 76rem, 100vw" />
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
      <SourceLinks source={source} />
      <Pager label={lists[ownEntry.list as ListName].title} previous={previous} next={next} />
    </article>
  );
}

/** Sorts fields into their places on the page, by kind and by whether they are lists. The dates in `when` are left out: the header shows them. */
function sortFields(fields: readonly OwnField[], when: OwnWhen | null) {
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

export const Head = ({ data: { ownEntry }, ...page }: HeadProps<Queries.OwnEntryTemplateQuery, PageLanguage>) => (
  <EntryHead {...page} entry={ownEntry} />
);

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
