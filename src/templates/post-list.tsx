import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { PostItem } from '../components/post-item/post-item';
import { useSite, useWords } from '../components/site-context/site-context';
import type { ShownPost } from '../sections/shown';
import { ListHead } from './site-head';

type Props = PageProps<Queries.PostListTemplateQuery>;

/** All posts, newest first. */
export default function PostListTemplate({ data: { entries } }: Props) {
  const say = useWords();
  const { lists } = useSite();
  const posts = entries as unknown as readonly ShownPost[];
  return (
    <div className="wrapper">
      <PageHeader title={lists.posts.title} summary={posts.length > 0 ? say('postsIntro') : say('noPosts')} />
      <ul className="post-list">
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostItem {...post} eager={index === 0} level={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Head({ location }: HeadProps) {
  return <ListHead path={location.pathname} list="posts" />;
}

export const query = graphql`
  query PostListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
