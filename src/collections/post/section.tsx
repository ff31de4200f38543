import { PostItem } from './card';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownPost } from '../../sections/shown';

/** Posts, newest first. Without any there is no section. */
export function Posts({ section: { id, title, text, actions }, members, eager }: SectionProps<'posts'>) {
  const { lists } = useSite();
  const posts = members as readonly ShownPost[];
  if (posts.length === 0) return null;
  return (
    <Section type="posts" id={id} title={title ?? lists.posts.title} text={text} actions={actions} list={lists.posts}>
      <PostList posts={posts} eager={eager} level={3} />
    </Section>
  );
}

interface ListProps {
  posts: readonly ShownPost[];
  /** Whether the first cover is the first large image of the page. */
  eager: boolean;
  /** The level of the posts' headings. */
  level: 2 | 3;
}

/** The rows that the section and the list share. */
export function PostList({ posts, eager, level }: ListProps) {
  if (posts.length === 0) return null;
  return (
    <ul className="post-list">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostItem {...post} eager={eager && index === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
