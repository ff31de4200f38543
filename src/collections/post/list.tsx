import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Pagination } from '../../ui/components/pagination/pagination';
import { PostList } from './section';
import type { ShownPost } from '../../sections/shown';
import { ListHeader, type ListContext } from '../../ui/site/list-header';
import { ListHead } from '../../ui/site/site-head';

type Props = PageProps<Queries.PostListTemplateQuery, ListContext>;

/** All posts, newest first; of many, those of one page. */
export default function PostListTemplate({ data: { entries }, pageContext }: Props) {
  const posts = entries as unknown as readonly ShownPost[];
  return (
    <div className="wrapper">
      <ListHeader list="posts" empty={posts.length === 0} {...pageContext} />
      <PostList posts={posts} eager level={2} />
      <Pagination pages={pageContext.pages} />
    </div>
  );
}

export function Head({
  data: { entries },
  location,
  pageContext: { pages },
}: HeadProps<Queries.PostListTemplateQuery, ListContext>) {
  return <ListHead path={location.pathname} list="posts" entries={entries} pages={pages} />;
}

export const query = graphql`
  query PostListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
