import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownPost } from '../../sections/shown';

/** Posts, newest first. Renders nothing if there are none. */
export function Posts({ section: { id, title, text, actions }, members, eager }: SectionProps<'posts'>) {
  const { lists } = useSite();
  const posts = members as readonly ShownPost[];
  if (posts.length === 0) return null;
  return (
    <Section type="posts" id={id} title={title ?? lists.posts.title} text={text} actions={actions} list={lists.posts}>
      <List entries={posts} eager={eager} level={3} />
    </Section>
  );
}
