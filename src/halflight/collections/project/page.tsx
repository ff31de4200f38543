import { graphql, type PageProps } from 'gatsby';
import { Enlargeable } from '../../ui/components/lightbox/enlargeable';
import { Lightbox } from '../../ui/components/lightbox/lightbox';
import { Actions } from '../../ui/components/actions/actions';
import { Contents, type Heading } from '../../ui/components/contents/contents';
import { Facts } from '../../ui/components/facts/facts';
import { PictureRows } from '../../ui/components/picture-rows/picture-rows';
import { Prose } from '../../features/prose/prose';
import { useDay, useList, useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import { toShownImage } from '../../site/shown-image';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';

type Props = PageProps<Queries.ProjectTemplateQuery, { tagPaths?: TagPaths }>;

export default function ProjectTemplate({ data: { project, ...neighbours }, pageContext: { tagPaths } }: Props) {
  const say = useWords();
  const showDay = useDay();
  const showList = useList();
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
      {...neighbours}
    >
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
    }
  }
`;
