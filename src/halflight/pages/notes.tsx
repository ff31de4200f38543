import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { SidebarGroup } from '../features/sidebar/sidebar-group';
import { SidebarGroups } from '../features/sidebar/sidebar-groups';
import { ListHeader, type ListContext } from '../site/list-header';
import { ListHead } from '../site/site-head';
import type { PageLanguage } from '../src/use-site-settings';
import '../features/sidebar/sidebar.css';
import '../site/list.css';

interface Context extends ListContext {
  /** The notes by folder. */
  tree: readonly SidebarGroup[];
}

/** The list of the notes of a vault, by folder, unless a note takes its place. */
export default function NotesPage({ data, pageContext }: PageProps<Queries.NotesPageQuery, Context>) {
  return (
    <div className="list wrapper">
      <ListHeader {...pageContext} empty={data.notes.length === 0} />
      <div className="sidebar-list">
        <SidebarGroups groups={pageContext.tree} entries={data.notes} />
      </div>
    </div>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.NotesPageQuery, Context & PageLanguage>) {
  return <ListHead path={location.pathname} context={pageContext} list={pageContext.list} entries={data.notes} />;
}

export const query = graphql`
  query NotesPage($ids: [String!]!) {
    notes: entryLinks(ids: $ids) {
      id
      title
      titleHtml
      path
    }
  }
`;
