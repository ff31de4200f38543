import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { useSite } from '../components/site-context/site-context';
import { ProjectGrid } from '../sections/showcase';
import type { ShownProject } from '../sections/shown';
import { ListHead } from './site-head';

type Props = PageProps<Queries.ProjectListTemplateQuery>;

/** All projects, newest first. */
export default function ProjectListTemplate({ data: { entries } }: Props) {
  const { lists } = useSite();
  const projects = entries as unknown as readonly ShownProject[];
  return (
    <div className="wrapper">
      <PageHeader
        title={lists.projects.title}
        summary={projects.length > 0 ? lists.projects.intro : lists.projects.empty}
      />
      <ProjectGrid projects={projects} eager level={2} />
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.ProjectListTemplateQuery>) {
  return <ListHead path={location.pathname} list="projects" entries={entries} />;
}

export const query = graphql`
  query ProjectListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
