import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Pagination } from '../../ui/components/pagination/pagination';
import { ProjectGrid } from './section';
import type { ShownProject } from '../../sections/shown';
import { ListHeader, type ListContext } from '../../ui/site/list-header';
import { ListHead } from '../../ui/site/site-head';

type Props = PageProps<Queries.ProjectListTemplateQuery, ListContext>;

/** All projects, newest first; of many, those of one page. */
export default function ProjectListTemplate({ data: { entries }, pageContext }: Props) {
  const projects = entries as unknown as readonly ShownProject[];
  return (
    <div className="list wrapper">
      <ListHeader list="projects" empty={projects.length === 0} {...pageContext} />
      <ProjectGrid projects={projects} eager level={2} />
      <Pagination pages={pageContext.pages} />
    </div>
  );
}

export function Head({
  data: { entries },
  location,
  pageContext: { pages },
}: HeadProps<Queries.ProjectListTemplateQuery, ListContext>) {
  return <ListHead path={location.pathname} list="projects" entries={entries} pages={pages} />;
}

export const query = graphql`
  query ProjectListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
