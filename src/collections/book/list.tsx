import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite } from '../../ui/components/site-context/site-context';
import { BookGrid } from './section';
import type { ShownBook } from '../../sections/shown';
import { ListHead } from '../../ui/site/site-head';

type Props = PageProps<Queries.BookListTemplateQuery>;

/** All books, the last finished first. */
export default function BookListTemplate({ data: { entries } }: Props) {
  const { lists } = useSite();
  const books = entries as unknown as readonly ShownBook[];
  return (
    <div className="wrapper">
      <PageHeader title={lists.books.title} summary={books.length > 0 ? lists.books.intro : lists.books.empty} />
      <BookGrid books={books} eager level={2} />
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.BookListTemplateQuery>) {
  return <ListHead path={location.pathname} list="books" entries={entries} />;
}

export const query = graphql`
  query BookListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
