import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { useSite } from '../components/site-context/site-context';
import { PostList } from '../sections/posts';
import type { ShownPost } from '../sections/shown';
import { ListHead } from './site-head';

type Props = PageProps<Queries.PostListTemplateQuery>;

/** All posts, newest first. */
export default function PostListTemplate({ data: { entries } }: Props) {
  const { lists } = useSite();
  const posts = entries as unknown as readonly ShownPost[];
  return (
    <div className="wrapper">
      <PageHeader title={lists.posts.title} summary={posts.length > 0 ? lists.posts.intro : lists.posts.empty} />
      <PostList posts={posts} eager level={2} />
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.PostListTemplateQuery>) {
  return <ListHead path={location.pathname} list="posts" entries={entries} />;
}

export const query = graphql`
  query PostListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
