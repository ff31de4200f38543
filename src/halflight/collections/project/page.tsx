import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Enlargeable } from '../../features/lightbox/enlargeable';
import { Lightbox } from '../../features/lightbox/lightbox';
import { Actions } from '../../ui/components/actions/actions';
import { Contents } from '../../ui/components/contents/contents';
import { Facts } from '../../ui/components/facts/facts';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Prose } from '../../ui/components/prose/prose';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { useDay, useList, useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import type { Heading } from '../../markdown/headings';
import { toShownImage } from '../../ui/site/shown-image';
import { EntryHead } from '../../ui/site/site-head';
import type { PageLanguage } from '../../src/use-site-settings';
import { Title } from '../../ui/components/title/title';
import '../../ui/site/entry.css';

type Props = PageProps<Queries.ProjectTemplateQuery, { tagPaths?: TagPaths }>;

/** The page of a project. */
export default function ProjectTemplate({ data: { project, previous, next }, pageContext: { tagPaths } }: Props) {
  const say = useWords();
  const showDay = useDay();
  const showList = useList();
  if (!project) return null;
  const {
    title,
    titleHtml,
    summary,
    date,
    status,
    role,
    tools,
    tagLinks,
    cover,
    gallery,
    links,
    metrics,
    text,
    updated,
  } = project;
  const headings = text.headings as readonly Heading[];
  const picture = toShownImage(cover);
  const pictures = (gallery ?? []).map(toShownImage).filter((each) => each !== undefined);
  const facts = [
    { label: say('date'), value: date && showDay(date) },
    { label: say('role'), value: role },
    { label: say('status'), value: status },
    { label: say('tools'), value: tools && showList(tools) },
    { label: say('updated'), value: updated && showDay(updated) },
  ];
  return (
    <article className="entry wrapper">
      <PageHeader title={<Title title={title} html={titleHtml} />} summary={summary}>
        <Tags tags={tagLinks} paths={tagPaths} />
      </PageHeader>
      {picture && (
        <div className="entry-cover" data-whole="">
          <Enlargeable {...picture} label={title} eager sizes="(width >= 80rem) 76rem, 100vw" />
        </div>
      )}
      {picture && <Lightbox />}
      <div className="entry-columns">
        {(facts.some(({ value }) => value) || metrics || links || headings.length > 0) && (
          <aside className="entry-facts flow">
            <Facts facts={facts} />
            <Facts facts={metrics ?? []} large />
            <Actions actions={links ?? undefined} />
            <Contents headings={headings} />
          </aside>
        )}
        <div className="entry-body">
          <Prose html={text.html} />
        </div>
      </div>
      {pictures.length > 0 && (
        <section aria-label={say('gallery')}>
          <PictureRows pictures={pictures} />
        </section>
      )}
      <SourceLinks source={project.source} />
      <Pager label={say('moreProjects')} previous={previous} next={next} />
    </article>
  );
}

export const Head = ({ data: { project }, ...page }: HeadProps<Queries.ProjectTemplateQuery, PageLanguage>) => (
  <EntryHead {...page} entry={project} />
);

export const query = graphql`
  query ProjectTemplate($id: String!, $previousId: String, $nextId: String) {
    project(id: { eq: $id }) {
      title
      titleHtml
      summary
      excerpt
      date
      status
      role
      tools
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
      gallery {
        alt
        focus
        image
      }
      links {
        label
        url
      }
      metrics {
        label
        value
      }
      text {
        html
        headings {
          id
          text
          depth
        }
      }
      source
    }
    previous: project(id: { eq: $previousId }) {
      title
      titleHtml
      path
    }
    next: project(id: { eq: $nextId }) {
      title
      titleHtml
      path
    }
  }
`;
