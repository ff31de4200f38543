import { PostItem } from '../components/post-item/post-item';
import { useSite } from '../components/site-context/site-context';
import { Section } from './section';
import type { SectionProps, ShownPost } from './shown';

/** Posts, newest first. Without any there is no section. */
export function Posts({ section: { id, title, text, actions }, members, eager }: SectionProps<'posts'>) {
  const { lists } = useSite();
  const posts = members as readonly ShownPost[];
  if (posts.length === 0) return null;
  return (
    <Section type="posts" id={id} title={title ?? lists.posts.title} text={text} actions={actions} list={lists.posts}>
      <ul className="post-list">
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostItem {...post} eager={eager && index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
