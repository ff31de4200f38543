import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Pagination } from '../ui/components/pagination/pagination';
import { NumberedEntries } from '../ui/components/entry-list/entry-list';
import { PersonHead } from '../site/print-head/print-head';
import type { Member } from '../collections/shown';
import { Entries } from './entries';
import { ListHeader, type ListContext } from '../site/list-header';
import { ListHead } from '../site/site-head';
import type { PageLanguage } from '../src/use-site-settings';
import '../site/list.css';

interface Context extends ListContext {
  collection: Member['collection'];
  /** How many entries, counted from the first, are upcoming. */
  upcoming?: number;
  /** Whether it prints as a curriculum vitae, with its own header. */
  resume?: true;
}

/** The page of a collection's list, or one of several pages of a long list. */
export default function ListPage({ data, pageContext }: PageProps<Queries.ListPageQuery, Context>) {
  const entries = data.entries as unknown as readonly Member[];
  const { collection, upcoming, resume, pages, filters } = pageContext;
  const empty = entries.length === 0;
  // A paginated list cannot be filtered in place.
  const places = new Map(filters && !pages ? entries.map(({ id }, place) => [id, place]) : []);
  return (
    <div className="list wrapper">
      {resume && !empty && <PersonHead />}
      <ListHeader {...pageContext} empty={empty} />
      {!empty && (
        <NumberedEntries value={places}>
          <Entries collection={collection} entries={entries} upcoming={upcoming} eager level={2} />
        </NumberedEntries>
      )}
      <Pagination pages={pages} />
    </div>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ListPageQuery, Context & PageLanguage>) {
  const { list, pages, resume, filter, notesFeed } = pageContext;
  const known = { path: location.pathname, context: pageContext, list, pages, resume, filter, notesFeed };
  return <ListHead {...known} entries={data.entries} />;
}

export const query = graphql`
  query ListPage($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
