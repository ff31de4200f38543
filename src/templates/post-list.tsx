import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { PostItem } from '../components/post-item/post-item';
import { useSite } from '../components/site-context/site-context';
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
      {posts.length > 0 && (
        <ul className="post-list">
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostItem {...post} eager={index === 0} level={2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.PostListTemplateQuery>) {
  return <ListHead path={location.pathname} list="posts" empty={(entries as unknown as unknown[]).length === 0} />;
}

export const query = graphql`
  query PostListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
