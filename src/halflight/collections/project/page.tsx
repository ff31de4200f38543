import { graphql, type PageProps } from 'gatsby';
import { Enlargeable } from '../../ui/components/lightbox/enlargeable';
import { Lightbox } from '../../ui/components/lightbox/lightbox';
import { Actions } from '../../ui/components/actions/actions';
import { Contents, type Heading } from '../../ui/components/contents/contents';
import { ratioOf } from '../../ui/components/picture-rows/row-styles';
import { Facts } from '../../ui/components/facts/facts';
import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Prose } from '../../features/prose/prose';
import { useDay, useList, useSite, useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import { toWideSizes } from '../../features/theme/picture-sizes';
import { toShownImage } from '../../site/shown-image';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';
import './page.css';

type Props = PageProps<Queries.ProjectTemplateQuery, { tagPaths?: TagPaths }>;

/** A project as a case study: what it is on the left, the facts in a rail on the right, then figures, the text and the next project. */
export default function ProjectTemplate({ data: { project, previous, next }, pageContext: { tagPaths } }: Props) {
  const say = useWords();
  const showDay = useDay();
  const showList = useList();
  const { look } = useSite();
  if (!project) return null;
  const { title, date, status, role, tools, tagLinks, cover, gallery, links, metrics, text, updated } = project;
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
    <EntryPage
      entry={project}
      summary={project.summary}
      header={<Tags tags={tagLinks} paths={tagPaths} />}
      more={say('moreProjects')}
      previous={previous}
      next={next && { ...next, cover: toShownImage(next.cover) }}
      className="project-page"
    >
      {(facts.some(({ value }) => value) || links) && (
        <aside className="entry-facts flow">
          <Facts facts={facts} />
          <Actions actions={links ?? undefined} />
        </aside>
      )}
      {picture && (
        <div
          className="entry-cover"
          data-whole=""
          style={{ '--ratio': ratioOf(picture).toFixed(3) } as React.CSSProperties}
        >
          <Enlargeable {...picture} label={title} eager sizes={toWideSizes(look)} />
        </div>
      )}
      {picture && <Lightbox />}
      <Facts facts={metrics ?? []} large />
      <div className="entry-columns">
        {headings.length > 0 && (
          <aside>
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
    </EntryPage>
  );
}

export const Head = entryHead(({ project }: Queries.ProjectTemplateQuery) => project);

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
      cover {
        alt
        focus
        image
      }
    }
  }
`;
